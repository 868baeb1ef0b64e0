import Foundation
import FoundationGaps
import RunContext

/// Notifications for assistive technologies. A render has no such technology, and reports once that each kind was posted.
///
/// Source: Apple, Accessibility `AccessibilityNotification`.
public enum AccessibilityNotification {
    /// Words to be read aloud.
    public struct Announcement: Sendable {
        private let words: String

        public init(_ announcement: String) { words = announcement }
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }
        public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

        /// Reads the words aloud on a device that speaks.
        public func post() {
            RunReports.note(
                "AccessibilityNotification.Announcement(\"\(words)\") has no effect here: no screen reader "
                    + "runs.")
        }
    }

    /// A notification that the layout has changed.
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() { RunReports.note("AccessibilityNotification.LayoutChanged has no effect here: no screen reader runs.") }
    }

    /// A notification that the screen shows something else.
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() { RunReports.note("AccessibilityNotification.ScreenChanged has no effect here: no screen reader runs.") }
    }

    /// A notification that the view has scrolled to another page.
    public struct PageScrolled: Sendable {
        public init(_ status: String) {}
        public func post() { RunReports.note("AccessibilityNotification.PageScrolled has no effect here: no screen reader runs.") }
    }
}
