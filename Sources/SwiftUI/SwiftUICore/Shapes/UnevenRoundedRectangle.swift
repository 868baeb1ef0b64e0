import Foundation
import Geometry

/// A rectangle whose corners are rounded by different radii.
///
/// Source: Apple, SwiftUI `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points; leading is left, and right where a right-to-left layout mirrors the shape.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension UnevenRoundedRectangle {
    /// The shape whose sides and corners shrink by the same amount, so that the corners stay concentric.
    package struct Inset: InsettableShape {
        package var base: UnevenRoundedRectangle
        package var amount: CGFloat

        package init(base: UnevenRoundedRectangle, amount: CGFloat) {
            self.base = base
            self.amount = amount
        }

        package func path(in rect: CGRect) -> Path {
            let inner = rect.insetForShape(by: amount)
            guard !inner.isNull else { return Path() }
            return Path(roundedRect: inner, cornerRadii: base.cornerRadii.reduced(by: amount), style: base.style)
        }

        package func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        package var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension RectangleCornerRadii {
    /// Radii smaller by `amount`; corners that are square stay square.
    fileprivate func reduced(by amount: CGFloat) -> RectangleCornerRadii {
        let reduce = { (radius: CGFloat) -> CGFloat in radius > 0 ? max(radius - amount, 0) : 0 }
        return RectangleCornerRadii(
            topLeading: reduce(topLeading), bottomLeading: reduce(bottomLeading),
            bottomTrailing: reduce(bottomTrailing), topTrailing: reduce(topTrailing))
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are rounded by different radii, in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners are rounded by different radii, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
