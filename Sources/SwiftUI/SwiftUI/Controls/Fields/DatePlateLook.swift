import Foundation
@_spi(Nodes) import SwiftUICore

/// The plates of the compact date pickers of a system, in points.
struct DatePlateLook: LookSection {
    var height: CGFloat
    /// The distance from a side to the text.
    var margin: CGFloat
    var radius: CGFloat
    /// True if a row of a list with a plate is as high as one with a line of text.
    var fitsLine: Bool

    /// `layertree.ComplexView` of the layout measurements: a time of 88.67 by 34.33.
    static let iOS18 = DatePlateLook(height: 34.333, margin: 11, radius: 6, fitsLine: true)
    /// Record `datepicker.compact` of the pictures of iOS 26: a capsule, 120.3 points wide for "16 Sep 2025"; rows with one follow each
    /// other by 64.667.
    static let iOS26 = DatePlateLook(height: 34.333, margin: 12, radius: 17.167, fitsLine: false)
}

extension SystemLook {
    var datePlate: DatePlateLook { self[DatePlateLook.self] }
}
