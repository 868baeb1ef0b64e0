/// The loops over whole rows of the picture, sixteen bytes at a time.
enum RowShrinker {
    /// Eight numbers: every other byte of sixteen.
    private typealias Eight = SIMD8<UInt16>

    /// Writes the samples of one row of a grid coarser by `step` (1, 2 or 4), whose first fine row is `y`.
    static func shrink(
        _ row: (Int) -> UnsafePointer<UInt8>, _ y: Int, by step: Int, _ target: UnsafeMutablePointer<Float>, _ length: Int
    ) {
        switch step {
        case 1:
            let line = row(y)
            for index in 0..<length { target[index] = Float(line[index]) }
        case 2:
            halve((row(y - 1), row(y), row(y + 1), row(y + 2)), target, length)
        default:
            quarter(
                (row(y - 3), row(y - 2), row(y - 1), row(y), row(y + 1)),
                (row(y + 2), row(y + 3), row(y + 4), row(y + 5), row(y + 6)), target, length)
        }
    }

    private typealias Row = UnsafePointer<UInt8>

    /// The filter (1, 3, 3, 1) / 8.
    private static func halve(_ r: (Row, Row, Row, Row), _ target: UnsafeMutablePointer<Float>, _ length: Int) {
        let blocks = length / 16
        for block in 0..<blocks {
            @inline(__always) func bytes(_ row: Row) -> Eight { load(row, block) }
            let (a, b, c, d) = (bytes(r.0), bytes(r.1), bytes(r.2), bytes(r.3))
            let even = (a & 255) &+ (d & 255) &+ 3 &* ((b & 255) &+ (c & 255))
            let odd = (a &>> 8) &+ (d &>> 8) &+ 3 &* ((b &>> 8) &+ (c &>> 8))
            store(even, odd, 0.125, target + block &* 16)
        }
        for index in (blocks &* 16)..<length {
            let outer = UInt16(r.0[index]) &+ UInt16(r.3[index])
            let inner = UInt16(r.1[index]) &+ UInt16(r.2[index])
            target[index] = Float(outer &+ 3 &* inner) * 0.125
        }
    }

    /// The filter (1, 3, 3, 1) / 8 twice: (1, 3, 6, 10, 12, 12, 10, 6, 3, 1) / 64.
    private static func quarter(
        _ r: (Row, Row, Row, Row, Row), _ s: (Row, Row, Row, Row, Row), _ target: UnsafeMutablePointer<Float>,
        _ length: Int
    ) {
        let blocks = length / 16
        for block in 0..<blocks {
            var (even, odd) = (Eight.zero, Eight.zero)
            @inline(__always) func add(_ one: Row, _ other: Row, _ weight: UInt16) {
                let (a, b) = (load(one, block), load(other, block))
                even = even &+ weight &* ((a & 255) &+ (b & 255))
                odd = odd &+ weight &* ((a &>> 8) &+ (b &>> 8))
            }
            add(r.0, s.4, 1)
            add(r.1, s.3, 3)
            add(r.2, s.2, 6)
            add(r.3, s.1, 10)
            add(r.4, s.0, 12)
            store(even, odd, 0.015625, target + block &* 16)
        }
        for index in (blocks &* 16)..<length {
            @inline(__always) func pair(_ one: Row, _ other: Row) -> UInt16 { UInt16(one[index]) &+ UInt16(other[index]) }
            var sum = pair(r.0, s.4) &+ 3 &* pair(r.1, s.3)
            sum = sum &+ 6 &* pair(r.2, s.2) &+ 10 &* pair(r.3, s.1)
            sum = sum &+ 12 &* pair(r.4, s.0)
            target[index] = Float(sum) * 0.015625
        }
    }

    /// Sixteen bytes of a row, two to a number.
    @inline(__always)
    private static func load(_ row: Row, _ block: Int) -> Eight {
        UnsafeRawPointer(row).loadUnaligned(fromByteOffset: block &* 16, as: Eight.self)
    }

