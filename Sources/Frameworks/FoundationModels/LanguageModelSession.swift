@_exported import Foundation
import Observation
import RunContext

/// A conversation with a model, which fails, as there is none.
///
/// Source: Apple, FoundationModels `LanguageModelSession`.
public final class LanguageModelSession: Observable, @unchecked Sendable {
    /// The reason why an answer failed.
    public enum GenerationError: LocalizedError, Sendable {
        /// The details of a failure.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context), unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context), decodingFailure(Context), rateLimited(Context), concurrentRequests(Context)

        public var errorDescription: String? {
            if case .decodingFailure(let context) = self { return context.debugDescription }
            return "The model's assets are unavailable."
        }
    }

    /// An error of a tool that the model called.
    public struct ToolCallError: LocalizedError {
        public let tool: any Tool
        public let underlyingError: any Error
        public init(tool: any Tool, underlyingError: any Error) { (self.tool, self.underlyingError) = (tool, underlyingError) }
        public var errorDescription: String? { "\(tool.name): \(underlyingError.localizedDescription)" }
    }

    /// An answer.
    public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
    }

    public var isResponding: Bool { false }

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {}
    public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
    }

    /// Loads the model. There is none, so this returns at once.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// An answer as it grows. It fails before its first part.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// The part of an answer that is there.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            let failure: GenerationError
            public mutating func next() async throws -> Snapshot? { throw failure }
        }

        fileprivate let failure: GenerationError
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(failure: failure) }
        public func collect() async throws -> Response<Content> { throw failure }
    }

    @discardableResult
    public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw failure()
    }
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw failure()
    }
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw failure()
    }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        _ = try prompt()
        return ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        throw failure()
    }
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        throw failure()
    }
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        _ = try prompt()
        throw failure()
    }
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        _ = try prompt()
        return ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        throw failure()
    }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        throw failure()
    }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> {
        ResponseStream(failure: failure("streamResponse"))
    }
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw failure()
    }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream(failure: failure("streamResponse"))
    }

    private func failure(_ call: String = "respond") -> GenerationError {
        RunReports.note("LanguageModelSession.\(call)(to:) was called: there is no language model here.")
        return .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model here."))
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
