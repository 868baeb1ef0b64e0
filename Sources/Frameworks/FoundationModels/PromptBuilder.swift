/// Builds a prompt from the lines of a closure.
///
/// Source: Apple, FoundationModels `PromptBuilder`.
@resultBuilder
public struct PromptBuilder {
    public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt { expression.promptRepresentation }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
    public static func buildOptional(_ prompt: Prompt?) -> Prompt { prompt ?? Prompt("") }
    public static func buildEither(first prompt: Prompt) -> Prompt { prompt }
    public static func buildEither(second prompt: Prompt) -> Prompt { prompt }
    public static func buildArray(_ prompts: [Prompt]) -> Prompt { Prompt(prompts.map(\.text).joined(separator: "\n")) }
    public static func buildLimitedAvailability(_ prompt: Prompt) -> Prompt { prompt }
}

/// Builds instructions from the lines of a closure.
///
/// Source: Apple, FoundationModels `InstructionsBuilder`.
@resultBuilder
public struct InstructionsBuilder {
    public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
        expression.instructionsRepresentation
    }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions { instructions ?? Instructions("") }
    public static func buildEither(first instructions: Instructions) -> Instructions { instructions }
    public static func buildEither(second instructions: Instructions) -> Instructions { instructions }
    public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions(parts.map(\.text).joined(separator: "\n")) }
    public static func buildLimitedAvailability(_ instructions: Instructions) -> Instructions { instructions }
}

extension Prompt {
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

extension Instructions {
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}
