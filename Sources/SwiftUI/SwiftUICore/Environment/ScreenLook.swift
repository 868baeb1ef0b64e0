import Foundation

/// The screen that a system shows apps on.
package struct ScreenLook: LookSection {
    /// True if shapes that follow their container follow the corners of the screen where nothing else has a shape.
    package var shapesFollowCorners: Bool
    /// The height of a tablet's status bar, in points.
    package var tabletStatusBar: CGFloat

    package static let iOS18 = ScreenLook(shapesFollowCorners: false, tabletStatusBar: 24)
    /// Source: Apple, SwiftUI `ConcentricRectangle` (iOS 26): corners are concentric to the container's, in the end the display's.
    /// Bars begin 32 points below the top in the pictures of record `tab.top` and of NetNewsWire (`ListMeasures.column`).
    package static let iOS26 = ScreenLook(shapesFollowCorners: true, tabletStatusBar: 32)
}
