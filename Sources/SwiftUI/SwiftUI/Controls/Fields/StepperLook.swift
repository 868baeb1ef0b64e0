import Foundation
@_spi(Nodes) import SwiftUICore

/// The stepper of a system, in points.
struct StepperLook: LookSection {
    var size: CGSize
    var radius: CGFloat
    var dividerHeight: CGFloat
    var divider: SchemeColor
    /// The size of the font of the signs.
    var signSize: CGFloat
    /// The round buttons at both ends of a row whose middle is the label; nil: both signs stand on one plate.
    var ends: Ends? = nil

    /// Round buttons, their lengths in points.
    struct Ends: Sendable {
        var diameter: CGFloat
        var fill: Color.Resolved
        var rim: Color.Resolved
        var rimWidth: CGFloat
        /// The length and the thickness of the lines of a sign.
        var sign: CGSize
    }

    /// 94 by 32 points (`layertree.ComplexView` of the layout measurements).
    static let iOS18 = StepperLook(
        size: CGSize(width: 94, height: 32), radius: 8, dividerHeight: 18, divider: SchemeColor(.systemFill), signSize: 17)
    /// Record `stepper` of the pictures of iOS 26.
    static let iOS26 = StepperLook(
        size: CGSize(width: 94, height: 32), radius: 16, dividerHeight: 24, divider: SchemeColor(.tertiary), signSize: 16.25)
    /// Record `watch.stepper` of the pictures of watchOS 26.
    static let watchOS26: StepperLook = {
        var look = iOS26
        look.ends = Ends(
            diameter: 32, fill: .hex(0x787B7E), rim: .hex(0xAAACB3), rimWidth: 0.75, sign: CGSize(width: 23, height: 4))
        return look
    }()
}

extension SystemLook {
    var stepper: StepperLook { self[StepperLook.self] }
}
