import AppIntents
import Foundation
import SwiftUI

extension Error {
    /// What an error of user code says of itself: the sentence that it has for people, else its value as Swift writes it.
    ///
    /// Source: Apple, Foundation `LocalizedError.errorDescription`; App Intents show `localizedStringResource`.
    var words: String {
        if let error = self as? any LocalizedError, let words = error.errorDescription { return words }
        if let error = self as? any CustomLocalizedStringResourceConvertible { return String(localized: error.localizedStringResource) }
        if type(of: self) is NSError.Type { return (self as NSError).localizedDescription }
        return "\(self)"
    }
}
