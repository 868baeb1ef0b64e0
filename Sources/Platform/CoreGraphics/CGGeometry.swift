import Foundation

extension CGSize {
    /// Returns whether two sizes are equal.
    ///
    /// Source: Apple, CoreGraphics `CGSize.equalTo(_:)`.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Returns whether two points are equal.
    ///
    /// Source: Apple, CoreGraphics `CGPoint.equalTo(_:)`.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
    /// Returns whether two rectangles are equal.
    ///
    /// Source: Apple, CoreGraphics `CGRect.equalTo(_:)`.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
