import CryptoKit
import Foundation
import TestSupport
import Testing

@Suite("Sealed boxes are those of the standard")
struct SealedBoxTests {
    private func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
    }

    private static let message =
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    private static let open = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
    private static let key = "feffe9928665731c6d6a8f9467308308"

    /// Test cases 4 and 16 of the mode's specification (McGrew and Viega).
    @Test(
        "Message, tag and nonce of the specification",
        arguments: [
            (key, "42831ec2", "5bc94fbc3221a5db94fae95ae7121a47"), (key + key, "522dc1f0", "76fc6ece0f4e1768cddf8853bb2d551b"),
        ])
    func specification(key: String, beginning: String, tag: String) throws {
        let key = SymmetricKey(data: bytes(key))
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(bytes(Self.message), using: key, nonce: nonce, authenticating: bytes(Self.open))
        expect(Array(box.ciphertext.prefix(4)), equals: bytes(beginning))
        expect(Array(box.tag), equals: bytes(tag))
        let again = try AES.GCM.SealedBox(combined: #require(box.combined))
        try expect(AES.GCM.open(again, using: key, authenticating: bytes(Self.open)), equals: Data(bytes(Self.message)))
    }

    @Test("What was changed is not opened")
    func changed() throws {
        let key = SymmetricKey(size: .bits192)
        let box = try AES.GCM.seal(Data("espresso".utf8), using: key)
        try expect(AES.GCM.open(box, using: key), equals: Data("espresso".utf8))
        var combined = try #require(box.combined)
        combined[14] ^= 1
        let other = try AES.GCM.SealedBox(combined: combined)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(other, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: SymmetricKey(size: .bits192)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3])) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    }
}
