import Foundation

/// The errors of keys and sealed messages.
///
/// Source: Apple, CryptoKit `CryptoKitError`.
public enum CryptoKitError: Error, Equatable {
    /// A key is not of a length that the cipher has.
    case incorrectKeySize
    /// A nonce, a tag or a box is not of a length that it can have.
    case incorrectParameterSize
    /// A message was changed, or sealed with another key.
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

/// The cipher AES.
///
/// Source: Apple, CryptoKit `AES`.
public enum AES: Sendable {
    /// AES in Galois/Counter Mode: messages that are encrypted, and protected against unnoticed changes.
    ///
    /// Source: Apple, CryptoKit `AES.GCM`.
    public enum GCM: Sendable {
        /// Bytes of a tag.
        private static let tagByteCount = 16
        /// The number of bytes of a random nonce.
        private static let nonceByteCount = 12

        /// A number that is used only once with a key.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]

            /// Creates a random nonce of 12 bytes. In a render the random numbers are the same in every run.
            public init() { bytes = (0..<nonceByteCount).map { _ in UInt8.random(in: .min ... .max) } }

            /// - Parameter data: at least 12 bytes.
            /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }

            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        }

        /// An encrypted message with the parts that are needed, beside the key, to read it.
        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            /// 16 bytes.
            public let tag: Data

            /// Nonce, message and tag in a row; nil unless the nonce has 12 bytes.
            public var combined: Data? { nonce.bytes.count == nonceByteCount ? Data(nonce.bytes) + ciphertext + tag : nil }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer bytes than those of a nonce and a tag.
            public init<D: DataProtocol>(combined: D) throws {
                let bytes = Array(combined)
                guard bytes.count >= nonceByteCount + tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                nonce = try Nonce(data: bytes[..<nonceByteCount])
                ciphertext = Data(bytes[nonceByteCount..<bytes.count - tagByteCount])
                tag = Data(bytes.suffix(tagByteCount))
            }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag that is not of 16 bytes.
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }

        /// Hides a message.
        ///
        /// - Parameters:
        ///   - message: The bytes to encrypt.
        ///   - key: Of 128, 192 or 256 bits.
        ///   - nonce: A nonce that was not used with this key; nil for a random one.
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

        /// The same, with data that go with the message in the open and cannot be changed either.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let (mode, nonce) = (try mode(key), nonce ?? Nonce())
            let ciphertext = mode.changed(Array(message), nonce: nonce.bytes)
            let tag = mode.tag(of: ciphertext, authenticating: Array(authenticatedData), nonce: nonce.bytes)
            return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
        }

        /// The message of a box.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`, or `.authenticationFailure` for another key, or a box that was changed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        /// The same, with the data that went with the message in the open.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let (mode, nonce) = (try mode(key), sealedBox.nonce.bytes)
            let ciphertext = Array(sealedBox.ciphertext)
            let tag = mode.tag(of: ciphertext, authenticating: Array(authenticatedData), nonce: nonce)
            guard equalInConstantTime(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
            return Data(mode.changed(ciphertext, nonce: nonce))
        }

        private static func mode(_ key: SymmetricKey) throws -> GaloisCounterMode {
            guard let cipher = AESBlockCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
            return GaloisCounterMode(cipher)
        }
    }
}
