@_exported import Foundation

/// A value that a prompt can hold.
///
/// Source: Apple, FoundationModels `PromptRepresentable`.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// A value that instructions can hold.
///
/// Source: Apple, FoundationModels `InstructionsRepresentable`.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// A type that is read from content.
///
/// Source: Apple, FoundationModels `ConvertibleFromGeneratedContent`.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// - Throws: an error if the content has another shape.
    init(_ content: GeneratedContent) throws
}

/// A type whose values become content, which is written as JSON in prompts and instructions.
///
/// Source: Apple, FoundationModels `ConvertibleToGeneratedContent`.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { Prompt(generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { Instructions(generatedContent.jsonString) }
}

/// A type of answers.
///
/// Source: Apple, FoundationModels `Generable`.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The part of a value that is there while an answer grows.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// Returns the value as a part that is complete.
    ///
    /// The content of a value is always one that its type can read.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do { return try PartiallyGenerated(generatedContent) } catch { fatalError("\(Self.self): its content cannot be read: \(error)") }
    }
}

/// Makes a type one of answers: its schema, its content, its part, and how it is read.
///
///     @Generable struct Card {
///         @Guide(description: "A question") var front: String
///         var back: String
///     }
///
/// Source: Apple, FoundationModels `Generable(description:)`.
@attached(extension, conformances: Generable, names: named(init(_:)))
@attached(member, names: named(generationSchema), named(generatedContent), named(PartiallyGenerated))
public macro Generable(description: String? = nil) = #externalMacro(module: "PreviewMacros", type: "Generable")

/// Describes a property of an answer to the model, and limits its values.
///
/// Source: Apple, FoundationModels `Guide(description:_:)`.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "PreviewMacros", type: "Guide")

/// Describes a text of an answer to the model by a pattern that it matches.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "PreviewMacros", type: "Guide")

/// Describes a property of an answer to the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewMacros", type: "Guide")

// MARK: Values

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "string") }
    public init(_ content: GeneratedContent) throws {
        guard case .string(let text) = content.kind else { throw content.mismatch(Self.self) }
        self = text
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public var promptRepresentation: Prompt { Prompt(self) }
    public var instructionsRepresentation: Instructions { Instructions(self) }
}

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "boolean") }
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch(Self.self) }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "integer") }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else { throw content.mismatch(Self.self) }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "number") }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.mismatch(Self.self) }
        self = number
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { Double.generationSchema }
    public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
    public var generatedContent: GeneratedContent { Double(self).generatedContent }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { Double.generationSchema }
    public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
    public var generatedContent: GeneratedContent { NSDecimalNumber(decimal: self).doubleValue.generatedContent }
}

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "null") }
    public init(_ content: GeneratedContent) throws { throw content.mismatch(Self.self) }
    public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema { GenerationSchema(arrayOf: Element.generationSchema) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.mismatch(Self.self) }
        self = try elements.map(Element.init)
    }
}

extension Array: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(elements: self) }
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
