@_exported import EventKit
import RunContext
@_exported import UIKit

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A delegate of the editor of an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The system's editor of an event: a card that names the event, which is reported.
///
/// Source: Apple, EventKitUI `EKEventEditViewController`.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    open override func loadView() {
        view = SystemCard(symbol: "calendar", title: "Event", detail: event?.title)
        RunReports.note("EKEventEditViewController is the system's editor: a card stands in its place.")
    }

    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// The system's view of an event: a card that names the event, which is reported.
///
/// Source: Apple, EventKitUI `EKEventViewController`.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    open override func loadView() {
        view = SystemCard(symbol: "calendar", title: "Event", detail: event?.title)
        RunReports.note("EKEventViewController is the system's view: a card stands in its place.")
    }
}
