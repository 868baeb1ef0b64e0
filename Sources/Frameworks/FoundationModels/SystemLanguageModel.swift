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

    /// The limits of what a model says.
    public struct Guardrails: Hashable, Sendable {
        private let name: String
        public static let `default` = Guardrails(name: "default")
        public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
    }

    public static let `default` = SystemLanguageModel()
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

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
    /// The choice among the words that may come next.
    public struct SamplingMode: Hashable, Sendable {
        private enum Way: Hashable, Sendable { case greedy, top(Int, UInt64?), threshold(Double, UInt64?) }
        private let way: Way
        public static var greedy: SamplingMode { SamplingMode(way: .greedy) }
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(way: .top(k, seed)) }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(way: .threshold(probabilityThreshold, seed))
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}

/// A text for a model.
///
/// Source: Apple, FoundationModels `Prompt`.
public struct Prompt: Sendable, ExpressibleByStringLiteral, PromptRepresentable {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(stringLiteral value: String) { text = value }
    public var promptRepresentation: Prompt { self }
}

/// The task of a model.
///
/// Source: Apple, FoundationModels `Instructions`.
public struct Instructions: Sendable, ExpressibleByStringLiteral, InstructionsRepresentable {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(stringLiteral value: String) { text = value }
    public var instructionsRepresentation: Instructions { self }
}
