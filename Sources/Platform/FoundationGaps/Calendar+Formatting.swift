import Foundation

extension Calendar {
    /// The calendar that counts units if none is named: that of the locale in which texts are formatted, in Greenwich, so that it is
    /// independent of the machine's time zone.
    package static var formatting: Calendar { Calendar(of: .formatting, timeZone: .gmt) }

    /// The calendar of a locale's region: Buddhist of `th_TH`, Persian of `fa_IR`, that of Umm al-Qura of `ar_SA`.
    package init(of locale: Locale, timeZone: TimeZone) {
        self.init(identifier: locale.calendar.identifier)
        (self.locale, self.timeZone) = (locale, timeZone)
    }
}
