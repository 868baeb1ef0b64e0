import Foundation
import Geometry

/// A rectangle with rounded corners, aligned with the frame of the view that holds it.
///
/// Source: Apple, SwiftUI `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners, in points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The corner size in points, both ways (probe: a radius from 2 to 12 animates by 10, 10).
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension RoundedRectangle {
    /// A rounded rectangle whose sides and corners shrink by the same amount, so that the corners stay concentric.
    package struct Inset: InsettableShape {
        package var base: RoundedRectangle
        package var amount: CGFloat

        package init(base: RoundedRectangle, amount: CGFloat) {
            self.base = base
            self.amount = amount
        }

        package func path(in rect: CGRect) -> Path {
            let inner = rect.insetForShape(by: amount)
            guard !inner.isNull else { return Path() }
            let corner = CGSize(
                width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
            return Path(roundedRect: inner, cornerSize: corner, style: base.style)
        }

        package func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        package var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners; sizes in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners; the radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
