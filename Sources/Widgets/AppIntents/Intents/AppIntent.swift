@_exported import SwiftUI

/// Something that an app can do, described so that the system can offer it and run it.
///
/// Source: Apple, AppIntents `AppIntent`.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    /// The description as the intent declares it: `IntentDescription`, or an optional one.
    ///
    /// Apple declares `description` as optional and reads it at compile time from the source, where most intents have `static var
    /// description = IntentDescription("…")`; with this type, both forms can be read.
    associatedtype _Description: _IntentDescribing = IntentDescription?

    /// A short name that begins with a verb.
    static var title: LocalizedStringResource { get }

    /// The description of what the intent does.
    static var description: _Description { get }

    /// A Boolean value that indicates whether the system opens the app before it runs the intent.
    static var openAppWhenRun: Bool { get }

    /// A Boolean value that indicates whether people can find the intent by themselves, as in Shortcuts.
    static var isDiscoverable: Bool { get }

    /// The policy on unlocking a device before the intent runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// The intent and its parameters in a sentence.
    @ParameterSummaryBuilder<Self>
    static var parameterSummary: SummaryContent { get }

    init()

    /// Performs the intent.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// The title alone, by default.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition
    public typealias Switch = ParameterSummarySwitchCondition
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    public typealias Dependency = AppDependency
}

extension AppIntent {
    /// Performs the intent, as another intent may do with it.
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
        if donate { try await IntentDonationManager.shared.donate(intent: self) }
        return try await perform()
    }

    /// Notifies the system that the intent was performed in the app.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }
}
