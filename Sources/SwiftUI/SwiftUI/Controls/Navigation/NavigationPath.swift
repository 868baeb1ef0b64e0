import Foundation

/// The values of the views over a navigation stack's root.
///
/// Source: Apple, SwiftUI `NavigationPath`.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value at the end.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes values off the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath {
    /// The values as they can be stored; nil if one of them cannot be encoded.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(path: self) : nil
    }

    /// The path that was stored.
    public init(_ codable: CodableRepresentation) { self = codable.path }

    /// A path that can be encoded: for each value, the last one first, the name of its type and its own JSON, both as strings.
    ///
    /// Source: Apple, SwiftUI `NavigationPath.CodableRepresentation`; the form is what others have printed of it.
    public struct CodableRepresentation: Codable, Equatable {
        let path: NavigationPath

        init(path: NavigationPath) { self.path = path }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no decodable and hashable type called \(name).")
                }
                let json = try container.decode(String.self)
                values.append(Self.hashable(try JSONDecoder().decode(type, from: Data(json.utf8))))
            }
            var path = NavigationPath()
            for value in values.reversed() { path.append(value) }
            self.path = path
        }

        private static func hashable(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            let json = JSONEncoder()
            json.outputFormatting = .sortedKeys
            for value in path.values.reversed() {
                guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath, debugDescription: "A value of the path cannot be encoded.")
                    throw EncodingError.invalidValue(value.base, context)
                }
                try container.encode(name)
                try container.encode(String(decoding: json.encode(encodable), as: UTF8.self))
            }
        }
    }
}
