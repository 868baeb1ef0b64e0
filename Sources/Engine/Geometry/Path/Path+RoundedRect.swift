import Foundation

extension Path {
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle whose corners have the given size, limited to half the rectangle's sides.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        // A continuous corner is one curve for both axes: a common radius keeps it from being squeezed.
        let equal = cornerSize.width == cornerSize.height
        let common = min(width, height)
        let corner = equal ? CGSize(width: common, height: common) : CGSize(width: width, height: height)
        addRoundedCorners(in: rect, [corner, corner, corner, corner], style: style, transform: transform)
    }

    /// Adds a rectangle with a radius for each corner; radii that do not fit together on a side shrink by one factor.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let (topLeft, topRight) = (max(cornerRadii.topLeading, 0), max(cornerRadii.topTrailing, 0))
        let (bottomLeft, bottomRight) = (max(cornerRadii.bottomLeading, 0), max(cornerRadii.bottomTrailing, 0))
        let across = max(topLeft + topRight, bottomLeft + bottomRight)
        let down = max(topLeft + bottomLeft, topRight + bottomRight)
        var factor: CGFloat = 1
        if across > rect.width { factor = min(factor, rect.width / across) }
        if down > rect.height { factor = min(factor, rect.height / down) }
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map {
            CGSize(width: $0 * factor, height: $0 * factor)
        }
        addRoundedCorners(in: rect, corners, style: style, transform: transform)
    }

    /// Adds the outline clockwise on screen from the middle of the right edge, as Core Graphics does: half of it, trimmed, is
    /// a tray. `corners` are top left, top right, bottom right and bottom left, and fit.
    private mutating func addRoundedCorners(
        in rect: CGRect, _ corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        if corners.allSatisfy({ !($0.width > 0 && $0.height > 0) }) { return addRect(rect, transform: transform) }
        let vertices = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // Directions of travel along the top, right, bottom and left edge.
        let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
        let above = Path.profiles(of: 1, corners: corners, rect: rect, style: style).outgoing
        let below = Path.profiles(of: 2, corners: corners, rect: rect, style: style).incoming
        let straight = (
            rect.minY + corners[1].height * CGFloat(above.extent), rect.maxY - corners[2].height * CGFloat(below.extent)
        )
        move(to: CGPoint(x: rect.maxX, y: (straight.0 + straight.1) / 2).applying(transform))
        for index in [2, 3, 0, 1] {
            let size = corners[index]
            let (incoming, outgoing) = (directions[(index + 3) % 4], directions[index])
            let isAcross = incoming.dx != 0
            let corner = RoundedCorner(
                vertex: vertices[index], incoming: incoming, outgoing: outgoing,
                incomingRadius: isAcross ? size.width : size.height,
                outgoingRadius: isAcross ? size.height : size.width)
            let profiles = Path.profiles(of: index, corners: corners, rect: rect, style: style)
            let first = corner.point(profiles.incoming.extent, 0)
            addLine(to: first.applying(transform))
            if size.width > 0, size.height > 0 {
                add(corner, profiles.incoming, profiles.outgoing, style: style, transform: transform)
            }
        }
        closeSubpath()
    }

    /// The profiles of a corner along the edge that comes in and the one that goes out.
    private static func profiles(
        of index: Int, corners: [CGSize], rect: CGRect, style: RoundedCornerStyle
    ) -> (incoming: CornerProfile, outgoing: CornerProfile) {
        func profile(_ other: Int, across: Bool) -> CornerProfile {
            if style == .circular { return .circular }
            let (own, opposite) = (corners[index], corners[other])
            let radii = across ? own.width + opposite.width : own.height + opposite.height
            return CornerProfile(edgeLength: Double(across ? rect.width : rect.height), radii: Double(radii))
        }
        let incomingIsAcross = index % 2 == 1
        return (
            profile((index + 3) % 4, across: incomingIsAcross), profile((index + 1) % 4, across: !incomingIsAcross)
        )
    }

    private mutating func add(
        _ corner: RoundedCorner, _ incoming: CornerProfile, _ outgoing: CornerProfile, style: RoundedCornerStyle,
        transform: CGAffineTransform
    ) {
        func point(_ along: Double, _ down: Double) -> CGPoint { corner.point(along, down).applying(transform) }
        switch style {
        case .circular:
            let rest = 1 - Path.quarterCircleArm
            addCurve(to: point(0, 1), control1: point(rest, 0), control2: point(0, rest))
        case .continuous:
            let (far, near) = (CornerProfile.far, CornerProfile.near)
            let (middleFar, middleNear) = (CornerProfile.middleFar, CornerProfile.middleNear)
            addCurve(
                to: point(far, near), control1: point(incoming.control, 0), control2: point(incoming.shoulder, 0))
            addCurve(
                to: point(near, far), control1: point(middleFar, middleNear), control2: point(middleNear, middleFar))
            addCurve(
                to: point(0, outgoing.extent), control1: point(0, outgoing.shoulder),
                control2: point(0, outgoing.control))
        }
    }
}
