import CryptoKit
import Foundation
import TestSupport
import Testing

@Suite("Digests and codes are those of the standards")
struct CryptoKitTests {
    func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// FIPS 180-4's examples, published by NIST, and RFC 1321, A.5.
    @Test("Digests of \"abc\" and of nothing")
    func abc() {
        let abc = Data("abc".utf8)
        expect(hex(SHA256.hash(data: abc)), equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        expect(hex(SHA256.hash(data: Data())), equals: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        expect(hex(Insecure.SHA1.hash(data: abc)), equals: "a9993e364706816aba3e25717850c26c9cd0d89d")
        expect(hex(Insecure.MD5.hash(data: abc)), equals: "900150983cd24fb0d6963f7d28e17f72")
        expect(SHA256.hash(data: abc).description, equals: "SHA256 digest: " + hex(SHA256.hash(data: abc)))
    }

    @Test("A long message taken in by pieces has the digest of the whole", arguments: [1, 55, 56, 63, 64, 119, 1_000])
    func pieces(length: Int) {
        let message = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        var function = SHA512()
        for byte in message { function.update(data: [byte]) }
        expect(function.finalize(), equals: SHA512.hash(data: message))
        #expect(SHA256.hash(data: message) != SHA256.hash(data: message + [0]))
    }

    /// A million times "a": FIPS 180-4's long examples.
    @Test("A message of many blocks")
    func million() {
        let message = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
        expect(hex(SHA256.hash(data: message)), equals: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        expect(hex(Insecure.SHA1.hash(data: message)), equals: "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
        expect(hex(Insecure.MD5.hash(data: message)), equals: "7707d6ae4e027c70eea2a935c2296f21")
    }

    /// RFC 4231, 4.3 and 4.7 (a key longer than a block); RFC 6238's first one-time code.
    @Test("Codes of messages with a key")
    func codes() {
        let jefe = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        expect(hex(jefe), equals: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let longKey = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
        let long = HMAC<SHA256>.authenticationCode(for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: longKey)
        expect(hex(long), equals: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                Data(jefe), authenticating: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8))))
        let counter = withUnsafeBytes(of: UInt64(1).bigEndian) { Data($0) }
        let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: Data("12345678901234567890".utf8))))
        let start = Int(code[19] & 15)
        let number = code[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
        expect(number % 100_000_000, equals: 94_287_082)
        expect(SymmetricKey(size: .bits256).bitCount, equals: 256)
    }
}
