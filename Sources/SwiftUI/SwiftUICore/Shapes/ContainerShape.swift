import Foundation
import Geometry

/// The shape of a container, and the frame of the container.
package struct ContainerShape: Sendable {
    package var shape: any InsettableShape

    /// The container's frame, in the coordinates in which views are placed, in points.
    package var frame: CGRect { place.frame }

    private let place: ContainerPlace

    package init(shape: any InsettableShape, frame: CGRect) {
        self.init(shape: shape, place: ContainerPlace(frame: frame))
    }

    /// Creates the shape of a container whose frame is known once it is placed, which must happen before views that follow its shape are
    /// placed.
    package init(shape: any InsettableShape, place: ContainerPlace) {
        self.shape = shape
        self.place = place
    }

    /// The shortest distance from a frame inside to the container's sides; 0 where it touches or crosses one.
    func distance(to inner: CGRect) -> CGFloat {
        let distances = [
            inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX, frame.maxY - inner.maxY,
        ]
        return max(distances.min() ?? 0, 0)
    }

    /// The outline in a rectangle, moved inwards by `amount` points.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Self.path(of: shape, in: rect, insetBy: amount) }

    private static func path<S: InsettableShape>(of shape: S, in rect: CGRect, insetBy amount: CGFloat) -> Path {
        shape.inset(by: amount).path(in: rect)
    }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// The shape that `ContainerRelativeShape` follows.
    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The frame of a container; only the tree that places the container writes it.
package final class ContainerPlace: @unchecked Sendable {
    fileprivate(set) var frame: CGRect

    package init(frame: CGRect = .zero) { self.frame = frame }
}

/// Makes a view the container of the shapes in it that follow one.
private struct ContainerShapeModifier<Outline: InsettableShape>: ViewModifier {
    let shape: Outline
    @State private var place = ContainerPlace()

    nonisolated init(shape: Outline) { self.shape = shape }

    func body(content: Content) -> some View {
        content
            .environment(\.containerShape, ContainerShape(shape: shape, place: place))
            .modifier(PlaceNotingModifier(place: place))
    }
}

nonisolated private struct PlaceNotingModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let place: ContainerPlace

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { PlaceNotingNode(tree: context.tree, inner: inner) }
        node.place = place
        return node
    }
}

/// Writes down where it is.
@MainActor
private final class PlaceNotingNode: WrapperNode, PassingNode {
    var place: ContainerPlace?

    override var kind: String { inner.kind }
    override var dumpedChildren: [ViewNode] { inner.dumpedChildren }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        place?.frame = frame
        super.placeChildren(in: frame, proposal: proposal)
    }
}

nonisolated extension View {
    /// Writes down where this view is, as the container of shapes that are placed after it.
    package func notingPlace(_ place: ContainerPlace) -> some View { modifier(PlaceNotingModifier(place: place)) }

    /// Sets the container shape to use for any container relative shape or concentric rectangle within this view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
