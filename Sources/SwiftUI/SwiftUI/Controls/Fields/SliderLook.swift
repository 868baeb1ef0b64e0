import Foundation
@_spi(Nodes) import SwiftUICore

/// The slider of a system, in points.
struct SliderLook: LookSection {
    /// The height of the track, and that of the whole control.
    var track: CGFloat
    var height: CGFloat
    var knob: CGSize

    /// UIKit's slider, 33 points high (`fact.controls` of the layout measurements).
    static let iOS18 = SliderLook(track: 4, height: 33, knob: CGSize(width: 28, height: 28))
    /// Record `slider` of the pictures of iOS 26.
    static let iOS26 = SliderLook(track: 6, height: 34, knob: CGSize(width: 37, height: 24))
}

extension SystemLook {
    var slider: SliderLook { self[SliderLook.self] }
}

/// The knob of a slider at its value.
struct SliderKnob: FractionFigure {
    var width: CGFloat
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        let x = rect.minX + (rect.width - width) * CGFloat(fraction)
        return Capsule(style: .circular).path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
    }
}
