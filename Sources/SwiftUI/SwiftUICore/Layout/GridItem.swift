/// A column of a lazy grid.
///
/// Source: Apple, SwiftUI `GridItem`.
public struct GridItem: Sendable {
    /// How wide the column is, in points.
    public enum Size: Sendable {
        /// As wide as this.
        case fixed(CGFloat)
        /// One column as wide as there is room for.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column; nil is the default.
    public var spacing: CGFloat?
    /// The alignment of a view in a cell larger than itself; nil for the centre.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A column with its place, in points from the left of the grid.
package struct GridColumn: Equatable {
    package var x: CGFloat
    package var width: CGFloat
    package var alignment: Alignment

    package init(x: CGFloat, width: CGFloat, alignment: Alignment) {
        self.x = x
        self.width = width
        self.alignment = alignment
    }
}

extension [GridItem] {
    /// The distance between columns and rows where none is set, in points.
    ///
    /// Source: `algo.lazyvgrid.columns` of the layout measurements (objc.io, "Grid Layout").
    package static var defaultLazyGridSpacing: CGFloat { 8 }

    /// Returns the columns in a width. Fixed items take their width. The others take, in order, an equal part of the rest, within their
    /// limits; an adaptive item fills its part with as many columns as fit.
    ///
    /// Source: objc.io, "Grid Layout" (2020), which derives the rule from SwiftUI's behaviour.
    package func columns(inWidth width: CGFloat) -> [GridColumn] {
        let spacings = dropLast().map { $0.spacing ?? Self.defaultLazyGridSpacing }
        var rest = width - spacings.reduce(0, +)
        var open = count
        for case .fixed(let fixed) in map(\.size) {
            rest -= fixed.finiteLength
            open -= 1
        }
        var columns: [GridColumn] = []
        var x: CGFloat = 0
        for item in self {
            let spacing = item.spacing ?? Self.defaultLazyGridSpacing
            var widths: [CGFloat]
            if case .fixed(let fixed) = item.size {
                widths = [fixed.finiteLength]
            } else {
                let proposed = Swift.max(rest / CGFloat(Swift.max(open, 1)), 0)
                widths = item.widths(filling: proposed, spacing: spacing)
                rest -= widths.reduce(0, +) + spacing * CGFloat(widths.count - 1)
                open -= 1
            }
            for width in widths {
                columns.append(GridColumn(x: x, width: width, alignment: item.alignment ?? .center))
                x += width + spacing
            }
        }
        return columns
    }
}

extension GridItem {
    /// The greatest number of columns. More columns than a picture has pixels are a mistake, and would only take time.
    private static let mostColumns: CGFloat = 4096

    /// Returns the widths of the columns that this item makes of its part of the width.
    fileprivate func widths(filling proposed: CGFloat, spacing: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let width):
            return [width.finiteLength]
        case .flexible(let minimum, let maximum):
            return [min(max(proposed, minimum), max(maximum, minimum)).finiteLength]
        case .adaptive(let minimum, let maximum):
            let step = max(minimum + spacing, 1)
            let fitting = ((proposed + spacing) / step).rounded(.down)
            // One column, too, where infinite lengths make the number NaN.
            let count = fitting > 1 ? min(fitting, Self.mostColumns) : 1
            let width = (proposed - spacing * (count - 1)) / count
            return Array(repeating: min(max(width, minimum), max(maximum, minimum)).finiteLength, count: Int(count))
        }
    }
}

extension CGFloat {
    /// A length that can be laid out: finite and not negative.
    fileprivate var finiteLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
