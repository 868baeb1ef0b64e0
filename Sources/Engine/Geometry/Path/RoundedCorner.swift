import Foundation

/// A corner as seen from its vertex: distances, in radii, back along the edge that comes in and on along the next.
struct RoundedCorner {
    let vertex: CGPoint
    let incoming: CGVector
    let outgoing: CGVector
    let incomingRadius: CGFloat
    let outgoingRadius: CGFloat

    func point(_ along: Double, _ down: Double) -> CGPoint {
        let (back, on) = (CGFloat(along) * incomingRadius, CGFloat(down) * outgoingRadius)
        return CGPoint(
            x: vertex.x - incoming.dx * back + outgoing.dx * on, y: vertex.y - incoming.dy * back + outgoing.dy * on)
    }
}
