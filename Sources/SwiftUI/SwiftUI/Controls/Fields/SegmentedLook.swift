import Foundation
@_spi(Nodes) import SwiftUICore

/// The segmented controls of a system, in points.
struct SegmentedLook: LookSection {
    /// The height that it takes in its container, and the height that is drawn.
    var layoutHeight: CGFloat = 31
    var height: CGFloat = 32
    var radius: CGFloat
    /// The colour of the plate under the chosen segment.
    var plate: SchemeColor
    /// True if the plate throws a shadow.
    var hasShadow: Bool
    /// The weight of the chosen segment's title; that of the others is medium.
    var chosenWeight: Font.Weight

    /// Record `ios18.segmented` of the pictures.
    static let iOS18 = SegmentedLook(
        radius: 9, plate: SchemeColor(light: .white(1), dark: Color.Resolved(red: 0.388, green: 0.388, blue: 0.4)),
        hasShadow: true, chosenWeight: .medium)
    /// Records `segmented` and `segmented.dark` of the pictures of iOS 26; `ios26.misc_sizes` of the layout measurements, a segmented picker
    /// of 31 points.
    static let iOS26 = SegmentedLook(
        radius: 16, plate: SchemeColor(light: .white(1), dark: .hex(0x65656A)), hasShadow: false, chosenWeight: .semibold)
}

extension SystemLook {
    var segmented: SegmentedLook { self[SegmentedLook.self] }
}
