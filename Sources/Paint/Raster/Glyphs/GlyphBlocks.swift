/// A mask's blocks of four pixels in a row, but for the empty ones.
///
/// To look at a letter's blocks one by one takes longer than to lay them on: they are empty, full or neither by turns, which
/// no processor foretells.
struct GlyphBlocks: Sendable {
    /// The place of a block: its row, and its first pixel from the mask's left.
    struct Place {
        private let bits: UInt32

        /// Creates a place, with both numbers within 0...16384.
        init(row: Int, x: Int) { bits = UInt32(row) << 16 | UInt32(x) }

        var row: Int { Int(bits >> 16) }
        var x: Int { Int(bits & 0xFFFF) }

        /// The first pixel's in rows of so many.
        @inline(__always)
        func index(width: Int) -> Int { row &* width &+ x }
    }

    /// A block of which anything is covered, and not all.
    struct Mixed {
        let place: Place
        /// A byte for each pixel, in the order of the pixels in memory.
        let levels: SIMD4<UInt8>
    }

    private(set) var mixed: [Mixed] = []
    /// Blocks that are covered wholly.
    private(set) var full: [Place] = []
    /// The number of blocks above each row, and above the end.
    private var starts: [SIMD2<UInt16>] = []

    /// Creates the blocks of rows of `stride` bytes, a multiple of four.
    init(_ coverage: [UInt8], stride: Int) {
        guard stride > 0 else { return }
        for row in 0..<coverage.count / stride {
            starts.append(SIMD2(UInt16(mixed.count), UInt16(full.count)))
            for x in Swift.stride(from: 0, to: stride, by: 4) {
                let first = row * stride + x
                let levels = SIMD4(coverage[first], coverage[first + 1], coverage[first + 2], coverage[first + 3])
                if levels == SIMD4(repeating: 255) {
                    full.append(Place(row: row, x: x))
                } else if levels != .zero {
                    mixed.append(Mixed(place: Place(row: row, x: x), levels: levels))
                }
            }
        }
        starts.append(SIMD2(UInt16(mixed.count), UInt16(full.count)))
    }

    /// The blocks that lie in some of the rows.
    @inline(__always)
    func mixed(in rows: Range<Int>) -> Range<Int> {
        Int(starts[rows.lowerBound].x)..<Int(starts[rows.upperBound].x)
    }

    @inline(__always)
    func full(in rows: Range<Int>) -> Range<Int> { Int(starts[rows.lowerBound].y)..<Int(starts[rows.upperBound].y) }

    /// Calls `body` with the pixels of some rows and columns of which anything is covered, and how much, of 255.
    func forEachPixel(
        in rows: Range<Int>, _ columns: Range<Int>, _ body: (_ row: Int, _ column: Int, _ level: UInt32) -> Void
    ) {
        func read(_ place: Place, _ levels: SIMD4<UInt8>) {
            for lane in 0..<4 where columns.contains(place.x + lane) && levels[lane] > 0 {
                body(place.row, place.x + lane, UInt32(levels[lane]))
            }
        }
        for block in mixed[mixed(in: rows)] { read(block.place, block.levels) }
        for place in full[full(in: rows)] { read(place, SIMD4(repeating: 255)) }
    }

    /// The memory that the blocks take, in bytes.
    var bytes: Int { 8 * mixed.count + 4 * full.count + 4 * starts.count }
}
