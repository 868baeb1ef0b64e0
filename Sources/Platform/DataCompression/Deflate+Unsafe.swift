import CDeflate

/// libdeflate's streams without a header.
enum Deflate {
    /// Apple's zlib compresses as level 5 does.
    private static let level: Int32 = 5

    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { output, written in
            written = bytes.withUnsafeBytes { input in
                libdeflate_deflate_compress(compressor, input.baseAddress, bytes.count, output.baseAddress, bound)
            }
        }
        return stream.isEmpty ? nil : stream
    }

    /// Returns the data of a stream of at most a gibibyte; nil if the stream is damaged or longer.
    static func decompress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = max(bytes.count * 4, 1024)
        while room <= 1 << 30 {
            var result = LIBDEFLATE_BAD_DATA
            let data = [UInt8](unsafeUninitializedCapacity: room) { output, written in
                result = bytes.withUnsafeBytes { input in
                    libdeflate_deflate_decompress(decompressor, input.baseAddress, bytes.count, output.baseAddress, room, &written)
                }
                if result != LIBDEFLATE_SUCCESS { written = 0 }
            }
            if result == LIBDEFLATE_SUCCESS { return data }
            if result != LIBDEFLATE_INSUFFICIENT_SPACE { return nil }
            room *= 2
        }
        return nil
    }
}
