/// The tint of a gauge, laid along it.
enum GaugeTint {
    enum Course {
        /// A bar, from its leading end to the trailing one.
        case bar(LayoutDirection)
        /// Clockwise around the ring, from one side of the gap to the other.
        case openRing
        /// Clockwise around the ring, from the top.
        case closedRing
    }

    /// Returns a tint as a gauge shows it: a gradient without a direction follows the gauge.
    ///
    /// - Returns: nil if there is no tint.
    static func style(_ tint: AnyShapeStyle?, along course: Course) -> AnyShapeStyle? {
        guard let tint else { return nil }
        guard let gradient = tint.style as? Gradient else { return tint }
        switch course {
        case .bar(.leftToRight):
            return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        case .bar(.rightToLeft):
            // Unit points do not turn round.
            return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .trailing, endPoint: .leading))
        case .openRing:
            let ring = RingArc(sweep: RingMeasures.openSweep, lineWidth: RingMeasures.lineWidth)
            return angular(gradient, from: ring.start, sweep: ring.sweep)
        case .closedRing:
            // The round end before the top belongs to the beginning: 7 degrees of a ring of 58 points.
            return angular(gradient, from: -97, sweep: 360)
        }
    }

    private static func angular(_ gradient: Gradient, from start: Double, sweep: Double) -> AnyShapeStyle {
        AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep)))
    }
}
