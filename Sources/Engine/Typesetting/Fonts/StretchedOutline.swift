import Foundation
import Geometry

/// Condensed and expanded letters for fonts without a width axis.
///
/// An outline stretched sideways has thin stems and thick bars where it is condensed, and thick stems and thin bars where it is expanded.
/// Its edges are moved sideways after the stretch so that stems keep most of their thickness: three quarters of their loss in regular
/// text, less in bold, whose counters would close.
enum StretchedOutline {
    /// Inter's stems in ems in thin, regular and black, read off the letter l of the bundled font; weights between lie on
    /// straight lines. The other designs' are near enough.
    private static let stems = (thin: 64.0 / 2816, regular: 236.0 / 2816, black: 552.0 / 2816)

    /// Upright distances count this much more than sideways ones while edges move, so that bars stay as they are.
    private static let emphasis: CGFloat = 16

    /// - Parameters:
    ///   - outline: in ems.
    ///   - stretch: the new width over the old.
    ///   - weight: the `wght` axis.
    static func outline(_ outline: Path, stretch: CGFloat, weight: Double) -> Path {
        guard stretch != 1, stretch > 0 else { return outline }
        let growth = stem(weight) * Double(1 - stretch) / 2 * kept(weight)
        let tall = outline.scaled(x: stretch, y: emphasis)
        return SymbolWeight.outline(tall, grownBy: CGFloat(growth), nesting: .direction).scaled(x: 1, y: 1 / emphasis)
    }

    private static func stem(_ weight: Double) -> Double {
        let bounded = min(max(weight, 100), 900)
        if bounded < 400 { return stems.thin + (stems.regular - stems.thin) * (bounded - 100) / 300 }
        return stems.regular + (stems.black - stems.regular) * (bounded - 400) / 500
    }

    /// The part of the lost thickness that is given back.
    private static func kept(_ weight: Double) -> Double {
        0.75 - 0.45 * min(max((weight - 400) / 500, 0), 1)
    }
}
