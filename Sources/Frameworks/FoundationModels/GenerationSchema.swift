@_exported import Foundation

/// A limit of the values that a model may give.
///
/// Source: Apple, FoundationModels `GenerationGuide`.
public struct GenerationGuide<Value> {
    /// The words of JSON's schema with their values.
    let words: [String: GeneratedContent]
    /// The limits of each element of an array.
    var elements: [String: GeneratedContent] = [:]

    private init(_ words: KeyValuePairs<String, any ConvertibleToGeneratedContent>) {
        self.words = Dictionary(words.map { ($0.key, $0.value.generatedContent) }, uniquingKeysWith: { $1 })
    }
}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> Self { Self(["const": value]) }
    public static func anyOf(_ values: [String]) -> Self { Self(["enum": values]) }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self(["pattern": "\(regex)"]) }
}

extension GenerationGuide where Value: Comparable & Generable & Numeric {
    public static func minimum(_ value: Value) -> Self { Self(["minimum": value]) }
    public static func maximum(_ value: Value) -> Self { Self(["maximum": value]) }
    public static func range(_ range: ClosedRange<Value>) -> Self { Self(["minimum": range.lowerBound, "maximum": range.upperBound]) }
}

extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self(["minItems": count]) }
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self(["maxItems": count]) }
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
        Self(["minItems": range.lowerBound, "maxItems": range.upperBound])
    }
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { .count(count...count) }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] {
        var all = Self([:])
        all.elements = guide.words
        return all
    }
}

// The same guides where no type is known, as in the arguments of `@Guide`.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> Self { Self(["minItems": count]) }
    public static func maximumCount(_ count: Int) -> Self { Self(["maxItems": count]) }
    public static func count(_ range: ClosedRange<Int>) -> Self { Self(["minItems": range.lowerBound, "maxItems": range.upperBound]) }
    public static func count(_ count: Int) -> Self { .count(count...count) }
}

/// The shape of the values that a model may give.
///
/// Source: Apple, FoundationModels `GenerationSchema`.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    /// A property of an object.
    public struct Property: Sendable {
        let name: String
        let schema: GeneratedContent
        let isOptional: Bool

        private init(_ name: String, _ description: String?, _ schema: GenerationSchema, _ words: [GeneratedContent], isOptional: Bool) {
            self.name = name
            self.schema = schema.adding(words + (description.map { [GeneratedContent(properties: ["description": $0])] } ?? []))
            self.isOptional = isOptional
        }
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, Value.generationSchema, guides.map(\.content), isOptional: false)
        }
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, Value.generationSchema, guides.map(\.content), isOptional: true)
        }
        public init<Output>(name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]) {
            let words = guides.map { GenerationGuide.pattern($0).content }
            self.init(name, description, String.generationSchema, words, isOptional: false)
        }
        public init<Output>(name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>]) {
            let words = guides.map { GenerationGuide.pattern($0).content }
            self.init(name, description, String.generationSchema, words, isOptional: true)
        }
    }

    /// The schema as an object of JSON's schema.
    let content: GeneratedContent

    init(content: GeneratedContent) { self.content = content }
    init(plain type: String) { self.init(content: GeneratedContent(properties: ["type": type])) }
    init(arrayOf element: GenerationSchema) {
        self.init(content: GeneratedContent(properties: ["type": "array", "items": element.content]))
    }

    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        let values = GeneratedContent(properties: properties.map { ($0.name, $0.schema) }, uniquingKeysWith: { $1 })
        let required = properties.filter { !$0.isOptional }.map(\.name)
        self.init(named: "\(type)", description, ["type": "object", "properties": values, "required": required])
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(named: "\(type)", description, ["type": "string", "enum": choices])
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(named: "\(type)", description, ["anyOf": types.map { $0.generationSchema.content }])
    }
    /// The schema of an enumeration whose cases have values, which are the properties of an object of the case's name. The expansion of
    /// `@Generable` calls it.
    public init(type: any Generable.Type, description: String? = nil, cases: [(String, [Property])]) {
        let choices = cases.map { name, values in
            let properties = GeneratedContent(properties: values.map { ($0.name, $0.schema) }, uniquingKeysWith: { $1 })
            let object = GeneratedContent(properties: ["type": "object", "properties": properties])
            return GeneratedContent(
                properties: ["type": "object", "properties": GeneratedContent(properties: [name: object]), "required": [name]])
        }
        self.init(named: "\(type)", description, ["anyOf": choices])
    }

    private init(
        named name: String, _ description: String?, _ words: KeyValuePairs<String, any ConvertibleToGeneratedContent>
    ) {
        let labels = [("title", name)] + (description.map { [("description", $0)] } ?? [])
        self.init(content: GeneratedContent(properties: words).adding(labels.map { GeneratedContent(properties: [$0.0: $0.1]) }))
    }

    fileprivate func adding(_ words: [GeneratedContent]) -> GeneratedContent { content.adding(words) }

    public var debugDescription: String { content.jsonString }
}

extension GenerationGuide {
    fileprivate var content: GeneratedContent {
        var all = words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        if !elements.isEmpty {
            let items = elements.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            all.append(("items", GeneratedContent(properties: items, uniquingKeysWith: { $1 })))
        }
        return GeneratedContent(properties: all, uniquingKeysWith: { $1 })
    }
}

extension GeneratedContent {
    /// Returns an object with the properties of others; objects of one name in both are joined in the same way.
    fileprivate func adding(_ others: [GeneratedContent]) -> GeneratedContent {
        others.reduce(self) { sum, other in
            guard case .structure(var values, var keys) = sum.kind, case .structure(let added, let addedKeys) = other.kind else {
                return sum
            }
            for key in addedKeys {
                if values[key] == nil { keys.append(key) }
                if let earlier = values[key], let value = added[key], case .structure = earlier.kind, case .structure = value.kind {
                    values[key] = earlier.adding([value])
                } else {
                    values[key] = added[key]
                }
            }
            return GeneratedContent(kind: .structure(properties: values, orderedKeys: keys))
        }
    }
}
