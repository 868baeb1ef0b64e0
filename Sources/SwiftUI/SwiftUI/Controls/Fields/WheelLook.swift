import Foundation
@_spi(Nodes) import SwiftUICore

/// The wheels of a system, in points.
struct WheelLook: LookSection {
    var height: CGFloat
    /// True if a wheel is as high as the room that it is given.
    var isFlexible: Bool
    var rowHeight: CGFloat
    /// The radius of the cylinder that the rows lie on.
    var radius: CGFloat
    var fontSize: CGFloat
    /// The radius of the frame around a wheel; nil: a plate lies under the chosen row instead.
    var frameRadius: CGFloat?

    /// UIKit's picker view (record `fact.controls` of the layout measurements).
    static let iOS18 = WheelLook(height: 216, isFlexible: false, rowHeight: 32, radius: 108, fontSize: 21, frameRadius: nil)
    static let iOS26 = iOS18
    /// No picture has a wheel of watchOS 26; by eye.
    static let watchOS26 = WheelLook(height: 96, isFlexible: true, rowHeight: 34, radius: 90, fontSize: 24, frameRadius: 14)
}

extension SystemLook {
    var wheel: WheelLook { self[WheelLook.self] }
}
