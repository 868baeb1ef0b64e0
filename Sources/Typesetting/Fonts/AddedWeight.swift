import Foundation
import Geometry

/// Weights that a family lacks, made of the one it has.
///
/// Only faces whose family has a single weight are treated so: Chinese, Japanese and Korean, of which a second file
/// would weigh two megabytes. Noto Sans CJK's stems are 0.067 em wide in regular and 0.11 em in bold, its bars thinner,
/// and between its bars there is less room than between its stems: they grow by six tenths of that.
enum AddedWeight {
    private static let growthPerWeight = (lighter: 0.014 / 300, bolder: 0.0215 / 300)
    private static let verticalPart: CGFloat = 0.6

    /// The outline, in ems, with as much more weight as the difference says.
    static func outline(_ outline: Path, changedBy weight: Double) -> Path {
        guard weight != 0 else { return outline }
        let growth = weight * (weight < 0 ? growthPerWeight.lighter : growthPerWeight.bolder)
        let tall = outline.scaled(x: 1, y: 1 / verticalPart)
        return SymbolWeight.outline(tall, grownBy: CGFloat(growth)).scaled(x: 1, y: verticalPart)
    }
}
