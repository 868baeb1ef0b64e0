/// The loops over whole rows of the picture: plain ones, which the compiler turns into vector code.
enum RowShrinker {
    /// Writes the samples of one row of a grid coarser by `step` (1, 2 or 4), whose first fine row is `y`.
    static func shrink(
        _ row: (Int) -> UnsafePointer<UInt8>, _ y: Int, by step: Int, _ target: UnsafeMutablePointer<Float>, _ length: Int
    ) {
        switch step {
        case 1:
            let line = row(y)
            for index in 0..<length { target[index] = Float(line[index]) }
        case 2:
            let (a, b, c, d) = (row(y - 1), row(y), row(y + 1), row(y + 2))
            for index in 0..<length {
                let outer = UInt16(a[index]) &+ UInt16(d[index])
                let inner = UInt16(b[index]) &+ UInt16(c[index])
                target[index] = Float(outer &+ 3 &* inner) * 0.125
            }
        default:
            // (1, 3, 3, 1) twice: (1, 3, 6, 10, 12, 12, 10, 6, 3, 1) / 64.
            let (a, b, c, d, e) = (row(y - 3), row(y - 2), row(y - 1), row(y), row(y + 1))
            let (f, g, h, i, j) = (row(y + 2), row(y + 3), row(y + 4), row(y + 5), row(y + 6))
            for index in 0..<length {
                var sum = UInt16(a[index]) &+ UInt16(j[index])
                sum = sum &+ 3 &* (UInt16(b[index]) &+ UInt16(i[index]))
                sum = sum &+ 6 &* (UInt16(c[index]) &+ UInt16(h[index]))
                sum = sum &+ 10 &* (UInt16(d[index]) &+ UInt16(g[index]))
                sum = sum &+ 12 &* (UInt16(e[index]) &+ UInt16(f[index]))
                target[index] = Float(sum) * 0.015625
            }
        }
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
            // Read from memory in every turn, weights are plainly numbers of 16 bits: only then do compilers choose the
            // instruction for the upper halves of eight products.
            @inline(__always) func product(_ row: UnsafeRawPointer, _ index: Int, _ weight: Int) -> Eight {
                let levels = row.loadUnaligned(fromByteOffset: index &* 2, as: Eight.self)
                let factor = splats.loadUnaligned(fromByteOffset: weight &* 16, as: Eight.self)
                let products = SIMD8<UInt32>(truncatingIfNeeded: levels) &* SIMD8<UInt32>(truncatingIfNeeded: factor)
                return Eight(truncatingIfNeeded: products &>> 16)
            }
            let result = UnsafeMutableRawPointer(target)
            var index = 0
            while index < length {
                // Four products lose half a 1/256 level each on average; 128 more round to the nearest level.
                var sum = product(a, index, 0) &+ product(b, index, 1) &+ 130
                sum = sum &+ product(c, index, 2) &+ product(d, index, 3)
                result.storeBytes(of: SIMD8<UInt8>(truncatingIfNeeded: sum &>> 8), toByteOffset: index, as: SIMD8<UInt8>.self)
                index &+= 8
            }
        }
    }
}
