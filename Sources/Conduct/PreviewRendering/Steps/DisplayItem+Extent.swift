import Drawing
import Foundation
import SwiftUI

extension DisplayItem {
    /// The rectangle around all that the item draws, in the coordinates that it stands in; nil where that is nothing, or without bounds.
    ///
    /// Of glyphs it is where their pens stand.
    var extent: CGRect? {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _), .backdrop(let path, _, _): path.boundingRect
        case .glyphs(let glyphs, _): CGRect(around: glyphs.map { CGRect(origin: $0.origin, size: .zero) })
        case .image(_, let rect, _): rect
        case .group(_, _, let items), .filter(_, let items), .run(let items), .mask(_, let items), .projection(_, let items):
            CGRect(around: items.compactMap(\.extent))
        case .transform(let transform, let items): CGRect(around: items.compactMap(\.extent))?.applying(transform)
        case .clip(let path, _, let items): CGRect(around: items.compactMap(\.extent))?.intersection(path.boundingRect)
        }
    }

    /// The rectangle around the largest part of the item through which nothing is seen, corners left aside; nil where there is none.
    var covering: CGRect? {
        switch self {
        case .fill(let path, _, .color(let color)): color.alpha >= Self.opaque ? path.boundingRect : nil
        case .fill(let path, _, _): path.boundingRect
        case .image(_, let rect, _): rect
        case .group(let opacity, .normal, let items): opacity >= Self.opaque ? Self.largest(of: items) : nil
        case .filter(_, let items), .run(let items): Self.largest(of: items)
        case .transform(let transform, let items): Self.largest(of: items)?.applying(transform)
        case .clip(let path, _, let items): Self.largest(of: items)?.intersection(path.boundingRect)
        case .stroke, .glyphs, .group, .projection, .mask, .backdrop: nil
        }
    }

    /// The outline of that part as a line; nil where there is none.
    var outlined: DisplayItem? {
        switch self {
        case .fill(let path, _, _): Self.line(along: path)
        case .image(_, let rect, _): Self.line(along: Path(rect))
        case .transform(let transform, let items): Self.outline(of: items).map { .transform(transform, [$0]) }
        case .clip(let path, let style, let items):
            // A clip around more than it lets through is itself the outline.
            covering == path.boundingRect ? Self.line(along: path) : Self.outline(of: items).map { .clip(path, style, [$0]) }
        case .group(_, _, let items), .filter(_, let items), .run(let items): Self.outline(of: items)
        case .stroke, .glyphs, .projection, .mask, .backdrop: nil
        }
    }

    private static func outline(of items: [DisplayItem]) -> DisplayItem? {
        let areas = items.compactMap { item in item.covering.map { (item, $0.width * $0.height) } }
        return areas.max { $0.1 < $1.1 }?.0.outlined
    }

    private static func line(along path: Path) -> DisplayItem {
        .stroke(path, StrokeStyle(lineWidth: 1), .color(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6)))
    }

    private static let opaque = 0.99

    private static func largest(of items: [DisplayItem]) -> CGRect? {
        items.compactMap(\.covering).max { $0.width * $0.height < $1.width * $1.height }
    }

    /// Returns true if this item completely covers another item that lies under it.
    func hides(_ other: DisplayItem) -> Bool {
        guard let covering, let extent = other.extent else { return false }
        return covering.insetBy(dx: -0.5, dy: -0.5).contains(extent)
    }
}

extension CGRect {
    /// The smallest rectangle around others; nil where there are none.
    fileprivate init?(around rects: [CGRect]) {
        guard let first = rects.first else { return nil }
        self = rects.dropFirst().reduce(first) { $0.union($1) }
    }
}
