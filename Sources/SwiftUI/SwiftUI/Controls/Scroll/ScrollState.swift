import Foundation
@_spi(Nodes) import SwiftUICore

/// The offset of a scroll view, and the values that follow from it.
///
/// Until something scrolls it, a scroll view stands at its anchor. From then on it has an offset, which is a track like any other: an
/// event moves it, with the animation of its transaction.
@MainActor
final class ScrollState: MovingSpace, SharedPlace {
    nonisolated init() {}

    var axes = Axis.Set.vertical
    /// The colour behind the content, which content fades to under a bar; nil: that of the system's background.
    var ground: Color?

    /// The scroll view's frame, and its content's frame while nothing is scrolled.
    var window = CGRect.zero
    var rest = CGRect.zero

    /// The margins that the window keeps clear of content at rest, in points.
    struct Margins {
        var left: CGFloat = 0
        var top: CGFloat = 0
        var right: CGFloat = 0
        var bottom: CGFloat = 0

        static var none: Margins { Margins() }

        /// Returns the part of a window inside the margins; the whole of a window smaller than its margins.
        func inside(_ window: CGRect) -> CGRect {
            var inside = window
            if left + right < window.width {
                (inside.origin.x, inside.size.width) = (window.minX + left, window.width - left - right)
            }
            if top + bottom < window.height {
                (inside.origin.y, inside.size.height) = (window.minY + top, window.height - top - bottom)
            }
            return inside
        }
    }

    var margins = Margins.none

    /// The size of the window without its margins.
    var container: CGSize { margins.inside(window).size }

    /// The area in which content is visible, in the coordinates of the window: the window, and the part of the content that shows beyond
    /// it.
    var visible = CGRect.zero

    /// The distances content scrolls, in points, until the bar over it has made room: those at which it comes to rest on the way. From
    /// then on the window reaches up by as much.
    var collapses: [CGFloat] = []

    /// The offset from the content's top left corner, in points; nil while nothing has been scrolled.
    private var track: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>?
    /// The last requested offset, whether or not the content reaches that far.
    private var wanted = CGPoint.zero

    /// The phase of a finger's scroll.
    var touchPhase: ScrollPhase?

    /// True if the content moves on by itself after a finger has left it.
    private var isDecelerating = false

    /// The refresh by a pull beyond the beginning; nil where no action refreshes the content.
    var pull: RefreshPull?

    /// The number of changes by a finger, so that bindings are notified.
    private(set) var touchCount = 0

    /// The view that a finger has scrolled to, as reported to a binding.
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

    /// Returns the part of the window that no bar covers at a moment: a bar that has made room leaves more of it.
    func uncovered(at time: Double) -> CGRect {
        guard let most = collapses.last else { return window }
        let room = min(max(offset(at: time).y, 0), most)
        return CGRect(x: window.minX, y: window.minY - room, width: window.width, height: window.height + room)
    }

    /// True if the content was ever moved from its beginning.
    var isScrolled: Bool { track != nil }

    /// The offset at which the content comes to rest.
    var target: CGPoint { track.map { CGPoint(x: $0.target.first, y: $0.target.second) } ?? restOffset }

    func velocity(at time: Double) -> CGVector? {
        guard let track, time < track.settlingTime else { return nil }
        let value = track.velocity(at: time)
        return CGVector(dx: value.first, dy: value.second)
    }

    func phase(at time: Double) -> ScrollPhase {
        if let touchPhase { return touchPhase }
        guard timeDependence.differs(between: time, and: .infinity) else { return .idle }
        return isDecelerating ? .decelerating : .animating
    }

    /// The track before the last request.
    private var formerTrack: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>?

    /// Scrolls; axes that do not scroll, and ends of the content, stop it.
    ///
    /// - Parameter isCorrection: whether the target was requested before, and has turned out to be elsewhere.
    func scroll(to point: CGPoint, animation: Animation?, at time: Double, isCorrection: Bool = false) {
        if isCorrection { track = formerTrack } else { formerTrack = track }
        if track == nil { track = AnimatedValue(AnimatablePair(restOffset.x, restOffset.y)) }
        isDecelerating = false
        wanted = CGPoint(
            x: axes.contains(.horizontal) ? point.x : restOffset.x, y: axes.contains(.vertical) ? point.y : restOffset.y)
        let end = clamped(wanted)
        AnimationStarts.describing({ (offset: AnimatablePair<CGFloat, CGFloat>) -> Any in
            [ExplainedQuantity("x", .points, [Double(offset.first)]), ExplainedQuantity("y", .points, [Double(offset.second)])]
        }) {
            track?.set(AnimatablePair(end.x, end.y), animation: animation, at: time)
        }
    }

