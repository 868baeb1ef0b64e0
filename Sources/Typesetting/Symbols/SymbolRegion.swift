import Foundation
import Geometry

/// A connected piece of ink: an outer line with the holes in it.
struct SymbolRegion {
    /// Fills by the non-zero rule whatever it is joined with.
    let path: Path
    /// The same without its holes.
    let silhouette: Path
    let bounds: CGRect
    /// How many regions' holes it lies in.
    let depth: Int
    /// The ink's area, in square ems.
    let area: CGFloat
    /// How wide the ink is: exact for long lines; half the width of a square, and all of that of a long bar.
    let thickness: CGFloat
    private let polygon: [CGPoint]
    /// The holes' outlines, running so that they fill.
    let holes: [Path]

    /// The regions of an outline, in the outline's order.
    static func regions(of outline: Path) -> [SymbolRegion] {
        let contours = SymbolContour.contours(of: outline)
        let orientation = contours.max { abs($0.signedArea) < abs($1.signedArea) }?.signedArea ?? 1
        return contours.indices.compactMap { index in
            let outer = contours[index]
            guard outer.depth % 2 == 0 else { return nil }
            let holes = contours.filter { hole in
                hole.depth == outer.depth + 1 && outer.path.contains(hole.polygon[0])
            }
            return SymbolRegion(outer, holes: holes, orientation: orientation)
        }
    }

    private init(_ outer: SymbolContour, holes: [SymbolContour], orientation: CGFloat) {
        var path = outer.turned(fills: true, orientation: orientation)
        for hole in holes { path.append(hole.turned(fills: false, orientation: orientation)) }
        self.path = path
        silhouette = outer.turned(fills: true, orientation: orientation)
        self.holes = holes.map { $0.turned(fills: true, orientation: orientation) }
        polygon = outer.polygon
        depth = outer.depth
        area = abs(outer.signedArea) - holes.reduce(0) { $0 + abs($1.signedArea) }
        thickness = 2 * area / ([outer] + holes).reduce(0) { $0 + $1.length }
        bounds = outer.polygon.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// How far the region reaches along and across the direction from top left to bottom right.
    var diagonalExtent: (along: CGFloat, across: CGFloat) {
        let root = CGFloat(0.5).squareRoot()
        let along = polygon.map { ($0.x + $0.y) * root }
        let across = polygon.map { ($0.x - $0.y) * root }
        return ((along.max() ?? 0) - (along.min() ?? 0), (across.max() ?? 0) - (across.min() ?? 0))
    }
}

extension Sequence where Element == SymbolRegion {
    /// All regions as one outline.
    var joined: Path { reduce(into: Path()) { $0.append($1.path) } }

    var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}
