import AppIntents
import Foundation
import SwiftUI

extension Error {
    /// What an error of user code says of itself: the sentence that it has for people, else its value as Swift writes it.
    ///
    /// Source: Apple, Foundation `LocalizedError.errorDescription`; App Intents show `localizedStringResource`.
    var words: String {
        if (self as? any LocalizedError)?.errorDescription == nil, let error = self as? any CustomLocalizedStringResourceConvertible {
            return String(localized: error.localizedStringResource)
        }
        return wordsForPeople
    }
}
