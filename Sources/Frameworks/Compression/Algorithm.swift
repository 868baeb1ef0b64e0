import DataCompression
@_exported import Foundation
import RunContext

/// A format of compressed data, by the number that Apple's functions of C take.
///
/// Source: Apple, Compression `compression_algorithm`. LZMA, Brotli and LZBITMAP are reported, and nothing is compressed.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

extension compression_algorithm {
    /// The coder of the format; nil, and reported, for a format that is not written.
    var coder: DataCoder? {
        switch self {
        case COMPRESSION_ZLIB: return .zlib
        case COMPRESSION_LZ4: return .lz4
        case COMPRESSION_LZ4_RAW: return .lz4Raw
        case COMPRESSION_LZFSE: return .lzfse
        default:
            RunReports.note("Compression's algorithm 0x\(String(rawValue, radix: 16)) is neither written nor read here.")
            return nil
        }
    }

    /// Returns the data again; nil, and reported, if it cannot be read.
    func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        guard let coder else { return nil }
        let data = coder.decoded(bytes)
        if data == nil, coder == .lzfse {
            RunReports.note("Data of LZFSE was not read: its compressed blocks, which Apple's systems write, are unsupported.")
        }
        return data
    }
}

/// A format of compressed data.
///
/// Source: Apple, Compression `Algorithm`.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
    case lzfse, zlib, lz4, lzma, brotli

    public init?(rawValue: compression_algorithm) {
        guard let algorithm = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = algorithm
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

/// The direction of a filter.
///
/// Source: Apple, Compression `FilterOperation`.
public enum FilterOperation: Sendable { case compress, decompress }

/// An error of a filter.
///
/// Source: Apple, Compression `FilterError`.
public enum FilterError: LocalizedError, Sendable {
    case invalidState, invalidData

    public var errorDescription: String? { self == .invalidState ? "Invalid state" : "Invalid data" }
}
