/// The ways in which line or area marks interpolate their data.
///
/// Source: Apple, Charts `InterpolationMethod`.
public struct InterpolationMethod: Sendable {
    enum Storage: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    let storage: Storage

    /// Straight lines.
    public static let linear = InterpolationMethod(storage: .linear)
    /// A cubic that never overshoots its data.
    public static let monotone = InterpolationMethod(storage: .monotone)
    /// Steps at the beginning of each piece.
    public static let stepStart = InterpolationMethod(storage: .stepStart)
    /// Steps in the middle of each piece.
    public static let stepCenter = InterpolationMethod(storage: .stepCenter)
    /// Steps at the end of each piece.
    public static let stepEnd = InterpolationMethod(storage: .stepEnd)
    /// A centripetal Catmull-Rom spline.
    public static var catmullRom: InterpolationMethod { catmullRom() }
    /// A cardinal spline.
    public static var cardinal: InterpolationMethod { cardinal() }

    /// A Catmull-Rom spline; 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat = 0.5) -> InterpolationMethod {
        InterpolationMethod(storage: .catmullRom(alpha: alpha))
    }

    /// A cardinal spline; a tension of 1 gives straight lines.
    public static func cardinal(tension: CGFloat = 0) -> InterpolationMethod {
        InterpolationMethod(storage: .cardinal(tension: tension))
    }
}
