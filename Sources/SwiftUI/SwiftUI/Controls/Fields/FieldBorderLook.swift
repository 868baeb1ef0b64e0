import Foundation
@_spi(Nodes) import SwiftUICore

/// The border of the rounded text fields of a system.
struct FieldBorderLook: LookSection {
    var color: SchemeColor
    /// The least width of the line, in points; it is never thinner than a pixel.
    var leastWidth: CGFloat

    /// UIKit's rounded field.
    static let iOS18 = FieldBorderLook(color: SchemeColor(.opaqueSeparator), leastWidth: 0.5)
    /// Record `textfield.rounded` of the pictures of iOS 26: one pixel of #CCCCCC on white. The dark colour is an assumption.
    static let iOS26 = FieldBorderLook(color: SchemeColor(light: .hex(0xCCCCCC), dark: iOS18.color.dark), leastWidth: 0)
}

extension SystemLook {
    var fieldBorder: FieldBorderLook { self[FieldBorderLook.self] }
}
