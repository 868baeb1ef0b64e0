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

    /// 94 by 32 points (`layertree.ComplexView` of the layout measurements).
    static let iOS18 = StepperLook(
        size: CGSize(width: 94, height: 32), radius: 8, dividerHeight: 18, divider: SchemeColor(.systemFill), signSize: 17)
    /// Record `stepper` of the pictures of iOS 26.
    static let iOS26 = StepperLook(
        size: CGSize(width: 94, height: 32), radius: 16, dividerHeight: 24, divider: SchemeColor(.tertiary), signSize: 16.25)
}

extension SystemLook {
    var stepper: StepperLook { self[StepperLook.self] }
}
