import SwiftUI
import WidgetKit

/// A widget as the system places it: in one of its families, with the entries of its own provider.
@MainActor
struct PlacedWidget {
    let widget: any Widget
    let family: WidgetFamily
}

/// Which widgets are drawn without a preview of their own.
package enum WidgetWish: Sendable {
    /// Those that no preview shows.
    case unseen
    /// All of them.
    case all
}
