import CryptoKit
@_exported import Foundation

// The hashes of C's CommonCrypto, as Swift sees them: by CryptoKit's.

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the hash of bytes to `digest`, which has room for it, and returns `digest`.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.MD5.self, data, count, to: digest)
}

@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.SHA1.self, data, count, to: digest)
}

@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    write(SHA256.self, data, count, to: digest)
}

@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    write(SHA384.self, data, count, to: digest)
}

@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    write(SHA512.self, data, count, to: digest)
}

private func write<H: HashFunction>(
    _ hash: H.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, to digest: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    for (index, byte) in H.hash(data: bytes(data, Int(count))).enumerated() { digest[index] = byte }
    return digest
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data { start.map { Data(bytes: $0, count: count) } ?? Data() }

/// Writes the authentication code of bytes for a key to `code`, which has room for it.
///
/// The algorithm is one of those above.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
    _ code: UnsafeMutableRawPointer!
) {
    let (key, data) = (SymmetricKey(data: bytes(key, keyLength)), bytes(data, dataLength))
    func write<H: HashFunction>(_ hash: H.Type) {
        for (index, byte) in HMAC<H>.authenticationCode(for: data, using: key).enumerated() {
            code.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        }
    }
    switch Int(algorithm) {
    case kCCHmacAlgMD5: write(Insecure.MD5.self)
    case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
    case kCCHmacAlgSHA256: write(SHA256.self)
    case kCCHmacAlgSHA384: write(SHA384.self)
    case kCCHmacAlgSHA512: write(SHA512.self)
    default: preconditionFailure("CCHmac has no algorithm \(algorithm).")
    }
}
