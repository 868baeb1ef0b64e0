/// A type that configures the positions at which scrolls of charts come to rest.
///
/// Source: Apple, Charts `ChartScrollTargetBehavior`.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes the end of a scroll.
    ///
    /// - Parameters:
    ///   - target: the part of the data's length that the plot shows at the end, in points from the first of the data.
    ///   - context: the state of the scroll.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// A scroll view outside of a chart keeps its natural end.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The context in which a behaviour changes the end of a chart's scroll: that of a scroll view whose container is the plot.
///
/// Source: Apple, Charts `ChartScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    private let base: ScrollTargetBehaviorContext
    let tracks: [ChartTrack]

    /// The chart as it is drawn at the place that its modifiers name.
    public let chartProxy: ChartProxy

    init(_ base: ScrollTargetBehaviorContext, chartProxy: ChartProxy, tracks: [ChartTrack]) {
        (self.base, self.chartProxy, self.tracks) = (base, chartProxy, tracks)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// Pages of a chart are as long as the plot, and a swipe turns one page at most.
extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        for track in context.tracks {
            // Pages are counted from the first of the data, wherever that is.
            func number(_ offset: CGFloat) -> CGFloat {
                ((track.scale.runsForward ? offset : track.reach - offset) / track.visible).rounded()
            }
            func page(_ offset: CGFloat, from first: CGFloat) -> CGFloat {
                let page = min(max(number(offset), number(first) - 1), number(first) + 1)
                let start = min(page * track.visible, track.reach)
                return track.scale.runsForward ? start : track.reach - start
            }
            let first = context.originalTarget.rect.origin
            if track.axis == .horizontal {
                target.rect.origin.x = page(target.rect.minX, from: first.x)
            } else {
                target.rect.origin.y = page(target.rect.minY, from: first.y)
            }
        }
    }
}
