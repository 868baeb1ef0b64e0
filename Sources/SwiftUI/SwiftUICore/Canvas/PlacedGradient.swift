import Drawing

/// A gradient in the coordinates of the area it fills, with its continuation beyond its ends.
struct PlacedGradient {
    private let paint: Paint
    private let options: GraphicsContext.GradientOptions

    /// The largest number of periods of a gradient that are drawn. More would be too fine to see.
    private static let mostPeriods = 1024.0

    init(_ gradient: ResolvedGradient, shape: GradientPaint.Shape, options: GraphicsContext.GradientOptions) {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        var paint = gradient.paint(in: unit)
        if case .gradient(var placed) = paint {
            placed.shape = shape
            paint = .gradient(placed)
        }
        self.paint = paint
        self.options = options
    }

    /// Returns the paint for content within bounds.
    func paint(within bounds: CGRect) -> Paint {
        guard case .gradient(let gradient) = paint, !options.isEmpty, let periods = periods(of: gradient, within: bounds)
        else { return paint }
        return .gradient(repeated(gradient, periods))
    }

    /// Returns the whole periods that bounds need, from the first to just past the last; nil if one is enough.
    private func periods(of gradient: GradientPaint, within bounds: CGRect) -> Range<Int>? {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let places: [Double]
        switch gradient.shape {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            places = corners.map { Double((($0.x - start.x) * dx + ($0.y - start.y) * dy) / square) }
        case .radial(let center, let startRadius, let endRadius):
            let length = endRadius - startRadius
            guard length != 0 else { return nil }
            let far = corners.map { point -> CGFloat in
                let (dx, dy) = (point.x - center.x, point.y - center.y)
                return (dx * dx + dy * dy).squareRoot()
            }
            places = ([0] + far).map { Double(($0 - startRadius) / length) }
        case .elliptical, .angular:
            return nil
        }
        guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else { return nil }
        let first = max(low.rounded(.down), -Self.mostPeriods / 2)
        let last = min(max(high.rounded(.up), first + 1), first + Self.mostPeriods)
        return first < last ? Int(first)..<Int(last) : nil
    }

    private func repeated(_ gradient: GradientPaint, _ periods: Range<Int>) -> GradientPaint {
        var result = gradient
        let count = Double(periods.count)
        result.stops = periods.flatMap { period -> [GradientPaint.Stop] in
            let isReversed = options.contains(.mirror) && period % 2 != 0
            return stops(of: gradient, isReversed: isReversed).map { stop in
                let place = Double(period - periods.lowerBound) + stop.location
                return GradientPaint.Stop(color: stop.color, location: place / count)
            }
        }
        let (first, last) = (CGFloat(periods.lowerBound), CGFloat(periods.upperBound))
        switch gradient.shape {
        case .linear(let start, let end):
            let point = { (turns: CGFloat) in
                CGPoint(x: start.x + (end.x - start.x) * turns, y: start.y + (end.y - start.y) * turns)
            }
            result.shape = .linear(start: point(first), end: point(last))
        case .radial(let center, let startRadius, let endRadius):
            let length = endRadius - startRadius
            result.shape = .radial(
                center: center, startRadius: startRadius + length * first, endRadius: startRadius + length * last)
        case .elliptical, .angular:
            break
        }
        return result
    }

    /// Returns the stops of one period, from its very start to its very end.
    private func stops(of gradient: GradientPaint, isReversed: Bool) -> [GradientPaint.Stop] {
        var stops = gradient.stops.map { stop in
            GradientPaint.Stop(color: stop.color, location: min(max(stop.location, 0), 1))
        }
        if let first = stops.first, first.location > 0 { stops.insert(.init(color: first.color, location: 0), at: 0) }
        if let last = stops.last, last.location < 1 { stops.append(.init(color: last.color, location: 1)) }
        guard isReversed else { return stops }
        return stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
    }
}
