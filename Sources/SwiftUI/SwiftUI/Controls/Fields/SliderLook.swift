import Foundation
@_spi(Nodes) import SwiftUICore

/// The slider of a system, in points.
struct SliderLook: LookSection {
    /// The height of the track, and that of the whole control.
    var track: CGFloat
    var height: CGFloat
    var knob: CGSize
    /// The distance from the sides of the control to the track, and to a knob at the end of its way.
    var trackInset: CGFloat
    var knobInset: CGFloat
    /// The distance from the middle of the track up to that of the knob.
    var knobRise: CGFloat
    /// The buttons at both ends of a bar without a knob; nil: a finger moves a knob.
    var ends: Ends?

    /// A bar between two signs on a platter, its lengths in points.
    struct Ends: Sendable {
        var signSize: CGFloat
        /// The height of a sign, which is that of a line of body text.
        var signHeight: CGFloat
        var spacing: CGFloat
        /// The distance between the steps of a bar that has a few.
        var stepSpacing: CGFloat
        /// The radius of a step's corners.
        var stepRadius: CGFloat
        /// The greatest number of steps that are told apart.
        var mostSteps: Int
        /// The way of a touch of a sign where no step is given, as a share of the range.
        var usualStep: Double
    }

    /// The space at either side of the way of the knob's middle.
    var margin: CGFloat { knobInset + knob.width / 2 }

    /// UIKit's slider, 33 points high (`fact.controls` of the layout measurements), with the track and the knob of records
    /// `slider.18.*` of `controls26.json`.
    static let iOS18 = SliderLook(
        track: 4, height: 33, knob: CGSize(width: 27, height: 27), trackInset: 3, knobInset: 1.5, knobRise: 7 / 6.0)
    /// Record `slider` of the pictures of iOS 26.
    static let iOS26 = SliderLook(
        track: 6, height: 34, knob: CGSize(width: 37, height: 24), trackInset: 0, knobInset: 0, knobRise: 0)
    /// Source: Apple, Human Interface Guidelines, Sliders, watchOS: a bar, continuous or in steps, between signs that make the value smaller
    /// and larger. No picture gives its lengths: they are by eye, in the height of the system's platters.
    static let watchOS26: SliderLook = {
        var look = iOS26
        look.track = 9
        look.ends = Ends(signSize: 17, signHeight: 20.333, spacing: 9, stepSpacing: 2, stepRadius: 2, mostSteps: 12, usualStep: 0.1)
        return look
    }()
}

extension SystemLook {
    var slider: SliderLook { self[SliderLook.self] }
}

/// The knob of a slider at its value.
struct SliderKnob: FractionFigure {
    var width: CGFloat
    /// The space between a side and a knob at the end of its way.
    var inset: CGFloat
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        let x = rect.minX + inset + (rect.width - width - 2 * inset) * CGFloat(fraction)
        return Capsule(style: .circular).path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
    }
}
