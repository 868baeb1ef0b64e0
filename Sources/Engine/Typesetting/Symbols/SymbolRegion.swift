import Foundation
import Geometry

/// A connected piece of ink: an outer line with the holes in it.
struct SymbolRegion {
    /// The outline, which fills by the non-zero rule in any combination.
    let path: Path
    /// The same without its holes.
    let silhouette: Path
    let bounds: CGRect
    /// The number of regions in whose holes it lies.
    let depth: Int
    /// The ink's area, in square ems.
    let area: CGFloat
    /// The width of the ink: exact for long lines; half the width of a square, and all of that of a long bar.
    let thickness: CGFloat
    private let polygon: [CGPoint]
    /// The holes' outlines, running so that they fill.
    let holes: [Path]

    /// The regions of an outline, in the outline's order.
    static func regions(of outline: Path, nesting: SymbolContour.Nesting = .containment) -> [SymbolRegion] {
        let contours = SymbolContour.contours(of: outline, nesting: nesting)
        let orientation = contours.max { abs($0.signedArea) < abs($1.signedArea) }?.signedArea ?? 1
        let owners = contours.map { $0.depth % 2 == 0 ? nil : owner(of: $0, among: contours) }
        return contours.indices.compactMap { index in
            let outer = contours[index]
            guard outer.depth % 2 == 0 else { return nil }
            let holes = contours.indices.filter { owners[$0] == index }.map { contours[$0] }
            return SymbolRegion(outer, holes: holes, orientation: orientation)
        }
    }

    /// The line that a hole is cut into: of several that overlap, the one it lies in with most of its points.
    private static func owner(of hole: SymbolContour, among contours: [SymbolContour]) -> Int? {
        let candidates = contours.indices.filter { index in
            contours[index].depth == hole.depth - 1 && contours[index].path.contains(hole.polygon[0])
        }
        guard candidates.count > 1 else { return candidates.first }
        let counts = candidates.map { index in hole.polygon.count { contours[index].path.contains($0) } }
        return zip(candidates, counts).max { $0.1 < $1.1 }?.0
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

    /// The extent of the region along and across the direction from top left to bottom right.
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
