import Foundation
import Geometry

/// Turns a sans-serif outline into one with round terminals.
///
/// A contour is a ring of runs (smooth chains of segments) that meet in corners. At every corner that points out of
/// the ink both runs are cut back by one length, at most `radius` and at most half of each run, and joined by an arc
/// tangent to both. A straight terminal, a run as long as the stem is wide between two such corners, is thereby used
/// up and becomes a semicircle; inner corners stay as they are. Corners hidden in another contour stay too, or
/// overlapping contours would show notches.
struct RoundedTerminals {
    /// The longest cut, in the outline's units.
    var radius: CGFloat

    /// A turn: its cosine, and its sine, positive from x towards y. Square roots alone give the arc, so that no
    /// machine's trigonometry can change a bit of it.
    private struct Turn {
        var cosine: CGFloat
        var sine: CGFloat

        /// Turns under 25 degrees (cosine 0.9063) count as smooth: interpolated designs have kinks of a few degrees.
        var isCorner: Bool { cosine < 0.9063 }

        /// The length of the handles of an arc of this turn over the length of its tangents:
        /// 4/3 tan(turn/4) / tan(turn/2), which is 4/3 c / (1 + c) with c = cos(turn/2).
        var handle: CGFloat {
            let half = (max(1 + cosine, 0) / 2).squareRoot()
            return 4 / 3 * half / (1 + half)
        }
    }

    func round(_ outline: Path) -> Path {
        guard radius > 0 else { return outline }
        let contours = RoundedTerminals.contours(of: outline)
        let polygons = contours.map { $0.flatMap(RoundedTerminals.samples(of:)) }
        let inkSide: CGFloat = polygons.map(RoundedTerminals.signedArea(of:)).reduce(0, +) < 0 ? -1 : 1
        var result = Path()
        for (index, contour) in contours.enumerated() {
            let others = polygons.enumerated().filter { $0.offset != index }.map(\.element)
            append(contour, inkSide: inkSide, others: others, to: &result)
        }
        return result
    }

    private func append(_ contour: [OutlineSegment], inkSide: CGFloat, others: [[CGPoint]], to path: inout Path) {
        let corners = contour.indices.filter { turn(before: $0, in: contour).isCorner }
        guard !corners.isEmpty else { return emit(contour, to: &path) }
        var runs = corners.enumerated().map { place, start in
            let end = corners[(place + 1) % corners.count]
            let count = end > start ? end - start : end + contour.count - start
            return (0..<count).map { contour[(start + $0) % contour.count] }
        }
        let lengths = runs.map { $0.map(\.length).reduce(0, +) }
        let turns = corners.map { turn(before: $0, in: contour) }
        let cuts = corners.indices.map { place -> CGFloat in
            guard turns[place].sine * inkSide > 0 else { return 0 }
            let corner = contour[corners[place]].start
            guard !RoundedTerminals.isInside(corner, others) else { return 0 }
            let before = lengths[(place + lengths.count - 1) % lengths.count]
            return min(radius, before / 2, lengths[place] / 2)
        }
        for place in runs.indices {
            runs[place] = trimmed(runs[place], start: cuts[place], end: cuts[(place + 1) % cuts.count])
        }
        let ends = runs.indices.map { place -> (start: OutlineSegment, end: OutlineSegment) in
            let run = runs[place]
            return (run[0], run[run.count - 1])
        }
        var arcs: [OutlineSegment?] = []
        for place in runs.indices {
            let before = ends[(place + ends.count - 1) % ends.count].end
            arcs.append(cuts[place] > 0 ? arc(from: before, to: ends[place].start, cut: cuts[place]) : nil)
        }
        emit(runs.indices.flatMap { place in (arcs[place].map { [$0] } ?? []) + runs[place] }, to: &path)
    }

    private func turn(before index: Int, in contour: [OutlineSegment]) -> Turn {
        let before = contour[(index + contour.count - 1) % contour.count]
        return turn(from: before.direction(atEnd: true), to: contour[index].direction(atEnd: false))
    }

    private func turn(from into: CGPoint, to out: CGPoint) -> Turn {
        Turn(cosine: into.x * out.x + into.y * out.y, sine: into.x * out.y - into.y * out.x)
    }

    /// An arc of the turn between two directions; for equal cuts of straight lines it is a circle's to 0.03 %.
    private func arc(from before: OutlineSegment, to after: OutlineSegment, cut: CGFloat) -> OutlineSegment {
        let (into, out) = (before.direction(atEnd: true), after.direction(atEnd: false))
        let handle = cut * turn(from: into, to: out).handle
        let (start, end) = (before.end, after.start)
        return OutlineSegment(points: [
            start, CGPoint(x: start.x + into.x * handle, y: start.y + into.y * handle),
            CGPoint(x: end.x - out.x * handle, y: end.y - out.y * handle), end,
        ])
    }

    private func trimmed(_ run: [OutlineSegment], start: CGFloat, end: CGFloat) -> [OutlineSegment] {
        let cut = RoundedTerminals.dropping(start, from: run)
        return RoundedTerminals.dropping(end, from: cut.reversed().map(\.reversed)).reversed().map(\.reversed)
    }

    /// The chain without its first part; at least a segment of no length remains, which keeps the direction's place.
    private static func dropping(_ length: CGFloat, from run: [OutlineSegment]) -> [OutlineSegment] {
        guard length > 0 else { return run }
        var rest = length
        for (index, segment) in run.enumerated() {
            let own = segment.length
            if own > rest || index == run.count - 1 {
                let parameter = min(segment.parameter(atLength: rest), 0.9999)
                return [segment.split(at: parameter).1] + run[(index + 1)...]
            }
            rest -= own
        }
        return run
    }

    private func emit(_ segments: [OutlineSegment], to path: inout Path) {
        guard let first = segments.first else { return }
        path.move(to: first.start)
        segments.forEach { $0.append(to: &path) }
        path.closeSubpath()
    }
}

extension RoundedTerminals {
    private static func contours(of path: Path) -> [[OutlineSegment]] {
        var (contours, current): ([[OutlineSegment]], [OutlineSegment]) = ([], [])
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        func add(_ points: [CGPoint]) {
            let segment = OutlineSegment(points: points)
            if segment.length > 1e-6 { current.append(segment) }
            pen = segment.end
        }
        func close() {
            add([pen, start])
            if current.count > 1 { contours.append(current) }
            current = []
        }
        for element in path.elements {
            switch element {
            case .move(let to): (pen, start) = (to, to)
            case .line(let to): add([pen, to])
            case .quadCurve(let to, let control): add([pen, control, to])
            case .curve(let to, let control1, let control2): add([pen, control1, control2, to])
            case .closeSubpath: close()
            }
        }
        return contours
    }

    private static func samples(of segment: OutlineSegment) -> [CGPoint] {
        segment.points.count == 2 ? [segment.start] : (0..<8).map { segment.point(at: CGFloat($0) / 8) }
    }

    private static func signedArea(of polygon: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            sum += point.x * next.y - point.y * next.x
        }
        return sum / 2
    }

    /// Returns whether the contours wind around a point (non-zero rule).
    private static func isInside(_ point: CGPoint, _ polygons: [[CGPoint]]) -> Bool {
        var winding = 0
        for polygon in polygons {
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return winding != 0
    }
}
