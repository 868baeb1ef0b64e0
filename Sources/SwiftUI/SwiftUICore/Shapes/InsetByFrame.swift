import Foundation
import Geometry

/// A shape drawn in a smaller (or, for negative amounts, larger) frame, which is how rectangles, ellipses, circles and
/// capsules are inset exactly.
package struct InsetByFrame<Base: Shape>: InsettableShape, WrappingShape {
    package var shape: Base
    package var amount: CGFloat

    package init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    package func path(in rect: CGRect) -> Path {
        let inner = rect.insetForShape(by: amount)
        return inner.isNull ? Path() : shape.path(in: inner)
    }

    var wrapped: Base {
        get { shape }
        set { shape = newValue }
    }

    package func inset(by amount: CGFloat) -> InsetByFrame<Base> { InsetByFrame(shape: shape, amount: self.amount + amount) }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension CGRect {
    /// The rectangle with all sides moved inwards by `amount`; null where nothing is left or a number is not finite.
    func insetForShape(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return .null }
        let (width, height) = (size.width - 2 * amount, size.height - 2 * amount)
        guard width >= 0, height >= 0 else { return .null }
        return CGRect(x: origin.x + amount, y: origin.y + amount, width: width, height: height)
    }
}
