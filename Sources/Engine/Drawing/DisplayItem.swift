import Foundation
import Geometry

/// An item to draw, in points of the coordinate system that its enclosing items set up.
///
/// The enum is closed: a new case makes every `switch` over it a compile error, which is the list of places to change.
package indirect enum DisplayItem: Sendable, Equatable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs([PlacedGlyph], Paint)
    /// A picture drawn over a rectangle.
    case image(ImageSource, CGRect, ImageStyle)
    /// Items composited on their own first, then as one, with `opacity` and `blendMode`.
    case group(opacity: Double, blendMode: BlendMode, [DisplayItem])
    case transform(CGAffineTransform, [DisplayItem])
    /// Items seen in perspective: a map of the plane that takes straight lines to straight lines.
    case projection(ProjectionTransform, [DisplayItem])
    case clip(Path, FillStyle, [DisplayItem])
    /// Items shown only where `mask` has alpha.
    case mask([DisplayItem], content: [DisplayItem])
    case filter(Filter, [DisplayItem])
    /// Items that stand for themselves, kept together: lists that share them are compared and drawn without looking at each.
    case run([DisplayItem])
    /// A path through which the pixels below are seen changed, as through frosted glass.
    case backdrop(Path, FillStyle, Backdrop)
}

extension [DisplayItem] {
    /// The same items without runs, at any depth.
    package var withoutRuns: [DisplayItem] {
        guard contains(where: \.holdsRuns) else { return self }
        return flatMap { item -> [DisplayItem] in
            if case .run(let items) = item { items.withoutRuns } else { [item.withoutRuns] }
        }
    }
}

extension DisplayItem {
    /// True if the item is a run, or contains one.
    fileprivate var holdsRuns: Bool {
        switch self {
        case .run: true
        case .fill, .stroke, .glyphs, .image, .backdrop: false
        case .group(_, _, let items), .transform(_, let items), .projection(_, let items), .clip(_, _, let items),
            .filter(_, let items):
            items.contains(where: \.holdsRuns)
        case .mask(let mask, let content): mask.contains(where: \.holdsRuns) || content.contains(where: \.holdsRuns)
        }
    }

    fileprivate var withoutRuns: DisplayItem {
        switch self {
        case .fill, .stroke, .glyphs, .image, .backdrop, .run: self
        case .group(let opacity, let blendMode, let items): .group(opacity: opacity, blendMode: blendMode, items.withoutRuns)
        case .transform(let transform, let items): .transform(transform, items.withoutRuns)
        case .projection(let projection, let items): .projection(projection, items.withoutRuns)
        case .clip(let path, let style, let items): .clip(path, style, items.withoutRuns)
        case .mask(let mask, let content): .mask(mask.withoutRuns, content: content.withoutRuns)
        case .filter(let filter, let items): .filter(filter, items.withoutRuns)
        }
    }
}

/// A glyph's outline, its origin (the pen on the baseline) at `origin`.
package struct PlacedGlyph: Sendable, Equatable {
    package var outline: SharedPath
    package var origin: CGPoint

    package init(outline: SharedPath, origin: CGPoint) {
        self.outline = outline
        self.origin = origin
    }
}
