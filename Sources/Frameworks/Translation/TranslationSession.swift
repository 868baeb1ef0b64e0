@_exported import Foundation
import RunContext
@_exported import SwiftUI

/// An error of a translation.
///
/// Source: Apple, Translation `TranslationError`.
public struct TranslationError: LocalizedError, Hashable, Sendable {
    private let name: String
    public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
    public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
    public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
    public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
    public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
    public static let internalError = TranslationError(name: "internalError")
    public static let notInstalled = TranslationError(name: "notInstalled")
    public var errorDescription: String? { "Translation is not available on this device." }
    public static func ~= (error: Self, other: any Error) -> Bool { (other as? Self) == error }
}

/// The languages that can be translated: none.
///
/// Source: Apple, Translation `LanguageAvailability`.
public final class LanguageAvailability: Sendable {
    /// The possibility of a translation.
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// A translator, which fails, as there is none.
///
/// Source: Apple, Translation `TranslationSession`.
public final class TranslationSession: @unchecked Sendable {
    /// The languages of a translation. A view's task begins anew with each change.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        public mutating func invalidate() { version += 1 }
    }
    /// A text to translate.
    public struct Request: Hashable, Sendable {
        public let sourceText: String
        public let clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A translated text.
    public struct Response: Hashable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    /// The texts that a request gives one by one. It fails before its first.
    public struct BatchResponse: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?
    init(_ configuration: Configuration) { (sourceLanguage, targetLanguage) = (configuration.source, configuration.target) }

    public func translate(_ string: String) async throws -> Response { throw failure() }
    public func translations(from batch: [Request]) async throws -> [Response] { throw failure() }
    public func translate(batch: [Request]) -> BatchResponse {
        _ = failure()
        return BatchResponse()
    }
    public func prepareTranslation() async throws { throw failure() }

    private func failure() -> TranslationError {
        RunReports.note("TranslationSession was asked to translate: there is no translator here, and it fails.")
        return .notInstalled
    }
}

extension View {
    /// Runs a task with a translator when the view appears and when the configuration changes; none while it is nil.
    ///
    /// Source: Apple, Translation `translationTask(_:action:)`.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return task(id: configuration) {
            if let configuration { await action(TranslationSession(configuration)) }
        }
    }

    /// Runs a task with a translator between two languages.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View { translationTask(TranslationSession.Configuration(source: source, target: target), action: action) }

    /// Presents the system's translation of a text: a card with the text.
    ///
    /// Source: Apple, Translation `translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:)`.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) {
            ContentUnavailableView("Translation", systemImage: "translate", description: Text(verbatim: text))
                .onAppear { RunReports.note("translationPresentation shows a card: there is no translator here.") }
        }
    }
}
