import Foundation
import Geometry

/// One closed line of a symbol's outline, and how many others it lies in.
struct SymbolContour {
    let path: Path
    let polygon: [CGPoint]
    /// Positive where x turns towards y.
    let signedArea: CGFloat
    /// 0 for an outermost line, 1 for a hole in it, 2 for a line in the hole.
    var depth = 0

    /// The greatest distance of a flattened line from its curve, in ems: a twentieth of a pixel at 100 points and 3x.
    static let tolerance = 1.5e-4

    init?(_ path: Path) {
        let flattened = FlattenedPath(path, tolerance: Self.tolerance)
        guard let subpath = flattened.subpaths.first else { return nil }
        let points = flattened.points[subpath.range].map { CGPoint(x: $0.x, y: $0.y) }
        guard points.count > 2 else { return nil }
        var doubled: CGFloat = 0
        var previous = points[points.count - 1]
        for point in points {
            doubled += previous.x * point.y - point.x * previous.y
            previous = point
        }
        (self.path, polygon, signedArea) = (path, points, doubled / 2)
    }

    /// The rule for the depth of a line.
    enum Nesting {
        /// The number of others it lies in, in whichever direction it runs: for pictures of lines that do not cross.
        case containment
        /// The direction of the line, for letters, whose strokes may overlap: a line that runs against the largest one, and lies in
        /// another, is a hole.
        case direction
    }

    /// The contours of an outline, with their depths.
    static func contours(of outline: Path, nesting: Nesting = .containment) -> [SymbolContour] {
        var pieces: [Path] = []
        for element in outline.elements {
            if case .move = element { pieces.append(Path()) }
            if !pieces.isEmpty { pieces[pieces.count - 1].append(element) }
        }
        var contours = pieces.compactMap(SymbolContour.init).filter { abs($0.signedArea) > 1e-7 }
        let others = contours
        func isInside(_ contour: SymbolContour, _ other: SymbolContour) -> Bool {
            abs(other.signedArea) > abs(contour.signedArea) && other.path.contains(contour.polygon[0])
        }
        switch nesting {
        case .containment:
            for index in contours.indices {
                contours[index].depth = others.count { isInside(contours[index], $0) }
            }
        case .direction:
            let largest = others.max { abs($0.signedArea) < abs($1.signedArea) }?.signedArea ?? 1
            let holes = others.indices.filter { index in
                others[index].signedArea * largest < 0 && others.contains { isInside(others[index], $0) }
            }
            for index in contours.indices {
                let around = holes.count { $0 != index && isInside(others[index], others[$0]) }
                contours[index].depth = 2 * around + (holes.contains(index) ? 1 : 0)
            }
        }
        return contours
    }

    var length: CGFloat {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { sum, ends in
            let (dx, dy) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            return sum + (dx * dx + dy * dy).squareRoot()
        }
    }

    /// The contour running the way that fills (`true`) or the way that cuts a hole, as `orientation` fills.
    func turned(fills: Bool, orientation: CGFloat) -> Path {
        (signedArea * orientation > 0) == fills ? path : path.reversed
    }
}

extension Path {
    /// The same closed line run the other way.
    var reversed: Path {
        var result = Path()
        var (pieces, start, pen): ([(Element, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
        func finish() {
            guard !pieces.isEmpty else { return }
            result.move(to: pen)
            for (element, from) in pieces.reversed() {
                switch element {
                case .line: result.addLine(to: from)
                case .quadCurve(_, let control): result.addQuadCurve(to: from, control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: from, control1: control2, control2: control1)
                case .move, .closeSubpath: break
                }
            }
            result.closeSubpath()
            pieces = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish()
                (start, pen) = (to, to)
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                pieces.append((element, pen))
                pen = to
            case .closeSubpath:
                if pen != start { pieces.append((.line(to: start), pen)) }
                pen = start
            }
        }
        finish()
        return result
    }
}
