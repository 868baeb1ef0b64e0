import Foundation

/// How far a scroll view is scrolled, and what follows from it.
///
/// Until something scrolls it, a scroll view shows what its anchor says. From then on it has an offset, which is a track like
/// any other: an event moves it, with the animation of its transaction.
@MainActor
final class ScrollState: MovingSpace {
    var axes = Axis.Set.vertical

    /// The scroll view's frame, and its content's where nothing has been scrolled.
    var window = CGRect.zero
    var rest = CGRect.zero

    /// The offset from the content's top left corner, in points; nil while nothing has been scrolled.
    private var track: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>?
    /// The last place that was asked for, whether the content reaches that far or not.
    private var wanted = CGPoint.zero

    /// What a finger does.
    var touchPhase: ScrollPhase?

    /// Counts what a finger has done, so that bindings are told.
    private(set) var touchCount = 0

    /// The view that a finger has scrolled to, as a binding was told.
    var reached: AnyHashable?

    var timeDependence: TimeDependence {
        guard let end = track?.settlingTime, end > -.infinity else { return .never }
        return .until(end)
    }

    private var restOffset: CGPoint { CGPoint(x: window.minX - rest.minX, y: window.minY - rest.minY) }

    /// The offset at a moment.
    func offset(at time: Double) -> CGPoint {
        guard let track else { return restOffset }
        let value = track.value(at: time)
        return CGPoint(x: value.first, y: value.second)
    }

    /// The offset that everything comes to rest at.
    var target: CGPoint { track.map { CGPoint(x: $0.target.first, y: $0.target.second) } ?? restOffset }

    func velocity(at time: Double) -> CGVector? {
        guard let track, time < track.settlingTime else { return nil }
        let value = track.velocity(at: time)
        return CGVector(dx: value.first, dy: value.second)
    }

    func phase(at time: Double) -> ScrollPhase {
        if let touchPhase { return touchPhase }
        return timeDependence.differs(between: time, and: .infinity) ? .animating : .idle
    }

    /// Scrolls; axes that do not scroll, and ends of the content, stop it.
    func scroll(to point: CGPoint, animation: Animation?, at time: Double) {
        if track == nil { track = AnimatedValue(AnimatablePair(restOffset.x, restOffset.y)) }
        wanted = CGPoint(
            x: axes.contains(.horizontal) ? point.x : restOffset.x, y: axes.contains(.vertical) ? point.y : restOffset.y)
        let end = clamped(wanted)
        track?.set(AnimatablePair(end.x, end.y), animation: animation, at: time)
    }

    /// Scrolls as a finger does.
    func scrollByTouch(to point: CGPoint, at time: Double) {
        touchCount += 1
        scroll(to: point, animation: nil, at: time)
    }

    /// Keeps the end in what the content has become; what runs goes on.
    func settle(at time: Double) {
        guard track != nil else { return }
        let end = clamped(wanted)
        track?.set(AnimatablePair(end.x, end.y), animation: nil, at: time)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat, _ axis: Axis.Set, _ excess: CGFloat, _ rest: CGFloat) -> CGFloat {
            guard axes.contains(axis), excess > 0 else { return rest }
            return min(max(value, 0), excess)
        }
        return CGPoint(
            x: clamp(point.x, .horizontal, rest.width - window.width, restOffset.x),
            y: clamp(point.y, .vertical, rest.height - window.height, restOffset.y))
    }

    /// The offset that brings a frame of the content, in the content's coordinates, to an anchor of the window; without an
    /// anchor, that which is nearest to where the content is and shows all of it.
    func offset(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
        let now = target
        guard let anchor else {
            func nearest(_ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
                if start < offset || end - start > length { return start }
                return end > offset + length ? end - length : offset
            }
            return CGPoint(
                x: nearest(frame.minX, frame.maxX, now.x, window.width),
                y: nearest(frame.minY, frame.maxY, now.y, window.height))
        }
        return CGPoint(
            x: frame.minX + frame.width * anchor.x - window.width * anchor.x,
            y: frame.minY + frame.height * anchor.y - window.height * anchor.y)
    }

    /// The offset at an edge of the content.
    func offset(at edge: Edge, isRightToLeft: Bool) -> CGPoint {
        var point = target
        let end = CGPoint(x: max(rest.width - window.width, 0), y: max(rest.height - window.height, 0))
        switch edge {
        case .top: point.y = 0
        case .bottom: point.y = end.y
        case .leading: point.x = isRightToLeft ? end.x : 0
        case .trailing: point.x = isRightToLeft ? 0 : end.x
        }
        return point
    }

    /// What the scroll view says of itself at a moment.
    ///
    /// - Parameter margins: in the content's size and no part of what scrolls.
    func geometry(at time: Double, margins: EdgeInsets, isRightToLeft: Bool) -> ScrollGeometry {
        let offset = offset(at: time)
        let left = isRightToLeft ? margins.trailing : margins.leading
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - left, y: offset.y - margins.top),
            contentSize: CGSize(
                width: max(rest.width - margins.horizontal, 0), height: max(rest.height - margins.vertical, 0)),
            contentInsets: margins, containerSize: window.size)
    }
}
