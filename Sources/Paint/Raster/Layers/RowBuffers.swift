/// Buffers for a piece of a row, shared by everything that a renderer draws.
struct RowBuffers {
    var pixels: [UInt32] = []
    var coverage: [UInt8] = []

    mutating func reserve(_ width: Int) {
        if pixels.count < width { pixels = [UInt32](repeating: 0, count: width) }
        if coverage.count < width { coverage = [UInt8](repeating: 0, count: width) }
    }
}
