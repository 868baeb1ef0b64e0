import Foundation
import Geometry

/// A rectangle aligned with the frame of the view that holds it.
///
/// Source: Apple, SwiftUI `Rectangle`.
public struct Rectangle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByFrame(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle aligned with the frame of the view that holds it.
    public static var rect: Rectangle { Rectangle() }
}
