/// Bytes to compress, with their known structure: rows of pixels, each behind one byte that names its filter.
struct PixelBytes: Sendable {
    /// Bytes behind the last one, which may be read and are never stored.
    static let padding = 16

    /// The layout of the bytes.
    struct Shape: Sendable {
        let count: Int
        /// Bytes of a pixel; 1 for rows that hold several pixels in a byte.
        let bytesPerPixel: Int
        /// Bytes of a row with its filter.
        let bytesPerRow: Int
    }

    /// The rows and `padding` zeros.
    private(set) var padded: [UInt8]
    /// As many bytes, in which a pixel with a choice has its other value, and all others are unchanged; empty when no pixel has a choice.
    private let choices: [UInt8]
    let shape: Shape

    init(padded: [UInt8], choices: [UInt8] = [], bytesPerPixel: Int, bytesPerRow: Int) {
        precondition(padded.count >= Self.padding && bytesPerPixel > 0 && bytesPerRow > bytesPerPixel, "Rows hold pixels.")
        precondition(choices.isEmpty || choices.count == padded.count, "Every byte has its choice.")
        self.padded = padded
        self.choices = choices
        shape = Shape(count: padded.count - Self.padding, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
    }

    mutating func withMutablePointers<Result>(
        _ body: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>?) -> Result
    ) -> Result {
        padded.withUnsafeMutableBufferPointer { bytes in
            choices.withUnsafeBufferPointer { choices in
                guard let first = bytes.baseAddress else { preconditionFailure("There is padding at least.") }
                return body(first, choices.isEmpty ? nil : choices.baseAddress)
            }
        }
    }
}
