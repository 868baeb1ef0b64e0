@_exported import Foundation
import RunContext

/// The language model of the system. A render has none: it is not available on the device.
///
/// Source: Apple, FoundationModels `SystemLanguageModel`.
public final class SystemLanguageModel: Sendable {
    /// The use of a model.
    public struct UseCase: Hashable, Sendable {
        private let name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The possibility to use a model.
    public enum Availability: Hashable, Sendable {
        /// The reason why a model cannot be used.
        public enum UnavailableReason: Hashable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
        case available
        case unavailable(UnavailableReason)
    }

    public static let `default` = SystemLanguageModel()
    public init(useCase: UseCase = .general) {}

    public var availability: Availability {
        RunReports.note("SystemLanguageModel.availability is unavailable(.deviceNotEligible): there is no language model here.")
        return .unavailable(.deviceNotEligible)
    }
    public var isAvailable: Bool { availability == .available }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// The properties of an answer.
///
/// Source: Apple, FoundationModels `GenerationOptions`.
public struct GenerationOptions: Hashable, Sendable {
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
    }
}

/// A text for a model.
public struct Prompt: Sendable, ExpressibleByStringLiteral {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}

/// The task of a model.
public struct Instructions: Sendable, ExpressibleByStringLiteral {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}

/// A conversation with a model, which fails, as there is none.
///
/// Source: Apple, FoundationModels `LanguageModelSession`.
public final class LanguageModelSession: @unchecked Sendable {
    /// The reason why an answer failed.
    public enum GenerationError: LocalizedError, Sendable {
        /// The details of a failure.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context), unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context), decodingFailure(Context), rateLimited(Context), concurrentRequests(Context)

        public var errorDescription: String? { "The model's assets are unavailable." }
    }

    /// An answer.
    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
    }

    public var isResponding: Bool { false }

    public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
    public init(model: SystemLanguageModel = .default, instructions: Instructions) {}
    public init(model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions) rethrows {
        _ = try instructions()
    }
    public func prewarm(promptPrefix: Prompt? = nil) {}

    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw failure()
    }
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw failure()
    }

    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw failure()
    }

    /// An answer as it grows. It fails before its first part.
    public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
        /// The part of an answer that is there.
        public struct Snapshot: Sendable {
            public var content: Content
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            let failure: GenerationError
            public mutating func next() async throws -> Snapshot? { throw failure }
        }

        fileprivate let failure: GenerationError
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(failure: failure) }
        public func collect() async throws -> Response<Content> { throw failure }
    }

    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
        ResponseStream(failure: failure("streamResponse"))
    }
    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
        ResponseStream(failure: failure("streamResponse"))
    }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        _ = try prompt()
        return ResponseStream(failure: failure("streamResponse"))
    }

    private func failure(_ call: String = "respond") -> GenerationError {
        RunReports.note("LanguageModelSession.\(call)(to:) was called: there is no language model here.")
        return .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model here."))
    }
}

/// Builds a prompt from the lines of a closure.
///
/// Source: Apple, FoundationModels `PromptBuilder`.
@resultBuilder
public struct PromptBuilder {
    public static func buildExpression(_ text: String) -> Prompt { Prompt(text) }
    public static func buildExpression(_ prompt: Prompt) -> Prompt { prompt }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt(parts.map(\.text).joined(separator: "\n")) }
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
    public static func buildExpression(_ text: String) -> Instructions { Instructions(text) }
    public static func buildExpression(_ instructions: Instructions) -> Instructions { instructions }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions(parts.map(\.text).joined(separator: "\n")) }
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
