/// The screen that a system shows apps on.
package struct ScreenLook: LookSection {
    /// True if shapes that follow their container follow the corners of the screen where nothing else has a shape.
    package var shapesFollowCorners: Bool

    package static let iOS18 = ScreenLook(shapesFollowCorners: false)
    /// Source: Apple, SwiftUI `ConcentricRectangle` (iOS 26): corners are concentric to the container's, in the end the display's.
    package static let iOS26 = ScreenLook(shapesFollowCorners: true)
}
