/// Requests to people while an intent runs. A render has nobody to answer them, and neither has a widget's intent: the caller that
/// performed the intent gets an error with the request.
extension IntentParameter {
    /// The error to throw so that people choose one of several values.
    public func needsDisambiguationError(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(
            kind: .needsChoice(
                parameter: title.key, items.map { Self.words(of: $0) }, dialog ?? editing.requestDisambiguationDialog))
    }

    /// Requests that people choose one of several values.
    ///
    /// - Returns: the only value, if there is just one.
    /// - Throws: `needsDisambiguationError(among:dialog:)`.
    public func requestDisambiguation(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        if items.count == 1, let only = items.first { return only }
        throw needsDisambiguationError(among: items, dialog: dialog)
    }

    /// The error to throw so that people confirm a value.
    public func needsConfirmationError(for value: Value.ValueType, dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(kind: .needsConfirmation(Self.words(of: value), dialog))
    }

    /// Requests a confirmation that a value is the intended one.
    ///
    /// - Throws: `needsConfirmationError(for:dialog:)`.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsConfirmationError(for: value, dialog: dialog)
    }

    private static func words(of value: Any) -> String {
        switch value {
        case let value as any InstanceDisplayRepresentable: String(localized: value.displayRepresentation.title)
        case let value as any AppEnum: String(localized: value.localizedStringResource)
        default: "\(value)"
        }
    }
}

extension AppIntent {
    /// Requests that people confirm the intent.
    ///
    /// - Throws: an error with the request, since nobody can answer it.
    public func requestConfirmation() async throws { throw AppIntentError(kind: .needsConfirmation("\(Self.self)", nil)) }

    /// Requests that people confirm the intent, with the words of a dialog.
    ///
    /// - Parameters:
    ///   - conditions: the conditions on which people are asked.
    ///   - actionName: the word on the button.
    ///   - dialog: the question.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
    ) async throws {
        throw AppIntentError(kind: .needsConfirmation("\(Self.self)", dialog))
    }

    /// Requests that people confirm a result.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError(kind: .needsConfirmation("\(Self.self)", (result as? any ProvidesDialog)?.dialog))
    }
}

/// The conditions on which people are asked to confirm an intent.
///
/// Source: Apple, AppIntents `ConfirmationConditions`.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The condition that nobody looks at the screen, as with headphones.
    public static let offScreen = ConfirmationConditions(rawValue: 1)
    /// The condition that the screen is locked.
    public static let unauthenticated = ConfirmationConditions(rawValue: 2)
}

/// The word on the button that confirms an intent.
///
/// Source: Apple, AppIntents `ConfirmationActionName`.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let add = ConfirmationActionName("Add")
    public static let addData = ConfirmationActionName("Add Data")
    public static let book = ConfirmationActionName("Book")
    public static let buy = ConfirmationActionName("Buy")
    public static let call = ConfirmationActionName("Call")
    public static let checkIn = ConfirmationActionName("Check In")
    public static let `continue` = ConfirmationActionName("Continue")
    public static let create = ConfirmationActionName("Create")
    public static let `do` = ConfirmationActionName("Do")
    public static let download = ConfirmationActionName("Download")
    public static let filter = ConfirmationActionName("Filter")
    public static let find = ConfirmationActionName("Find")
    public static let get = ConfirmationActionName("Get")
    public static let go = ConfirmationActionName("Go")
    public static let log = ConfirmationActionName("Log")
    public static let open = ConfirmationActionName("Open")
    public static let order = ConfirmationActionName("Order")
    public static let pay = ConfirmationActionName("Pay")
    public static let play = ConfirmationActionName("Play")
    public static let playSound = ConfirmationActionName("Play Sound")
    public static let post = ConfirmationActionName("Post")
    public static let request = ConfirmationActionName("Request")
    public static let run = ConfirmationActionName("Run")
    public static let search = ConfirmationActionName("Search")
    public static let send = ConfirmationActionName("Send")
    public static let set = ConfirmationActionName("Set")
    public static let share = ConfirmationActionName("Share")
    public static let start = ConfirmationActionName("Start")
    public static let startNavigation = ConfirmationActionName("Start Navigation")
    public static let toggle = ConfirmationActionName("Toggle")
    public static let turnOff = ConfirmationActionName("Turn Off")
    public static let turnOn = ConfirmationActionName("Turn On")
    public static let view = ConfirmationActionName("View")

    /// Words of the app's own, for going on and for going back.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel.key)
    }
}
