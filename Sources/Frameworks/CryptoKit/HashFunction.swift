import Foundation

/// A function that makes a short, fixed number of bytes, the digest, of any number of bytes.
///
/// Source: Apple, CryptoKit `HashFunction`.
public protocol HashFunction: Sendable {
    /// The number of bytes that are processed at once.
    static var blockByteCount: Int { get }
    associatedtype Digest: CryptoKit.Digest
    /// Creates a function without any input yet.
    init()
    /// Takes in more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of some bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes in more bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

/// The result of a hash function. Two digests are compared in a time that does not reveal where they differ.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes in a digest.
    static var byteCount: Int { get }
}

/// A digest stored as bytes, as all digests are.
protocol DigestOfBytes: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension DigestOfBytes {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }

    public var description: String {
        "\(Self.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// Returns whether some bytes equal those of a digest.
    public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { equalInConstantTime(digest.bytes, Array(data)) }

    public static func == (first: Self, second: Self) -> Bool { equalInConstantTime(first.bytes, second.bytes) }
}

func equalInConstantTime(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    var difference: UInt8 = 0
    for (a, b) in zip(first, second) { difference |= a ^ b }
    return difference == 0
}

/// A digest of SHA-256, 32 bytes.
public struct SHA256Digest: DigestOfBytes {
    static let name = "SHA256"
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]
}

/// A digest of SHA-384, 48 bytes.
public struct SHA384Digest: DigestOfBytes {
    static let name = "SHA384"
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]
}

/// A digest of SHA-512, 64 bytes.
public struct SHA512Digest: DigestOfBytes {
    static let name = "SHA512"
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]
}

/// Functions that are no longer secure, but that old protocols still require.
public enum Insecure {
    /// A digest of SHA-1, 20 bytes.
    public struct SHA1Digest: DigestOfBytes {
        static let name = "SHA1"
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]
    }

    /// A digest of MD5, 16 bytes.
    public struct MD5Digest: DigestOfBytes {
        static let name = "MD5"
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]
    }
}
