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
        try storage.withUnsafeMutableBytes { bytes in
            // An array's elements begin at a multiple of 16 bytes.
            try bytes.withMemoryRebound(to: UInt32.self, body)
        }
    }
}
