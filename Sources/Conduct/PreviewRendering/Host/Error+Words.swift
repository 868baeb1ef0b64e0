import AppIntents
import Foundation
import SwiftUI

extension Error {
    /// The description that an error of user code gives of itself: its sentence for people, or else its value as Swift writes it.
    ///
    /// Source: Apple, Foundation `LocalizedError.errorDescription`; App Intents show `localizedStringResource`.
    var words: String {
        if (self as? any LocalizedError)?.errorDescription == nil, let error = self as? any CustomLocalizedStringResourceConvertible {
            return String(localized: error.localizedStringResource)
        }
        return wordsForPeople
    }
}
