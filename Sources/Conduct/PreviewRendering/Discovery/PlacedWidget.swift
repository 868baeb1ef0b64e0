import SwiftUI
import WidgetKit

/// A widget as the system places it: in one of its families, with the entries of its own provider.
@MainActor
struct PlacedWidget {
    let widget: any Widget
    let family: WidgetFamily
}

/// The widgets to draw without a preview of their own.
package enum WidgetWish: Sendable {
    /// The widgets that no preview shows.
    case unseen
    /// All widgets.
    case all
}
