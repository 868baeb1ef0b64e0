import Foundation
@_spi(Nodes) import SwiftUICore

/// The swipe of a row aside; a list has one at a time.
@MainActor
final class RowSwipe: MovingSpace {
    /// The row that is aside, or was.
    private(set) var row: ObjectIdentifier?
    /// The distance to the right, in points.
    private var track: AnimatedValue<CGFloat>?
    private(set) var isHeld = false

    var timeDependence: TimeDependence {
        guard let end = track?.settlingTime, end > -.infinity else { return .never }
        return .until(end)
    }

    /// Returns the distance a row is aside, in points to the right.
    func offset(of node: ViewNode, at time: Double) -> CGFloat {
        guard let track, row == ObjectIdentifier(node) else { return 0 }
        return track.value(at: time)
    }

    /// Follows a finger; another row goes back.
    func hold(_ node: ViewNode, at offset: CGFloat, time: Double) {
        if row != ObjectIdentifier(node) || track == nil { (row, track) = (ObjectIdentifier(node), AnimatedValue(0)) }
        if !isHeld, let running = track { track = AnimatedValue(running.value(at: time)) }
        isHeld = true
        track?.set(offset, animation: .tracking, at: time)
    }

    /// Lets the row go to where it stays. The spring is a choice by eye.
    func release(to offset: CGFloat, time: Double) {
        isHeld = false
        track?.set(offset, animation: .spring(response: 0.4, dampingFraction: 1), at: time)
    }
}

extension AttachedGesture {
    /// Creates the gesture by which a row follows a finger to one side, as far as there are actions at the other.
    @MainActor
    init(swiping node: ViewNode, in list: ListNode) {
        self.init(priority: .normal, kinds: [.drag]) {
            var finger = SwipingFinger()
            return { [weak list, weak node] touch in
                guard let list, let node else { return .failed }
                return finger.follow(touch, of: node, in: list)
            }
        }
    }
}

/// A finger on a row.
@MainActor
private struct SwipingFinger {
    private var start: CGPoint?
    /// The positions of the finger and the row when the swipe began.
    private var grip: (finger: CGFloat, offset: CGFloat)?

    mutating func follow(_ touch: Touch, of node: ViewNode, in list: ListNode) -> GestureProgress {
        let begin = start ?? touch.location
        start = begin
        let (x, y) = (touch.location.x - begin.x, touch.location.y - begin.y)
        if grip == nil {
            guard touch.location.distance(to: begin) > Touch.slack else { return touch.phase == .ended ? .failed : .possible }
            let offset = list.swipe.offset(of: node, at: touch.time)
            guard abs(x) > abs(y), offset != 0 || list.swipeReach(of: node, toRight: x > 0) != nil else { return .failed }
            // The first ten points are lost, as where a finger scrolls.
            grip = (begin.x + (x < 0 ? -Touch.slack : Touch.slack), offset)
        }
        guard let grip else { return .possible }
        let wanted = grip.offset + touch.location.x - grip.finger
        let reach = list.swipeReach(of: node, toRight: wanted > 0)
        if touch.phase == .ended {
            list.endSwipe(of: node, at: wanted, reach: reach, time: touch.time)
        } else {
            list.swipe.hold(node, at: held(wanted, reach), time: touch.time)
        }
        list.tree.stateDidChange(.ofFinger(isDown: touch.phase != .ended))
        return .recognized
    }

    /// Returns the row's distance for a finger's: a row is hard to pull where it has no actions, and beyond actions that a full swipe may
    /// not perform.
    private func held(_ wanted: CGFloat, _ reach: SwipeReach?) -> CGFloat {
        let free = reach.map { $0.performsFirst ? .infinity : $0.length } ?? 0
        guard abs(wanted) > free else { return wanted }
        let beyond = ScrollState.rubberBand(abs(wanted) - free, 120)
        return (wanted < 0 ? -1 : 1) * (free + beyond)
    }
}

/// The distance a row moves aside for the actions at one of its sides.
struct SwipeReach {
    /// The distance, in points.
    let length: CGFloat
    /// True if a swipe across most of the row performs the first action.
    let performsFirst: Bool
}
