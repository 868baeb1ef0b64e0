import Foundation
import Geometry

/// A shape whose type is not known until it is drawn.
///
/// Source: Apple, SwiftUI `AnyShape`.
public struct AnyShape: PlacedShape {
    package private(set) var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    package func placed(at frame: CGRect, in environment: EnvironmentValues) -> AnyShape {
        var result = self
        result.shape = shape.erasedPlaced(at: frame, in: environment)
        return result
    }

    /// The shape's own data; a change to a shape of another type does not animate.
    public var animatableData: _AnyAnimatableData {
        get { shape.erasedData }
        set { shape = shape.replacing(newValue) }
    }
}

extension Shape {
    fileprivate var erasedData: _AnyAnimatableData { _AnyAnimatableData(animatableData) }

    fileprivate func replacing(_ data: _AnyAnimatableData) -> any Shape {
        guard let value = data.value(as: AnimatableData.self) else { return self }
        var result = self
        result.animatableData = value
        return result
    }

    fileprivate func erasedPlaced(at frame: CGRect, in environment: EnvironmentValues) -> any Shape {
        placedShape(at: frame, in: environment)
    }
}
