import Foundation
import RunContext

extension DateFormatter {
    /// The place of a date in a sentence, by which some languages write its first word. It counts for the names of days around today, and
    /// is reported, as those of months keep their case.
    ///
    /// Source: Apple, Foundation `DateFormatter.formattingContext`.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, Self.contextKey) as? Formatter.Context ?? .unknown }
        set {
            objc_setAssociatedObject(self, Self.contextKey, newValue, .OBJC_ASSOCIATION_RETAIN)
            if newValue != .unknown, newValue != .dynamic {
                RunReports.note("DateFormatter.formattingContext was set: the names of months and weekdays keep their case.")
            }
        }
    }

    nonisolated(unsafe) private static let contextKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
