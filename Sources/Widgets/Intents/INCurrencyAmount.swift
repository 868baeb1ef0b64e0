import Foundation

/// An amount of money.
///
/// Source: Apple, Intents `INCurrencyAmount`.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        (self.amount, self.currencyCode) = (amount, currencyCode)
        super.init()
    }
}

/// A shortcut with the words that a person says to Siri.
///
/// Source: Apple, Intents `INVoiceShortcut`.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}

/// The shortcuts that a person said words for: none.
///
/// Source: Apple, Intents `INVoiceShortcutCenter`.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    open func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func getVoiceShortcut(with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    /// Keeps nothing: nobody looks for shortcuts here.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
