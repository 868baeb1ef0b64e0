/// The reason for which an intent stopped, in a form that the system can present to people.
///
/// Source: Apple, AppIntents `AppIntentError`.
public struct AppIntentError: Error, Sendable {
    /// The reason for the error.
    package enum Kind: Sendable {
        case restartPerform
        case needsForeground(IntentDialog?)
        case needsValue(parameter: String, IntentDialog?)
        case needsChoice(parameter: String, [String], IntentDialog?)
        case needsConfirmation(String, IntentDialog?)
        case permissionRequired(String)
        case unrecoverable(String)
        case userActionRequired(String)
    }

    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    /// The parameters have changed: perform the intent again from its beginning.
    public static let restartPerform = AppIntentError(kind: .restartPerform)

    /// A permission that a person has to grant first.
    public enum PermissionRequired {
        public static let bluetooth = AppIntentError(kind: .permissionRequired("Bluetooth"))
        public static let contacts = AppIntentError(kind: .permissionRequired("Contacts"))
        public static let localNetwork = AppIntentError(kind: .permissionRequired("the local network"))
        public static let photos = AppIntentError(kind: .permissionRequired("Photos"))
        public static let siri = AppIntentError(kind: .permissionRequired("Siri"))
        public static func location(precise: Bool) -> AppIntentError {
            AppIntentError(kind: .permissionRequired(precise ? "the precise location" : "the location"))
        }
    }

    /// A fault that a new attempt does not remove.
    public enum Unrecoverable {
        public static let entityNotFound = AppIntentError(kind: .unrecoverable("The item was not found."))
        public static let featureCurrentlyRestricted = AppIntentError(kind: .unrecoverable("The feature is restricted now."))
        public static let networkFailure = AppIntentError(kind: .unrecoverable("The network failed."))
        public static let notAllowed = AppIntentError(kind: .unrecoverable("This is not allowed."))
        public static let partialFailure = AppIntentError(kind: .unrecoverable("Only a part was completed."))
        public static let unknown = AppIntentError(kind: .unrecoverable("Something went wrong."))
        public static let unsupportedOnDevice = AppIntentError(kind: .unrecoverable("This device does not support it."))
    }

    /// An action that a person has to take first.
    public enum UserActionRequired {
        public static let accountSetup = AppIntentError(kind: .userActionRequired("Set up an account first."))
        public static let confirmation = AppIntentError(kind: .userActionRequired("Confirm it first."))
        public static let signin = AppIntentError(kind: .userActionRequired("Sign in first."))
    }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .restartPerform: "The parameters changed; perform the intent again."
        case .needsForeground(let dialog): dialog?.full ?? "The intent continues in its app."
        case .needsValue(let parameter, let dialog): dialog?.full ?? "A value is needed for \(parameter)."
        case .needsChoice(let parameter, let items, let dialog):
            dialog?.full ?? "Choose a value for \(parameter): \(items.joined(separator: ", "))."
        case .needsConfirmation(let subject, let dialog): dialog?.full ?? "Confirm \(subject) first."
        case .permissionRequired(let subject): "Allow the use of \(subject) first."
        case .unrecoverable(let text), .userActionRequired(let text): LocalizedStringResource(stringLiteral: text)
        }
    }
}

extension AppIntentError: CustomStringConvertible {
    public var description: String { String(localized: localizedStringResource) }
}
