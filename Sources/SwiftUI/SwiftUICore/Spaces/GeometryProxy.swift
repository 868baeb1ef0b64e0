import Foundation
import VirtualTime

/// A proxy for access to the size and coordinate space of the container view.
///
/// Source: Apple, SwiftUI `GeometryProxy`.
public struct GeometryProxy: Sendable {
    /// The view of the proxy; the reference is empty once the view has gone.
    private let reference: NodeReference
    /// The frame of the view in points of the picture, before any transform.
    private let frame: CGRect
    /// The insets of the safe area that reach into the frame or begin at its edges.
    private let insets: EdgeInsets

    @MainActor
    init(of node: ViewNode, in frame: CGRect) {
        reference = node.reference
        self.frame = frame
        insets = node.safeAreaInsets(of: frame)
    }

    /// The size of the container view, in points.
    public var size: CGSize { frame.size }

    /// The safe area inset of the container view: the area covered by bars around it, in points.
    public var safeAreaInsets: EdgeInsets { insets }

    /// The room that a window's controls take in its corners: none, as a window fills the screen here.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    /// The container view's bounds rectangle, converted to a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The container view's bounds rectangle, converted to a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard !coordinateSpace.isLocal else { return CGRect(origin: .zero, size: size) }
        return resolved(else: frame) { $0.convert(frame, to: coordinateSpace) }
    }

    /// Returns the bounds of a named space around the view, in the view's own coordinates; nil if no surrounding view has the name.
    ///
    /// The bounds of a scroll view's space are its visible part.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        resolved(else: nil) { node in
            guard let space = node.ancestor(where: { $0.hasSpace(named: coordinateSpace.name) }),
                let (transform, origin) = node.map(toSpaceNamed: coordinateSpace.name)
            else { return nil }
            let bounds = CGRect(origin: origin, size: space.placedFrame?.size ?? .zero)
            return bounds.mapped(by: transform.inverted()).offsetBy(dx: -frame.minX, dy: -frame.minY)
        }
    }

    /// The value of an anchor in the view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let here = ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
        let map = resolved(else: here) { $0.globalTransform.inverted().concatenating(here) }
        return anchor.convert(anchor.value, map)
    }

    /// Returns the answer of the view, which is read only on the main actor.
    private func resolved<Value>(else value: Value, _ answer: @MainActor (ViewNode) -> Value) -> Value {
        guard MainActor.isCurrent, let node = reference.node else { return value }
        return withoutActuallyEscaping(answer) { answer in
            nonisolated(unsafe) var result = value
            MainActor.assumeIsolated { result = answer(node) }
            return result
        }
    }
}

extension ViewNode {
    /// Returns the distances from a frame's edges to the ends of the safe area around it, for edges that touch an end or lie beyond it.
    fileprivate func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
        guard let area = environment.safeArea, !area.free.isNull else { return EdgeInsets() }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let whole = area.extended(frame, edges: .all, isRightToLeft: isRightToLeft)
        let (left, right) = (max(area.free.minX - whole.minX, 0), max(whole.maxX - area.free.maxX, 0))
        return EdgeInsets(
            top: max(area.free.minY - whole.minY, 0), leading: isRightToLeft ? right : left,
            bottom: max(whole.maxY - area.free.maxY, 0), trailing: isRightToLeft ? left : right)
    }
}
