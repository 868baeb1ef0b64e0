extension Layer {
    /// The pixels as bytes: red, green, blue, alpha of each in turn.
    func bytes() -> [UInt8] {
        #if _endian(big)
            withPixels { pixels in
                for index in pixels.indices { pixels[index] = pixels[index].littleEndian }
            }
        #endif
        return storage
    }

    /// The pixels as numbers, row by row: red in the lowest byte, alpha in the highest.
    @inline(__always)
    func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        let count = bounds.width * bounds.height
        return try storage.withUnsafeMutableBytes { bytes in
            // An array's elements begin at a multiple of 16 bytes.
            try bytes.withMemoryRebound(to: UInt32.self) { pixels in
                try body(UnsafeMutableBufferPointer(rebasing: pixels[..<count]))
            }
        }
    }
}

extension [UInt8] {
    /// Creates bytes with arbitrary contents, for a caller who writes them all.
    init(arbitrary count: Int) {
        self.init(unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
    }

    /// Makes the first `count` bytes zero.
    mutating func clear(_ count: Int) {
        withUnsafeMutableBufferPointer { bytes in
            UnsafeMutableBufferPointer(rebasing: bytes[..<count]).update(repeating: 0)
        }
    }
}
