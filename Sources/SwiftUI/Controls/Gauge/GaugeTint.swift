/// The tint of a gauge, laid along it.
enum GaugeTint {
    enum Course {
        /// From the leading end to the trailing one.
        case bar
        /// Clockwise around the ring, from one side of the gap to the other.
        case openRing
        /// Clockwise around the ring, from the top.
        case closedRing
    }

    /// A tint as a gauge shows it: a gradient without a direction of its own follows the gauge.
    ///
    /// - Returns: nil if there is no tint.
    static func style(_ tint: AnyShapeStyle?, along course: Course) -> AnyShapeStyle? {
        guard let tint else { return nil }
        guard let gradient = tint.style as? Gradient else { return tint }
        switch course {
        case .bar:
            return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        case .openRing:
            let ring = RingArc(sweep: RingMeasures.openSweep, lineWidth: RingMeasures.lineWidth)
            return angular(gradient, from: ring.start, sweep: ring.sweep)
        case .closedRing:
            return angular(gradient, from: -90, sweep: 360)
        }
    }

    private static func angular(_ gradient: Gradient, from start: Double, sweep: Double) -> AnyShapeStyle {
        AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep)))
    }
}
