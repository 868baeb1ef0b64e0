import Foundation
@_spi(Nodes) import SwiftUICore

/// The switch of a system.
struct ToggleLook: LookSection {
    /// The size of the track, in points.
    var track: CGSize
    /// The width that a switch takes in its container, in points.
    var layoutWidth: CGFloat
    var knob: CGSize
    /// The width that the knob gains in the middle of its way, in points.
    var stretch: CGFloat
    var off: SchemeColor
    /// True if the knob throws shadows.
    var hasShadow: Bool

    /// `fact.toggle_size` of the layout measurements: a track of 51 by 31 points in a box of 49 by 31, its colour off the tertiary fill of
    /// black on white.
    static let iOS18 = ToggleLook(
        track: CGSize(width: 51, height: 31), layoutWidth: 49, knob: CGSize(width: 27, height: 27), stretch: 0,
        off: SchemeColor(.secondarySystemFill), hasShadow: true)
    /// Records `toggle.size`, `toggle.colors.light` and `toggle.colors.dark` of the pictures of iOS 26: the track goes 2 points beyond the
    /// content of a row. The stretch of the knob is by eye.
    static let iOS26 = ToggleLook(
        track: CGSize(width: 63, height: 28), layoutWidth: 61, knob: CGSize(width: 37, height: 24), stretch: 8,
        off: SchemeColor(.tertiary), hasShadow: false)
    /// No picture has a switch of watchOS 26: by eye, that of iOS 26 at 22 points of height.
    static let watchOS26 = ToggleLook(
        track: CGSize(width: 49, height: 22), layoutWidth: 49, knob: CGSize(width: 28, height: 18), stretch: 6,
        off: SchemeColor(.tertiary), hasShadow: false)
}

extension SystemLook {
    var toggle: ToggleLook { self[ToggleLook.self] }
}

/// The knob of a switch: it slides from one end of the track to the other, and is longer on its way.
struct SwitchKnob: FractionFigure {
    var size: CGSize
    var stretch: CGFloat
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        let inset = (rect.height - size.height) / 2
        let width = size.width + stretch * CGFloat(4 * fraction * (1 - fraction))
        let x = rect.minX + inset + (rect.width - 2 * inset - width) * CGFloat(fraction)
        return Capsule(style: .circular).path(in: CGRect(x: x, y: rect.minY + inset, width: width, height: size.height))
    }
}
