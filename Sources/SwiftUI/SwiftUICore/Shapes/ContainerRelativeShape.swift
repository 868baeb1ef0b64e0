import Foundation
import Geometry

/// An inset version of the shape of the container, such as the widget; a rectangle where no container has one.
///
/// The inset is the shortest distance from its frame to the sides of the container, so that corners are concentric.
///
/// Source: Apple, SwiftUI `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape, PlacedShape {
    private var container: ContainerShape?
    private var distance: CGFloat = 0
    private var amount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let container else { return InsetByFrame(shape: Rectangle(), amount: amount).path(in: rect) }
        let outer = rect.insetForShape(by: -distance)
        return outer.isNull ? Path() : container.path(in: outer, insetBy: distance + amount)
    }

    package func placed(at frame: CGRect, in environment: EnvironmentValues) -> ContainerRelativeShape {
        var result = self
        result.container = environment.containerShape
        result.distance = environment.containerShape?.distance(to: frame) ?? 0
        return result
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var result = self
        result.amount += amount
        return result
    }

    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// An inset version of the shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
