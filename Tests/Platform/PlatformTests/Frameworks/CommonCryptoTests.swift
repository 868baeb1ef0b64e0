import CommonCrypto
import TestSupport
import Testing

/// Source of the values: RFC 1321 (MD5), FIPS 180-2 (SHA), RFC 4231 (HMAC).
@Suite("CommonCrypto") struct CommonCryptoTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("Hashes of 'abc'") func hashes() {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes {
            _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5)
            _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &sha256)
        }
        expect(hexadecimal(md5), equals: "900150983cd24fb0d6963f7d28e17f72")
        expect(hexadecimal(sha256), equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("The second test case of HMAC with SHA-256") func authentication() {
        let (key, text) = ("Jefe", "what do ya want for nothing?")
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
        expect(hexadecimal(code), equals: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
}
