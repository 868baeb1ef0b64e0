import SwiftUI

/// The wishes of a view for its snapshot, by the modifiers of `SnapshotPreferences`.
package struct SnapshotWishes: Equatable, Sendable {
    /// The part of the pixels that have to be alike, 0 to 1; nil: all.
    package var precision: Float?
    /// True if the elements for assistive technologies are shown.
    package var showsAccessibility: Bool?
    /// True if the first scroll view is so high that its whole content shows.
    package var expandsScrollView: Bool?

    package init(precision: Float? = nil, showsAccessibility: Bool? = nil, expandsScrollView: Bool? = nil) {
        (self.precision, self.showsAccessibility, self.expandsScrollView) = (precision, showsAccessibility, expandsScrollView)
    }
}

package struct SnapshotWishesKey: PreferenceKey {
    package static var defaultValue: SnapshotWishes { SnapshotWishes() }

    /// The first view that wishes something gets it.
    package static func reduce(value: inout SnapshotWishes, nextValue: () -> SnapshotWishes) {
        let next = nextValue()
        value.precision = value.precision ?? next.precision
        value.showsAccessibility = value.showsAccessibility ?? next.showsAccessibility
        value.expandsScrollView = value.expandsScrollView ?? next.expandsScrollView
    }
}