    /// Scrolls as a finger does, which stops any running motion.
    func scrollByTouch(to point: CGPoint, at time: Double) {
        pull?.fingerHasCome()
        touchCount += 1
        if let running = track, time < running.settlingTime {
            let value = running.value(at: time)
            track = AnimatedValue(value)
        }
        scroll(to: point, animation: .tracking, at: time)
    }

    /// Releases the content, which continues at a velocity, in points per second, and comes to rest at the place that a behaviour
    /// determines.
    ///
    /// Source: UIKit's `UIScrollView.DecelerationRate.normal`: each millisecond keeps 0.998 of the velocity. A spring without bounce of
    /// that time constant has the same course. Where an end or a behaviour sets another place, a quicker spring leads there; its response
    /// is chosen by eye.
    func release(velocity: CGVector, at time: Double, _ adjust: (inout ScrollTarget) -> Void) {
        touchPhase = nil
        touchCount += 1
        pull?.fingerHasLeft()
        let now = offset(at: time)
        let free = CGPoint(x: now.x + velocity.dx * Self.drift, y: now.y + velocity.dy * Self.drift)
        var target = ScrollTarget(rect: CGRect(origin: clamped(free), size: container), anchor: nil)
        adjust(&target)
        let end = clamped(besideCollapses(target.rect.origin))
        let goesFreely = end.distance(to: free) < 0.5
        guard end.distance(to: now) >= 0.01 else { return scroll(to: end, animation: nil, at: time) }
        let response = goesFreely ? 2 * Double.pi * Double(Self.drift) : 0.5
        scroll(to: end, animation: .spring(response: response, dampingFraction: 1), at: time)
        isDecelerating = true
    }

    /// A bar is never left half collapsed. Source: UIKit, which scrolls on to the nearer of the two.
    private func besideCollapses(_ point: CGPoint) -> CGPoint {
        guard let last = collapses.last, point.y > 0, point.y < last else { return point }
        let nearest = collapses.min { abs($0 - point.y) < abs($1 - point.y) }
        return CGPoint(x: point.x, y: nearest ?? point.y)
    }

    /// The distance content continues, in points, for each point per second: the sum of the milliseconds' shares.
    private static let drift: CGFloat = 0.998 / (1 - 0.998) / 1000

