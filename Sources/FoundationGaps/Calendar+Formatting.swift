import Foundation

extension Calendar {
    /// The calendar that counts units where none is named: Gregorian, in Greenwich, so that no machine's time zone counts.
    package static var formatting: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
