/// The drawings of an archive, as its JSON has them.
///
/// Its types are apart from those that are drawn: a change of the latter is not a change of the file.
struct ArchiveTableForm: Codable {
    /// Outlines that items name by their index, in the words of `Path.description`.
    var paths: [String]
    /// Width and height of each image, in pixels; their pixels follow one another after the structure.
    var images: [[Int]]
    /// Items that several drawings have, each followed by those inside it; in these there are no further parts.
    var parts: [[ArchivedItem]]
}

/// An item; `inside` and `mask` are the numbers of items that follow and are directly inside it.
enum ArchivedItem: Codable {
    /// An item of the table of parts, with everything inside it.
    case part(part: Int)
    case fill(path: Int, rule: ArchivedRule, paint: ArchivedPaint)
    case stroke(path: Int, style: ArchivedStroke, paint: ArchivedPaint)
    /// Outlines, and an x and a y for each.
    case glyphs(outlines: [Int], origins: [Double], paint: ArchivedPaint)
    case image(image: Int, rect: [Double], style: ArchivedImageStyle)
    case group(opacity: Double, blendMode: ArchivedBlendMode, inside: Int)
    case transform(matrix: [Double], inside: Int)
    case projection(matrix: [Double], inside: Int)
    case clip(path: Int, rule: ArchivedRule, inside: Int)
    /// The items of the mask come first.
    case mask(mask: Int, inside: Int)
    case filter(filter: ArchivedFilter, inside: Int)
    case backdrop(path: Int, rule: ArchivedRule, sigma: Double, saturation: Double, tint: [Double], opacity: Double)
}

/// The rule for the inside of a path, and whether its edges are antialiased.
package enum ArchivedRule: String, Codable, Sendable {
    case nonZero, evenOdd, nonZeroHard, evenOddHard
}

package struct ArchivedStroke: Codable, Sendable, Equatable {
    enum Cap: String, Codable { case butt, round, square }
    enum Join: String, Codable { case miter, round, bevel }

    var width: Double
    var cap: Cap
    var join: Join
    var miterLimit: Double
    var dash: [Double]
    var dashPhase: Double
}

struct ArchivedImageStyle: Codable {
    enum Sampling: String, Codable { case nearest, linear, smooth, cubic }

    struct Parts: Codable {
        /// Left, top, right, bottom.
        var insets: [Int]
        var pixelsPerPoint: Double
        var isTiled: Bool
    }

    var sampling: Sampling
    var isAntialiased: Bool
    var parts: Parts?
}

/// Colours are red, green, blue, alpha; points are x, y.
enum ArchivedPaint: Codable {
    case color([Double])
    case linear(stops: [ArchivedStop], start: [Double], end: [Double])
    case radial(stops: [ArchivedStop], center: [Double], startRadius: Double, endRadius: Double)
    case elliptical(stops: [ArchivedStop], center: [Double], radii: [Double], startFraction: Double, endFraction: Double)
    /// Angles in radians.
    case angular(stops: [ArchivedStop], center: [Double], start: Double, end: Double)
    /// The knots row by row: x, y, red, green, blue, alpha of each.
    case mesh(columns: Int, rows: Int, knots: [Double], background: [Double])
    case pattern(image: Int, origin: [Double], size: [Double])
}

struct ArchivedStop: Codable {
    var color: [Double]
    var location: Double
}

enum ArchivedFilter: Codable {
    case blur(sigma: Double)
    case opaqueBlur(sigma: Double)
    case shadow(color: [Double], sigma: Double, offset: [Double])
    case innerShadow(color: [Double], sigma: Double, offset: [Double])
    case colorMatrix([Double])
    case linearColorMatrix([Double])
}

package enum ArchivedBlendMode: String, Codable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
