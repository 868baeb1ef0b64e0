import Foundation

/// The alignment of a behaviour to major values on a swipe.
///
/// Source: Apple, Charts `MajorValueAlignment`.
public struct MajorValueAlignment<Value> {
    let grid: ValueGrid

    /// The alignment by which a swipe moves on by one page.
    public static nonisolated var page: MajorValueAlignment<Value> { MajorValueAlignment(grid: .page) }

    /// Returns the alignment by which a swipe goes to the next multiple of a unit.
    public static nonisolated func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Plottable & Numeric {
        MajorValueAlignment(grid: .unit(Datum(unit).scalar ?? 0))
    }
}

extension MajorValueAlignment where Value == Date {
    /// Returns the alignment by which a swipe goes to the next matching date.
    public static nonisolated func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
        MajorValueAlignment(grid: .matching(components))
    }
}

/// The limit of one swipe.
///
/// Source: Apple, Charts `ValueAlignedLimitBehavior`. Their effects are not published: here a swipe with `always` ends at the next major
/// value. Otherwise it goes as far as its speed carries it, and to the next value at least.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never }
    let kind: Kind
    public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
    public static let always = ValueAlignedLimitBehavior(kind: .always)
    public static let never = ValueAlignedLimitBehavior(kind: .never)
}

/// A behaviour by which scrolls end with a value of a regular grid at the beginning of the plot, or at the end of the data.
///
/// Source: Apple, Charts `ValueAlignedChartScrollTargetBehavior`.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The values of one axis.
    private struct Alignment {
        var minor: ValueGrid
        var major: ValueGrid?
    }

    private let x: Alignment
    private let y: Alignment
    private let limit: ValueAlignedLimitBehavior

    private init(x: Alignment, y: Alignment, limit: ValueAlignedLimitBehavior) { (self.x, self.y, self.limit) = (x, y, limit) }

    private nonisolated static func units<P: Plottable & Numeric>(_ unit: P, _ major: MajorValueAlignment<P>?) -> Alignment {
        Alignment(minor: .unit(Datum(unit).scalar ?? 0), major: major?.grid)
    }

    private nonisolated static func dates(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) -> Alignment {
        Alignment(minor: .matching(components), major: major?.grid)
    }

    /// Creates a behaviour that aligns to multiples of a unit: in seconds for dates, as a count for categories.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let both = Self.units(unit, majorAlignment)
        self.init(x: both, y: both, limit: limitBehavior)
    }

    /// Aligns to dates that match.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let both = Self.dates(components, majorAlignment)
        self.init(x: both, y: both, limit: limitBehavior)
    }

    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: Self.units(xUnit, xMajorAlignment), y: Self.units(yUnit, yMajorAlignment), limit: limitBehavior)
    }

    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: Self.units(xUnit, xMajorAlignment), y: Self.dates(yComponents, yMajorAlignment), limit: limitBehavior)
    }

    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.units(yUnit, yMajorAlignment), limit: limitBehavior)
    }

    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.dates(yComponents, yMajorAlignment), limit: limitBehavior)
    }

    /// The speed from which a finger swipes instead of coming to rest, in points per second; chosen by eye.
    private static let leastSwipe: CGFloat = 200

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        for track in context.tracks {
            if track.axis == .horizontal {
                target.rect.origin.x = rest(
                    x, on: track, from: context.originalTarget.rect.minX, to: target.rect.minX, velocity: context.velocity.dx, context)
            } else {
                target.rect.origin.y = rest(
                    y, on: track, from: context.originalTarget.rect.minY, to: target.rect.minY, velocity: context.velocity.dy, context)
            }
        }
    }

    /// The offset at which a scroll ends that would run out at another.
    private func rest(
        _ alignment: Alignment, on track: ChartTrack, from start: CGFloat, to end: CGFloat, velocity: CGFloat,
        _ context: ChartScrollTargetBehaviorContext
    ) -> CGFloat {
        let (from, to) = (track.number(at: start), track.number(at: end))
        let (calendar, page) = (context.chartProxy.calendar, track.page)
        var goal: Double?
        if let major = alignment.major, abs(velocity) >= Self.leastSwipe, from != to {
            goal = major.next(after: from, isForward: to > from, page: page, calendar: calendar)
            // Never back to a place that the finger has already passed.
            if limit != .always, let next = goal, let far = major.nearest(to: to, page: page, calendar: calendar) {
                goal = to > from ? max(next, far) : min(next, far)
            }
        } else {
            goal = alignment.minor.nearest(to: to, page: page, calendar: calendar)
        }
        let offset = goal.map { track.offset(of: $0) } ?? end
        // The end of the data counts as a value.
        let reachable = min(max(offset, 0), track.reach)
        guard abs(min(max(end, 0), track.reach) - track.reach) < abs(end - reachable), alignment.major == nil else { return reachable }
        return track.reach
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Aligns to multiples of a unit.
    public static nonisolated func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Aligns to dates that match.
    public static nonisolated func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    public static nonisolated func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    public static nonisolated func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    public static nonisolated func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    public static nonisolated func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
}
