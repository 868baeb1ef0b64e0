import Foundation
@_spi(Nodes) import SwiftUICore

/// The switch of a system.
struct ToggleLook: LookSection {
    /// The size of the track, in points.
    var track: CGSize
    /// The width that a switch takes in its container, in points.
    var layoutWidth: CGFloat
    var knob: CGSize

    /// `fact.toggle_size` of the layout measurements: a track of 51 by 31 points in a box of 49 by 31.
    static let iOS18 = ToggleLook(
        track: CGSize(width: 51, height: 31), layoutWidth: 49, knob: CGSize(width: 27, height: 27))
    static let iOS26 = iOS18
}

extension SystemLook {
    var toggle: ToggleLook { self[ToggleLook.self] }
}
