/// Four pixels made ready to be composited over four others, however often.
///
/// The backdrop shows through as rest / 255. Of a channel's byte d in the upper half of a number of 16 bits, the upper half of its
/// product with round(rest * 65536 / 255) is 256 * d * rest / 255, less than 1.5 too low and less than 0.5 too high; but as d * rest /
/// 255 is never nearer to a half than 1/510, the byte is the nearest one all the same for all numbers, once half a level has been added.
/// One product takes the place of a product and two more sums.
struct BlendBlock {
    /// The factor for each pixel twice, by which its two pairs of channels below are multiplied, times 65,536.
    private var factors: SIMD8<UInt16>
    /// Red and blue of the composited pixel, in 256ths of a level, and half a level.
    private var even: SIMD8<UInt16>
    /// Green and alpha of the composited pixel, in 256ths of a level, and half a level.
    private var odd: SIMD8<UInt16>

    @inline(__always)
    init(_ pixels: SIMD4<UInt32>) {
        let rest = 255 &- pixels &>> 24
        // 65536 / 255 is 257 + 1 / 255; a whole number has no room for all of it, and needs none.
        let factor = rest &* 257 &+ rest &>> 7
        let held = factor &- factor &>> 16
        factors = unsafeBitCast(held | held &<< 16, to: SIMD8<UInt16>.self)
        let channels = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
        even = (channels &<< 8) | 128
        odd = (channels & 0xFF00) | 128
    }

    /// The block at `block`, over four pixels.
    ///
    /// Read from memory in every turn, the factors are plainly numbers of 16 bits: only then do compilers choose the
    /// instruction for the upper halves of eight products.
    @inline(__always)
    static func over(_ below: SIMD4<UInt32>, _ block: UnsafePointer<BlendBlock>) -> SIMD4<UInt32> {
        let channels = unsafeBitCast(below, to: SIMD8<UInt16>.self)
        let even = (RowComposer.upperProducts(channels &<< 8, block.pointee.factors) &+ block.pointee.even) &>> 8
        let odd = (RowComposer.upperProducts(channels & 0xFF00, block.pointee.factors) &+ block.pointee.odd) & 0xFF00
        return unsafeBitCast(even | odd, to: SIMD4<UInt32>.self)
    }
}

/// Loops over rows, each a function of its own.
extension BlendBlock {
    /// Composites the block at `block`, four times `pixel`, over `count` pixels.
    @inline(never)
    static func composite(
        _ block: UnsafePointer<BlendBlock>, _ pixel: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index &+ 4 <= count {
            let four = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            raw.storeBytes(of: over(four, block), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            index &+= 4
        }
        while index < count {
            row[index] = PackedPixel.over(pixel, row[index])
            index &+= 1
        }
    }

    /// Composites `count` blocks over four pixels each.
    @inline(never)
    static func composite(_ blocks: UnsafePointer<BlendBlock>, over row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let raw = UnsafeMutableRawPointer(row)
        for index in 0..<count {
            let four = raw.loadUnaligned(fromByteOffset: index &* 16, as: SIMD4<UInt32>.self)
            raw.storeBytes(of: over(four, blocks + index), toByteOffset: index &* 16, as: SIMD4<UInt32>.self)
        }
    }
}
