import Foundation
import Geometry

/// An ellipse that touches the four sides of the frame of the view that holds it.
///
/// Source: Apple, SwiftUI `Ellipse`.
public struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByFrame(shape: self, amount: amount) }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches the four sides of the frame of the view that holds it.
    public static var ellipse: Ellipse { Ellipse() }
}
