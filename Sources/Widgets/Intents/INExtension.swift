/// An object that finds the handler of an intent.
///
/// Source: Apple, Intents `INIntentHandlerProviding`.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns the handler of an intent; `nil` if there is none.
    func handler(for intent: INIntent) -> Any?
}

/// The principal object of an Intents extension; its class determines the available handlers.
///
/// Source: Apple, Intents `INExtension`.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    /// Returns the extension itself, by default.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent that was performed, and its result.
///
/// Source: Apple, Intents `INInteraction`.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = ""
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    /// Donates the interaction to the system; `donations` keeps it for the caller that plays the system's part.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Self.lock.withLock { Self.stored.append(self) }
        completion?(nil)
    }

    open func donate() async throws { Self.lock.withLock { Self.stored.append(self) } }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var stored: [INInteraction] = []

    /// The interactions donated in this run, oldest first.
    package static var donations: [INInteraction] { lock.withLock { stored } }
}

extension NSUserActivity {
    /// The interaction for which the system opened the app with this activity; a render opens none.
    ///
    /// Source: Apple, Intents `NSUserActivity.interaction`.
    public var interaction: INInteraction? { nil }
}

/// A way to an intent or to a state of an app that people can set up.
///
/// Source: Apple, Intents `INShortcut`.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? {
        if case .intent(let intent) = self { return intent }
        return nil
    }
}

/// A shortcut, and when it matters.
///
/// Source: Apple, Intents `INRelevantShortcut`.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    /// The kind of the widget that the shortcut configures.
    open var widgetKind: String?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// A reason for a shortcut to matter.
///
/// Source: Apple, Intents `INRelevanceProvider`.
open class INRelevanceProvider: NSObject {}

/// Dates between which a shortcut matters.
///
/// Source: Apple, Intents `INDateRelevanceProvider`.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
}

/// The store that receives an app's relevant shortcuts.
///
/// Source: Apple, Intents `INRelevantShortcutStore`.
open class INRelevantShortcutStore: NSObject {
    public nonisolated(unsafe) static let `default` = INRelevantShortcutStore()

    private let lock = NSLock()
    private var stored: [INRelevantShortcut] = []

    /// Replaces the stored shortcuts.
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock { stored = shortcuts }
        completionHandler?(nil)
    }

    /// The shortcuts that were stored last.
    package var shortcuts: [INRelevantShortcut] { lock.withLock { stored } }
}
