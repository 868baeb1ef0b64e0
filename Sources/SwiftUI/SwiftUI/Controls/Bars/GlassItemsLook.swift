import Foundation
@_spi(Nodes) import SwiftUICore

/// The pieces of glass under the items of a bar.
struct GlassItemsLook: Equatable, Sendable {
    /// The height of a piece, and the width of one with a single symbol, in points.
    var height: CGFloat
    /// The distance between pieces.
    var spacing: CGFloat
    /// The distances from a symbol to the ends of a piece, and between the symbols of one piece.
    var symbolInset: CGFloat
    var symbolSpacing: CGFloat
    /// The distances from the title of a button, and from another text, to the ends of a piece.
    var titleInset: CGFloat
    var textInset: CGFloat

    /// Record `nav.glass.*` of `bars26.json`: symbols are #1A1919 over white and #F4F3F4 over black.
    static func symbolOpacity(in scheme: ColorScheme) -> Double { scheme == .dark ? 0.95 : 0.9 }

    /// Records `nav.button.circle`, `nav.button.capsule2`, `nav.text.button` and `nav.text.link`: a circle of 44 points, 100 for two
    /// symbols whose inks are 35.3 apart, titles 16 and other texts 10 from the ends.
    static let navigationBar = GlassItemsLook(
        height: 44, spacing: 12, symbolInset: 11, symbolSpacing: 30, titleInset: 16, textInset: 10)

    /// Records `bottombar.item` and `bottombar.groups`: the same at a height of 48, 12.7 apart.
    static let bottomBar = GlassItemsLook(
        height: 48, spacing: 12.667, symbolInset: 12.333, symbolSpacing: 29.333, titleInset: 16, textInset: 12)
}
