import Foundation

/// A style that leaves calendar and time zone to the environment.
package protocol CalendarDependentFormat {
    mutating func takeCalendar(_ calendar: Calendar?, timeZone: TimeZone?)
}