    /// Writes sixteen sums, of the even and the odd bytes, each times a factor.
    @inline(__always)
    private static func store(_ even: Eight, _ odd: Eight, _ factor: Float, _ target: UnsafeMutablePointer<Float>) {
        let (a, b) = (unsafeBitCast(even, to: SIMD4<UInt32>.self), unsafeBitCast(odd, to: SIMD4<UInt32>.self))
        // Bytes 0, 4, 8 and 12, and those 1, 2 and 3 behind them.
        let (first, second) = (number(a & 0xFFFF) * factor, number(b & 0xFFFF) * factor)
        let (third, fourth) = (number(a &>> 16) * factor, number(b &>> 16) * factor)
        let raw = UnsafeMutableRawPointer(target)
        @inline(__always) func put(_ lane: Int) {
            let four = SIMD4(first[lane], second[lane], third[lane], fourth[lane])
            raw.storeBytes(of: four, toByteOffset: lane &* 16, as: SIMD4<Float>.self)
        }
        put(0)
        put(1)
        put(2)
        put(3)
    }

    /// Returns whole numbers below 2^23 as floating-point ones: the lowest bits of a number that begins at 2^23.
    @inline(__always)
    private static func number(_ whole: SIMD4<UInt32>) -> SIMD4<Float> {
        unsafeBitCast(whole | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
    }

    /// Writes bytes from a row of 1/256 levels.
    static func round(_ row: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt8>, _ length: Int) {
        for index in 0..<length {
            target[index] = UInt8(truncatingIfNeeded: (UInt32(row[index]) &+ 128) &>> 8)
        }
    }

    /// Writes bytes from four rows of 1/256 levels, each times its weight; `length` is a multiple of eight.
    static func grow(
        _ rows: (
            UnsafePointer<UInt16>, UnsafePointer<UInt16>, UnsafePointer<UInt16>, UnsafePointer<UInt16>
        ), _ weights: SIMD4<Float>, _ target: UnsafeMutablePointer<UInt8>, _ length: Int
    ) {
        // No weight of the spline is above 2/3.
        let parts = (weights * 65_536).rounded(.toNearestOrEven)
        typealias Eight = SIMD8<UInt16>
        let (a, b) = (UnsafeRawPointer(rows.0), UnsafeRawPointer(rows.1))
        let (c, d) = (UnsafeRawPointer(rows.2), UnsafeRawPointer(rows.3))
        let splats = [
            Eight(repeating: UInt16(parts.x)), Eight(repeating: UInt16(parts.y)), Eight(repeating: UInt16(parts.z)),
            Eight(repeating: UInt16(parts.w)),
        ]
        splats.withUnsafeBytes { splats in
            guard let splats = splats.baseAddress else { return }
            // Read from memory in every turn, as `upperProducts` wants them.
            @inline(__always) func product(_ row: UnsafeRawPointer, _ index: Int, _ weight: Int) -> Eight {
                let levels = row.loadUnaligned(fromByteOffset: index &* 2, as: Eight.self)
                let factor = splats.loadUnaligned(fromByteOffset: weight &* 16, as: Eight.self)
                return RowComposer.upperProducts(levels, factor)
            }
            let result = UnsafeMutableRawPointer(target)
            var index = 0
            while index < length {
                // Four products lose half a 1/256 level each on average; 128 more round to the nearest level.
                var sum = product(a, index, 0) &+ product(b, index, 1) &+ 130
                sum = sum &+ product(c, index, 2) &+ product(d, index, 3)
                let level = sum &>> 8
                @inline(__always) func byte(_ lane: Int) -> UInt8 { UInt8(truncatingIfNeeded: level[lane]) }
                let bytes = SIMD8(byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7))
                result.storeBytes(of: bytes, toByteOffset: index, as: SIMD8<UInt8>.self)
                index &+= 8
            }
        }
    }
}
