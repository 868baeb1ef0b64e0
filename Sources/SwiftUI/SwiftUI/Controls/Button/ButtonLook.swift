import Foundation
@_spi(Nodes) import SwiftUICore

/// The bordered buttons of a system.
struct ButtonLook: LookSection {
    /// The shape of buttons whose shape is automatic.
    var shape: ButtonBorderShape
    /// The ground of a bordered button as a part of the tint.
    var groundOpacity: Double
    /// The ground of a bordered button around which no tint is set; nil for a part of the accent colour.
    var untintedGround: SchemeColor?
    /// The form of buttons on a watch; nil elsewhere.
    var platter: Platter? = nil

    /// Buttons as wide as their place, with titles in the colour of labels.
    struct Platter: Sendable {
        /// The space above and below the title, in points, of a regular and of a small button.
        var vertical: CGFloat
        var smallVertical: CGFloat
    }

    /// UIKit's button configurations. A bordered button without a tint has a grey ground, (233, 233, 235) on white, in screenshots of an
    /// app on iOS 17.
    static let iOS18 = ButtonLook(shape: .roundedRectangle, groundOpacity: 0.18, untintedGround: SchemeColor(.secondarySystemFill))
    /// Records `button.bordered.padding`, `button.bordered.regular` and `button.colors.uikit` of the pictures of iOS 26.
    static let iOS26 = ButtonLook(shape: .capsule, groundOpacity: 0.18, untintedGround: nil)
    /// Records `watch.button.*` of the pictures of watchOS 26: capsules of 54 points, of 29 where they are small, on #1F1F1F.
    static let watchOS26 = ButtonLook(
        shape: .capsule, groundOpacity: 0.18, untintedGround: SchemeColor(light: .hex(0x1F1F1F), dark: .hex(0x1F1F1F)),
        platter: Platter(vertical: 16.833, smallVertical: 4.833))
}

extension SystemLook {
    var button: ButtonLook { self[ButtonLook.self] }
}
