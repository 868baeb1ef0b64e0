/// The reach of the three cubics of a continuous corner along one of its two edges, as multiples of the radius.
///
/// An edge with room lets the corner start 1.528665 radii before the vertex; the less room the two corners of an edge
/// leave, the nearer the corner comes to a circular one, edge by edge. A capsule therefore is smooth on its long sides
/// and leaves the short ones at exactly one radius.
///
/// Source: the coefficients with room are those of UIKit's and SwiftUI's corner, fitted on pictures of macOS 26 to
/// 8/255; the blend for cramped edges (bases 1, 0.96, 0.82) is the one that public analyses of Apple's RenderBox agree
/// on, and it meets the first set exactly where the room is enough.
struct CornerProfile {
    /// The distance from the corner at which the curve leaves the edge.
    let extent: Double
    /// First control point, on the edge.
    let control: Double
    /// Second control point, on the edge.
    let shoulder: Double

    /// The profile along an edge of `length` whose two corners have radii adding up to `radii`.
    init(edgeLength length: Double, radii: Double) {
        let wanted = radii * CornerProfile.extraExtent
        let room = wanted > 0 ? min(max((length - radii) / wanted, 0), 1) : 1
        extent = 1 + CornerProfile.extraExtent * room
        control = 0.96 + 0.12849003 * room
        shoulder = 0.82 + 0.048407018 * room
    }

    /// A corner that leaves its edges at exactly one radius.
    static let circular = CornerProfile(edgeLength: 0, radii: 1)

    /// The reach of a continuous corner beyond a circular one, in radii.
    static let extraExtent = 0.528665

    /// End of the first cubic and control point of the second: along the one edge, and from it.
    static let far = 0.63149399
    static let near = 0.07491140
    static let middleFar = 0.37282401
    static let middleNear = 0.16906001
}
