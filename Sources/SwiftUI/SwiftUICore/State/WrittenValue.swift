import Foundation

/// Values as people write them: `true`, `3`, `0.5`, `Hello`, `.dark`, `nil`, and JSON for composite values.
enum WrittenValue {
    /// Returns the value of a type that text stands for; nil if it stands for none.
    static func value<Value>(of words: String, as type: Value.Type) -> Value? {
        if let optional = type as? any WrittenOptional.Type {
            // A missing value differs from the value nil.
            guard let value = optional.value(of: words) else { return nil }
            return value as? Value
        }
        if let plain = type as? any LosslessStringConvertible.Type { return plain.init(words) as? Value }
        if type == CGFloat.self { return Double(words).map { CGFloat($0) } as? Value }
        let word = words.hasPrefix(".") ? String(words.dropFirst()) : words
        if let named = PlainEnumeration.cases(of: type).first(where: { "\($0)" == word }) { return named }
        if let cases = type as? any CaseIterable.Type, let named = named(word, in: cases) as? Value { return named }
        if let raw = type as? any RawRepresentable.Type, let value = self.raw(words, of: raw) as? Value { return value }
        guard let decoded = type as? any Decodable.Type else { return nil }
        return (json(words, as: decoded) ?? json("\"\(words)\"", as: decoded)) as? Value
    }

    private static func named<Cases: CaseIterable>(_ word: String, in type: Cases.Type) -> Any? {
        type.allCases.first { "\($0)" == word }
    }

    private static func raw<Raw: RawRepresentable>(_ words: String, of type: Raw.Type) -> Any? {
        value(of: words, as: Raw.RawValue.self).flatMap(Raw.init(rawValue:))
    }

    private static func json(_ words: String, as type: any Decodable.Type) -> Any? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode(type, from: Data(words.utf8))
    }
}

/// An optional of any type.
private protocol WrittenOptional {
    /// Returns `nil`, or the wrapped value that text stands for; nil if it stands for neither.
    static func value(of words: String) -> Any?
}

extension Optional: WrittenOptional {
    fileprivate static func value(of words: String) -> Any? {
        if words == "nil" { return Self.none as Any }
        return WrittenValue.value(of: words, as: Wrapped.self).map { Self.some($0) as Any }
    }
}
