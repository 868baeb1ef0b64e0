import Drawing

/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one another.
///
/// Pieces nearer to each other than the spacing flow together (`GlassOutline`).
///
/// Source: Apple, SwiftUI `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
    private let spacing: CGFloat
    private let content: Content

    /// - Parameter spacing: the distance in points from which on pieces stay separate; 8 by default.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing ?? 8
        self.content = content()
    }

    public var body: some View { VStack { content }.modifier(GlassJoining(spacing: spacing)) }
}

/// Makes the pieces of glass inside flow together.
private struct GlassJoining: RenderEffect {
    typealias Body = Never
    var spacing: CGFloat

    var effectData: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }

    /// A first pass collects the pieces. In the second, the first of those that have flowed together draws them all, in its place in the
    /// order.
    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let pool = GlassPool(around: painter)
        let (outer, keepsDrawings) = (painter.glass, painter.keepsDrawings)
        painter.keepsDrawings = false
        painter.glass = pool
        _ = painter.group {
            $0.leafEffects = pool.effects; inner.paint(with: &$0)
        }
        pool.join(within: max(spacing, 0))
        inner.paint(with: &painter)
        (painter.glass, painter.keepsDrawings) = (outer, keepsDrawings)
    }
}

/// The pieces of glass in a container, in their state at the moment being drawn.
@MainActor
final class GlassPool {
    struct Piece {
        /// The outline in the container's coordinates.
        var outline: Path
        let look: GlassLook
        var opacity: Double
        /// The share of the piece that has come out of other glass, 0...1.
        let presence: Double
        let union: GlassUnion?
        /// Returns the outline that the piece would have over another rectangle.
        let outlineIn: (CGRect) -> Path
    }

    /// The glass drawn in place of a piece: pieces that have flowed together, in the place of the first of them.
    struct Pane {
        let outline: Path
        let look: GlassLook
        let opacity: Double
        /// The tints of single pieces, if they differ.
        let tints: [(outline: Path, opacity: Double, style: ResolvedStyle)]
    }

    /// The effects around the container, which apply to joined pieces as a whole.
    let effects: [LeafEffect]
    private let opacity: Double
    private var pieces: [Piece] = []
    private var panes: [Pane?]?
    private var next = 0

    init(around painter: Painter) { (effects, opacity) = (painter.leafEffects, painter.opacity) }

    /// Collects the next piece in the first pass. In the second, returns the glass drawn in its place.
    func take(_ piece: @autoclosure () -> Piece) -> Pane? {
        guard let panes else {
            pieces.append(piece())
            return nil
        }
        defer { next += 1 }
        return panes.indices.contains(next) ? panes[next] : nil
    }

    /// Returns the painter with its state at the container.
    func surrounding(_ painter: Painter) -> Painter {
        var result = painter
        (result.leafEffects, result.opacity) = (effects, opacity)
        return result
    }

    /// Returns the effects on a piece that are inside the container.
    func innerEffects(of painter: Painter) -> [LeafEffect] { Array(painter.leafEffects.dropLast(effects.count)) }
    func innerOpacity(of painter: Painter) -> Double { opacity > 0 ? painter.opacity / opacity : 0 }

    // MARK: Joining

    func join(within spacing: CGFloat) {
        var pieces = pieces
        for index in pieces.indices where pieces[index].presence < 1 {
            guard let near = nearest(to: index, within: spacing) else { continue }
            // The piece is opaque from the start, and small.
            pieces[index].outline = self.pieces[index].comingOut(of: near)
            pieces[index].opacity /= max(pieces[index].presence * pieces[index].presence, 1e-9)
        }
        var panes = [Pane?](repeating: nil, count: pieces.count)
        for group in groups(of: pieces, within: spacing) {
            let members = group.map { pieces[$0] }
            guard let first = group.first else { continue }
            let outline = members.count == 1 ? members[0].outline : GlassOutline.joined(Self.united(members), within: spacing)
            let isOfOneTint = members.allSatisfy { $0.look.tint == members[0].look.tint }
            let tints = isOfOneTint ? [] : members.compactMap { piece in piece.look.tint.map { (piece.outline, piece.opacity, $0) } }
            panes[first] = Pane(
                outline: outline, look: tints.isEmpty ? members[0].look : members[0].look.withoutTint,
                opacity: members.map(\.opacity).max() ?? 1, tints: tints)
        }
        self.panes = panes
        next = 0
    }

    /// Returns the bounds of the nearest complete piece.
    private func nearest(to index: Int, within spacing: CGFloat) -> CGRect? {
        let bounds = pieces[index].outline.boundingRect
        let others = pieces.indices.filter { $0 != index && pieces[$0].presence >= 1 }.map { pieces[$0].outline.boundingRect }
        let distances = others.map { ($0, bounds.distance(to: $0)) }.filter { $0.1 <= spacing }
        return distances.min { $0.1 < $1.1 }?.0
    }

    /// Returns the indices of pieces that belong together: those nearer to each other than the spacing, and those of one union.
    private func groups(of pieces: [Piece], within spacing: CGFloat) -> [[Int]] {
        var groups: [[Int]] = []
        for (index, piece) in pieces.enumerated() where !piece.outline.isEmpty {
            let bounds = piece.outline.boundingRect
            let touches = { (other: Int) in
                let other = pieces[other]
                guard other.look.isAlike(piece.look) else { return false }
                if let union = piece.union, union == other.union { return true }
                return bounds.distance(to: other.outline.boundingRect) < spacing
            }
            let joined = groups.filter { $0.contains(where: touches) }
            groups.removeAll { $0.contains(where: touches) }
            groups.append((joined.flatMap { $0 } + [index]).sorted())
        }
        return groups
    }

    /// Returns the outlines of pieces; the pieces of one union share a single outline.
    private static func united(_ pieces: [Piece]) -> [Path] {
        var outlines: [Path] = []
        var seen: Set<GlassUnion> = []
        for piece in pieces {
            guard let union = piece.union else {
                outlines.append(piece.outline)
                continue
            }
            guard seen.insert(union).inserted else { continue }
            let members = pieces.filter { $0.union == union }
            let bounds = members.dropFirst().reduce(piece.outline.boundingRect) { $0.union($1.outline.boundingRect) }
            outlines.append(members.count == 1 ? piece.outline : piece.outlineIn(bounds))
        }
        return outlines
    }
}

extension GlassPool.Piece {
    /// Returns the outline on its way from the middle of other glass to its place.
    fileprivate func comingOut(of other: CGRect) -> Path {
        let (bounds, scale) = (outline.boundingRect, CGFloat(presence))
        let center = CGPoint(
            x: other.midX + (bounds.midX - other.midX) * scale, y: other.midY + (bounds.midY - other.midY) * scale)
        return outline.applying(
            CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
}

extension CGRect {
    /// Returns the distance to another rectangle, in points; 0 if they meet.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let x = max(other.minX - maxX, minX - other.maxX, 0)
        let y = max(other.minY - maxY, minY - other.maxY, 0)
        return (x * x + y * y).squareRoot()
    }
}
