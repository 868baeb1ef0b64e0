/// A view that the archive of a widget does not hold.
///
/// Source: Apple, WidgetKit "SwiftUI views for widgets", which lists those that widgets can use, and SwiftUI `ImageRenderer`, which
/// says that views of native frameworks, such as web views, media players and some controls, are shown as a placeholder.
@MainActor
package protocol UnarchivedView {
    static var formInWidget: UnarchivedForm { get }
}

/// The form in which a widget shows a view that its archive does not hold.
package enum UnarchivedForm {
    /// The sign, as large as the control.
    case control
    /// The sign, as large as there is room.
    case space
    /// The view: Apple does not list it, and no source says what becomes of it.
    case unlisted
}