    /// The distances the content reaches beyond the window, on the axes that scroll.
    var excess: CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? max(rest.width - window.width, 0) : 0,
            height: axes.contains(.vertical) ? max(rest.height - window.height, 0) : 0)
    }

    /// Returns the range over which the content continues to move along an axis from a moment on, to either side; nil where it rests, or
    /// never will.
    func way(along axis: Axis, from time: Double) -> ClosedRange<CGFloat>? {
        guard let end = track?.settlingTime, end > time, end < .infinity else { return nil }
        let start = offset(at: time).length(along: axis)
        var (low, high) = (CGFloat(0), CGFloat(0))
        for step in 0...Self.stepsOfAWay {
            let distance = offset(at: time + (end - time) * Double(step) / Double(Self.stepsOfAWay)).length(along: axis) - start
            (low, high) = (min(low, distance), max(high, distance))
        }
        return low...high
    }

    /// The number of samples of a way. Springs turn round a few times; between two of these samples no value goes far beyond those at the
    /// samples.
    private static let stepsOfAWay = 120

    /// Moves the content and the offset alike, so that nothing is seen of it: content before the window has become longer.
    ///
    /// - Returns: whether anything is scrolled, so that there is an offset to move.
    func shift(by distance: CGFloat, along axis: Axis, at time: Double) -> Bool {
        guard let target = track?.target else { return false }
        let (x, y) = axis == .vertical ? (CGFloat(0), distance) : (distance, 0)
        wanted = CGPoint(x: wanted.x + x, y: wanted.y + y)
        shifted = CGVector(dx: shifted.dx + x, dy: shifted.dy + y)
        track?.set(AnimatablePair(target.first + x, target.second + y), animation: nil, at: time)
        if let former = formerTrack?.target {
            formerTrack?.set(AnimatablePair(former.first + x, former.second + y), animation: nil, at: time)
        }
        return true
    }

    /// Leads a running scroll to another end, which it reaches when it would have reached the former: its target has turned out to be
    /// elsewhere, and nothing jumps.
    func redirect(to point: CGPoint, at time: Double) {
        guard let running = track, running.settlingTime > time else { return }
        wanted = CGPoint(
            x: axes.contains(.horizontal) ? point.x : wanted.x, y: axes.contains(.vertical) ? point.y : wanted.y)
        let end = clamped(wanted)
        guard end.distance(to: target) > 0.01 else { return }
        // It is explained as the change that began it.
        AnimationStarts.$current.withValue(AnimationStarts(waitsForEnd: false)) {
            track?.set(AnimatablePair(end.x, end.y), animation: .easeInOut(duration: max(running.settlingTime - time, 0.1)), at: time)
        }
        if let end = track?.settlingTime { AnimationStarts.current?.noteEnd(end) }
    }

    /// The total distance the content has been moved because there turned out to be more or less before it.
    private(set) var shifted = CGVector.zero

    /// Keeps the end inside the changed content; a running scroll continues.
    func settle(at time: Double) {
        guard track != nil else { return }
        let end = clamped(wanted)
        track?.set(AnimatablePair(end.x, end.y), animation: nil, at: time)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        // A view that refreshes by a pull follows a finger even if all of its content is visible.
        let isPulled = pull != nil
        func clamp(_ value: CGFloat, _ axis: Axis.Set, _ excess: CGFloat, _ rest: CGFloat) -> CGFloat {
            guard axes.contains(axis), excess > 0 || isPulled && axis == .vertical else { return rest }
            let room = axis == .vertical ? pull?.room ?? 0 : 0
            let inside = excess > 0 ? min(max(value, -room), excess) : min(max(value, rest - room), rest)
            guard touchPhase == .interacting, value != inside else { return inside }
            // A finger pulls content beyond its end the harder the farther it goes.
            let length = axis == .horizontal ? window.width : window.height
            let pull = Self.rubberBand(abs(value - inside), length)
            return value < inside ? inside - pull : inside + pull
        }
        return CGPoint(
            x: clamp(point.x, .horizontal, rest.width - window.width, restOffset.x),
            y: clamp(point.y, .vertical, rest.height - window.height, restOffset.y))
    }

    /// Returns the distance the content is pulled down beyond its beginning at a moment, in points; negative where it is scrolled up.
    func pulled(at time: Double) -> CGFloat { beginning - offset(at: time).y }

    /// The distance the content is pulled down once everything has come to rest.
    var pulledTarget: CGFloat { beginning - target.y }

    /// The offset at which the content's beginning is in its place.
    private var beginning: CGFloat { excess.height > 0 ? 0 : restOffset.y }

    /// Lets go of the room that was kept for what went on: the content springs back, unless a finger holds it.
    func closePull(at time: Double) {
        guard touchPhase == nil, pulledTarget > 0 else { return }
        scroll(to: CGPoint(x: target.x, y: beginning), animation: .spring(response: 0.5, dampingFraction: 1), at: time)
    }

    /// Returns the distance content follows a finger beyond its end.
    ///
    /// Source: the formula found in UIKit's binary and published many times: `(1 - 1 / (x * 0.55 / d + 1)) * d`.
    static func rubberBand(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? (1 - 1 / (distance * 0.55 / length + 1)) * length : 0
    }

    /// Returns the offset that brings a frame of the content, in the content's coordinates, to an anchor of the window; without an
    /// anchor, the offset nearest to the present one that shows all of it.
    func offset(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
        let now = target
        let most = collapses.last ?? 0
        // The margins at the edges are no place to show a frame.
        let inside = margins.inside(CGRect(origin: .zero, size: window.size))
        guard let anchor else {
            /// - Parameter room: how much farther the window reaches than its length, before it.
            func nearest(_ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
                if start < offset - min(max(offset, 0), room) || end - start > length + room { return start + room }
                return end > offset + length ? end - length : offset
            }
            return CGPoint(
                x: nearest(frame.minX - inside.minX, frame.maxX - inside.minX, now.x, inside.width, 0),
                y: nearest(frame.minY - inside.minY, frame.maxY - inside.minY, now.y, inside.height, most))
        }
        let y = frame.minY + frame.height * anchor.y - inside.minY - inside.height * anchor.y
        // As far as the bar makes room the window begins farther up: its anchor is there.
        let room = y + most * (1 - anchor.y) >= most ? most * (1 - anchor.y) : anchor.y > 0 ? max(y, 0) * (1 / anchor.y - 1) : 0
        return CGPoint(x: frame.minX + frame.width * anchor.x - inside.minX - inside.width * anchor.x, y: y + room)
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

    /// Returns the geometry of the scroll view at a moment.
    ///
    /// - Parameter margins: included in the content's size, but not part of the scrolled content.
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

extension ScrollState.Margins {
    init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        self.init(
            left: isRightToLeft ? insets.trailing : insets.leading, top: insets.top,
            right: isRightToLeft ? insets.leading : insets.trailing, bottom: insets.bottom)
    }
}
