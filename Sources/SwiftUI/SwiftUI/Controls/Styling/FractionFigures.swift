/// A bar that is filled from its leading end; its ends are round.
struct FilledBar: FractionFigure {
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        guard fraction > 0, rect.height > 0 else { return Path() }
        // A bar shorter than it is high would not be round.
        let width = max(rect.width * fraction, min(rect.height, rect.width))
        return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}

/// A dot on a bar at the bar's value.
struct BarMarker: FractionFigure {
    /// Points around the dot that belong to it.
    var margin: CGFloat = 0
    var isMirrored: Bool { true }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        let radius = rect.height / 2
        let x = rect.minX + radius + (rect.width - rect.height) * fraction
        let box = CGRect(x: x - radius, y: rect.minY, width: rect.height, height: rect.height)
        return Path(ellipseIn: box.insetBy(dx: -margin, dy: -margin))
    }
}

/// A part of a ring, clockwise from an angle, drawn with a line of round ends inside its frame.
struct RingArc: FractionFigure {
    /// The length of the whole ring, in degrees.
    var sweep: Double
    var lineWidth: CGFloat
    var isMirrored: Bool { false }

    /// The angle at which a ring with a gap at the bottom begins, clockwise from the positive x axis; a closed one begins at
    /// the top.
    var start: Double { sweep < 360 ? 90 + (360 - sweep) / 2 : -90 }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let radius = (min(rect.width, rect.height) - lineWidth) / 2
        guard radius > 0 else { return Path() }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        if fraction >= 1, sweep >= 360 {
            path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        } else {
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + sweep * fraction),
                clockwise: false)
        }
        return path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
}

/// A dot on a ring at the ring's value.
struct RingMarker: FractionFigure {
    var ring: RingArc
    /// Points around the dot that belong to it.
    var margin: CGFloat = 0
    var isMirrored: Bool { false }

    func path(of fraction: Double, in rect: CGRect) -> Path {
        let radius = (min(rect.width, rect.height) - ring.lineWidth) / 2
        guard radius > 0 else { return Path() }
        let angle = Angle.degrees(ring.start + ring.sweep * fraction)
        // The point at the end of the arc, from the arc itself: one way to place both.
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: angle, endAngle: angle, clockwise: false)
        guard let center = arc.currentPoint else { return Path() }
        let half = ring.lineWidth / 2 + margin
        return Path(ellipseIn: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }
}
