/// The size of a control in Control Center.
///
/// Apple publishes no numbers. These follow pictures of Control Center of iOS 18 on the screen of 430 x 932 points: four columns, modules
/// with a gap between them; a small control is a circle, a medium one a capsule two modules wide, a large one a square of two by two.
package enum ControlPlateSize: String, CaseIterable, Sendable {
    case small, medium, large

    /// The side of one module and the gap between two, in points.
    private static let module: CGFloat = 72
    private static let gap: CGFloat = 16

    var size: CGSize {
        let double = 2 * Self.module + Self.gap
        return switch self {
        case .small: CGSize(width: Self.module, height: Self.module)
        case .medium: CGSize(width: double, height: Self.module)
        case .large: CGSize(width: double, height: double)
        }
    }

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat { Self.module / 2 }

    /// The diameter of the circle behind the symbol of a medium or large control, in points.
    static let disc: CGFloat = 44

    /// The size of free-standing symbols, and of those on a circle, in points.
    static let symbol: CGFloat = 26
    static let discSymbol: CGFloat = 20
}
