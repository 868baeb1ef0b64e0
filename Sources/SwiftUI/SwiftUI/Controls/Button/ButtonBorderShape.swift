/// The shape of a bordered button.
///
/// Source: Apple, SwiftUI `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    let kind: Kind
    private var insetAmount: CGFloat = 0

    init(kind: Kind) { self.kind = kind }

    /// As the surroundings have it: a capsule, as on iOS 26.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Rounded as the system rounds buttons.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    /// Rounded with a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// UIKit's button configurations of medium corner style, in points.
    private static let standardRadius: CGFloat = 8

    var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().inset(by: insetAmount).path(in: rect)
        case .circle: Circle().inset(by: insetAmount).path(in: rect)
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: radius ?? Self.standardRadius).inset(by: insetAmount).path(in: rect)
        }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The shape of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the shape of bordered buttons in this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
