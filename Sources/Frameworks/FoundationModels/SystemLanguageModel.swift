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
    public func prewarm() {}

    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw failure()
    }
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw failure()
    }

    private func failure() -> GenerationError {
        RunReports.note("LanguageModelSession.respond(to:) was called: there is no language model here.")
        return .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model here."))
    }
}
