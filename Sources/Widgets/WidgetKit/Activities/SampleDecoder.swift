import Foundation

/// Makes a sample value of any `Decodable` type: words are the names of their keys, numbers and dates are plausible.
///
/// It serves for placeholders, whose words are redacted; its values are never shown as facts.
struct SampleDecoder: Decoder {
    var codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// A value of a type; `nil` if its own decoding will not take a made-up value.
    static func sample<T: Decodable>(of type: T.Type) -> T? { try? SampleDecoder().make(type) }

    /// The depth at which types that contain themselves end.
    private static let deepest = 12

    var isDeep: Bool { codingPath.count > Self.deepest }

    /// True if one level further in would be too deep, so that optional values are absent.
    var isLast: Bool { codingPath.count >= Self.deepest }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    func inside(_ key: any CodingKey) -> SampleDecoder { SampleDecoder(codingPath: codingPath + [key]) }

    func make<T: Decodable>(_ type: T.Type) throws -> T {
        guard !isDeep || type is any ExpressibleByNilLiteral.Type else {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "The type contains itself."))
        }
        if let plain = plainValue(type) as? T { return plain }
        if let first = (type as? any CaseIterable.Type).flatMap({ firstCase($0) }) as? T { return first }
        if type is any RawRepresentable.Type, let first = FirstCase.value(of: type) { return first }
        return try T(from: self)
    }

    private func firstCase<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }

    private func plainValue(_ type: Any.Type) -> Any? {
        switch type {
        case is String.Type: words
        case is Bool.Type: false
        case is Int.Type: 3
        case is Double.Type: 0.6
        case is Float.Type: 0.6 as Float
        case is Date.Type: Date().addingTimeInterval(15 * 60)
        case is Data.Type: Data()
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        case is URL.Type: URL(string: "https://example.com")
        case is Decimal.Type: Decimal(3)
        case is LocalizedStringResource.Type: LocalizedStringResource(stringLiteral: words)
        case is Locale.Type: Locale(identifier: "en_US")
        default: nil
        }
    }

    /// The name of the innermost key: `teamName`.
    private var words: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "text" }

    private struct Place: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(_ place: Int) {
            stringValue = "\(place)"
            intValue = place
        }
        init?(stringValue: String) { nil }
        init?(intValue: Int) { self.init(intValue) }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: SampleDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        /// An enum with payloads decodes one of its cases: the first.
        var allKeys: [Key] { FirstCase.value(of: Key.self).map { [$0] } ?? [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { decoder.isLast }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.inside(key).make(type) }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<NestedKey> {
            try decoder.inside(key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder.inside(key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey key: Key) throws -> any Decoder { decoder.inside(key) }
    }

    /// A list of one element; types that want more of them get more.
    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: SampleDecoder
        var currentIndex = 0
        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { nil }
        var isAtEnd: Bool { currentIndex > 0 || decoder.isLast }

        private mutating func next() -> SampleDecoder {
            defer { currentIndex += 1 }
            return decoder.inside(Place(currentIndex))
        }

        mutating func decodeNil() throws -> Bool { false }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().make(type) }
        mutating func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey> {
            try next().container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { next() }

        init(decoder: SampleDecoder) { self.decoder = decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: SampleDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.isDeep }

        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.make(type) }
        func decode(_ type: Bool.Type) throws -> Bool { false }
        func decode(_ type: String.Type) throws -> String { try decoder.make(type) }
        func decode(_ type: Double.Type) throws -> Double { 0.6 }
        func decode(_ type: Float.Type) throws -> Float { 0.6 }
        func decode(_ type: Int.Type) throws -> Int { 3 }
        func decode(_ type: Int8.Type) throws -> Int8 { 3 }
        func decode(_ type: Int16.Type) throws -> Int16 { 3 }
        func decode(_ type: Int32.Type) throws -> Int32 { 3 }
        func decode(_ type: Int64.Type) throws -> Int64 { 3 }
        func decode(_ type: UInt.Type) throws -> UInt { 3 }
        func decode(_ type: UInt8.Type) throws -> UInt8 { 3 }
        func decode(_ type: UInt16.Type) throws -> UInt16 { 3 }
        func decode(_ type: UInt32.Type) throws -> UInt32 { 3 }
        func decode(_ type: UInt64.Type) throws -> UInt64 { 3 }
    }
}
