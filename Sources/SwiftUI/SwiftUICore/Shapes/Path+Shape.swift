import Foundation
import Geometry

/// A path used as a shape stays where its own points are, whatever the rectangle; a change of it does not animate (probe on macOS 27).
extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Path, ForegroundStyle>

    public func path(in rect: CGRect) -> Path { self }
}
