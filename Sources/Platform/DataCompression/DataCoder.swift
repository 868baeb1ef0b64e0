import Foundation

/// The formats of compressed data that Apple's systems write.
package enum DataCoder: Hashable, Sendable {
    /// Deflate without the header of zlib (RFC 1951).
    case zlib
    /// Blocks of LZ4 in Apple's frame.
    case lz4
    /// A block of LZ4 without a frame.
    case lz4Raw
    /// LZFSE. Data is kept in its blocks without compression, and other blocks are not read.
    case lzfse

    /// Returns compressed data; nil if there is no memory for it.
    package func encoded(_ bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .zlib: Deflate.compress(bytes)
        case .lz4: frames(of: bytes)
        case .lz4Raw: LZ4Block.encoded(bytes)
        case .lzfse: Self.blocks(of: bytes, names: ("bvx-", "bvx$"))
        }
    }

    /// Returns the data again; nil if it is damaged, or has a block that is not read.
    package func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .zlib: Deflate.decompress(bytes)
        case .lz4Raw: LZ4Block.decode(bytes[...], after: [])
        case .lz4, .lzfse: unframed(bytes)
        }
    }

    /// Returns frames of 64 KiB, each as small as possible.
    private func frames(of bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
            let part = Array(bytes[start..<min(start + 1 << 16, bytes.count)])
            let block = LZ4Block.encoded(part)
            if block.count < part.count {
                output += Array("bv41".utf8) + Self.bytes(of: part.count) + Self.bytes(of: block.count) + block
            } else {
                output += Array("bv4-".utf8) + Self.bytes(of: part.count) + part
            }
        }
        return output + Array("bv4$".utf8)
    }

    private static func blocks(of bytes: [UInt8], names: (raw: String, end: String)) -> [UInt8] {
        (bytes.isEmpty ? [] : Array(names.raw.utf8) + Self.bytes(of: bytes.count) + bytes) + Array(names.end.utf8)
    }

    private func unframed(_ bytes: [UInt8]) -> [UInt8]? {
        var (output, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
        while rest.count >= 4 {
            let name = String(decoding: rest.prefix(4), as: UTF8.self)
            rest = rest.dropFirst(4)
            switch (self, name) {
            case (.lz4, "bv4$"), (.lzfse, "bvx$"): return output
            case (.lz4, "bv4-"), (.lzfse, "bvx-"):
                guard let count = Self.number(&rest), rest.count >= count else { return nil }
                output += rest.prefix(count)
                rest = rest.dropFirst(count)
            case (.lz4, "bv41"):
                guard let size = Self.number(&rest), let count = Self.number(&rest), rest.count >= count,
                    let decoded = LZ4Block.decode(rest.prefix(count), after: output), decoded.count - output.count == size
                else { return nil }
                output = decoded
                rest = rest.dropFirst(count)
            default: return nil
            }
        }
        return nil
    }

    /// The bytes of a number of 32 bits, the lowest first.
    private static func bytes(of number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        defer { bytes = bytes.dropFirst(4) }
        return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
