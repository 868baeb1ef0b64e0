import Foundation
import RunContext

extension Locale {
    /// The locale in which texts are formatted by default.
    package static var formatting: Locale { RunContext.current.locale }

    /// Returns this locale, or the formatting locale if this is the current locale and the current locale was never set.
    ///
    /// On Linux Foundation's current locale is `en_001`, whatever the environment, until `CurrentLocale` replaces it. Widgets that name
    /// no locale are rendered as on a device set to the formatting locale, which is American English by default.
    package var resolvedForFormatting: Locale {
        let isUnset = identifier == Self.unset && Locale.current.identifier == Self.unset
        return isUnset || CurrentLocale.isCurrent(self) ? Self.formatting : self
    }

    private static let unset = "en_001"
}

private enum LocaleKey: RunKey {
    static let defaultValue = Locale(identifier: "en_US")
}

extension RunContext {
    /// The locale in which texts are formatted by default; bind it around the evaluation of bodies.
    package var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
