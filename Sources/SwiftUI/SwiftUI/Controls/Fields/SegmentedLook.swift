import Foundation
@_spi(Nodes) import SwiftUICore

/// The segmented controls of a system, in points.
struct SegmentedLook: LookSection {
    var height: CGFloat
    var radius: CGFloat
    /// The colour of the plate under the chosen segment.
    var plate: SchemeColor
    /// True if the plate throws a shadow.
    var hasShadow: Bool
    /// The weight of the chosen segment's title; that of the others is medium.
    var chosenWeight: Font.Weight

    /// A probe of SwiftUI's segmented picker, whose height is 31; record `ios18.segmented` of the pictures.
    static let iOS18 = SegmentedLook(
        height: 31, radius: 9, plate: SchemeColor(light: .white(1), dark: Color.Resolved(red: 0.388, green: 0.388, blue: 0.4)),
        hasShadow: true, chosenWeight: .medium)
    /// Records `segmented` and `segmented.dark` of the pictures of iOS 26.
    static let iOS26 = SegmentedLook(
        height: 32, radius: 16, plate: SchemeColor(light: .white(1), dark: .hex(0x65656A)), hasShadow: false, chosenWeight: .semibold)
}

extension SystemLook {
    var segmented: SegmentedLook { self[SegmentedLook.self] }
}
