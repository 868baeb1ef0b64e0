import Foundation
import Geometry

/// A rounded rectangle whose corner radius is half the length of its shorter side.
///
/// Source: Apple, SwiftUI `Capsule`.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByFrame(shape: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A rounded rectangle whose corner radius is half the length of its shorter side.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with corners of the given style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
