import Foundation
@_spi(Nodes) import SwiftUICore

extension AttachedGesture {
    /// Creates the gesture by which a scroll view follows a finger.
    ///
    /// A finger scrolls once it has moved ten points along an axis on which the content is larger than its window. A drag further in, or
    /// a control that holds the finger, comes first.
    @MainActor
    init(scrolling window: ScrollWindowNode, _ state: ScrollState) {
        self.init(priority: .normal, kinds: [.drag]) {
            var finger = ScrollingFinger(state: state)
            return { [weak window] touch in
                guard let window else { return .failed }
                return finger.follow(touch, in: window)
            }
        }
    }
}

/// A finger on a scroll view.
@MainActor
private struct ScrollingFinger {
    let state: ScrollState
    private var start: CGPoint?
    /// The positions of the finger and the content when scrolling began.
    private var grip: (finger: CGPoint, offset: CGPoint, shifted: CGVector)?
    /// The time and the offset of the content then, for the explanation of what moved.
    private var begin = (time: 0.0, offset: CGPoint.zero)
    private var last: (time: Double, location: CGPoint)?
    private var velocity = CGVector(dx: 0, dy: 0)
    /// True if this finger has pulled far enough to refresh; it does so once.
    private var hasRefreshed = false

    init(state: ScrollState) { self.state = state }

    /// The seconds after which a finger counts as stopped.
    private static let longestPause = 0.05

    mutating func follow(_ touch: Touch, in window: ScrollWindowNode) -> GestureProgress {
        let begin = start ?? touch.location
        start = begin
        if let last, touch.time > last.time {
            let seconds = CGFloat(touch.time - last.time)
            if touch.location != last.location {
                velocity = CGVector(
                    dx: (touch.location.x - last.location.x) / seconds, dy: (touch.location.y - last.location.y) / seconds)
                self.last = (touch.time, touch.location)
            }
        } else {
            // The last of several samples at a moment gives the finger's position.
            last = (touch.time, touch.location)
        }
        if grip == nil {
            guard let isAlong = isAlong(begin, touch.location) else { return touch.phase == .ended ? .failed : .possible }
            guard isAlong, !isSheets(begin, touch, in: window) else { return .failed }
            // The content follows from where the finger is now: the first ten points are lost, as on a device.
            let share = Touch.slack / max(touch.location.distance(to: begin), Touch.slack)
            let finger = CGPoint(
                x: begin.x + (touch.location.x - begin.x) * share, y: begin.y + (touch.location.y - begin.y) * share)
            grip = (finger, state.offset(at: touch.time), state.shifted)
            self.begin = (touch.time, state.offset(at: touch.time))
        }
        guard var grip else { return .possible }
        // Rows built meanwhile have moved the visible content.
        grip.offset.x += state.shifted.dx - grip.shifted.dx
        grip.offset.y += state.shifted.dy - grip.shifted.dy
        if touch.phase == .ended {
            let pause = touch.time - (last?.time ?? touch.time)
            let isFlick = pause < Self.longestPause
            let speed = CGVector(
                dx: isFlick && state.excess.width > 0 ? -velocity.dx : 0, dy: isFlick && state.excess.height > 0 ? -velocity.dy : 0)
            window.tree.noting {
                window.explaining("scroll") {
                    explain(at: touch.time)
                    letGo(in: window, velocity: speed, from: grip.offset, at: touch.time)
                }
            }
        } else {
            state.touchPhase = .interacting
            state.scrollByTouch(
                to: CGPoint(
                    x: grip.offset.x - (touch.location.x - grip.finger.x), y: grip.offset.y - (touch.location.y - grip.finger.y)),
                at: touch.time)
            refresh(window, at: touch.time)
        }
        window.tree.stateDidChange(.ofFinger(isDown: touch.phase != .ended))
        return .recognized
    }

    /// Starts the refresh once the content is pulled far enough, while the finger is still down, as on a device.
    private mutating func refresh(_ window: ScrollWindowNode, at time: Double) {
        guard !hasRefreshed, let pull = state.pull, !pull.isRunning, state.pulledTarget >= RefreshPull.threshold else { return }
        hasRefreshed = true
        window.refresh(pull, at: time)
    }

    /// Notes how far the finger has moved the content.
    private func explain(at time: Double) {
        let end = state.offset(at: time)
        let ways = [("x", begin.offset.x, end.x), ("y", begin.offset.y, end.y)].filter { $0.1 != $0.2 }
        guard !ways.isEmpty else { return }
        AnimationStarts.current?.explain(
            ways.map { ExplainedPart($0.0, .points, from: [Double($0.1)], to: [Double($0.2)]) }, by: "a finger", from: begin.time, to: time)
    }

    /// Returns whether the finger has moved along a scrolling axis; nil before it has moved.
    private func isAlong(_ begin: CGPoint, _ now: CGPoint) -> Bool? {
        let (x, y) = (abs(now.x - begin.x), abs(now.y - begin.y))
        guard now.distance(to: begin) > Touch.slack else { return nil }
        let excess = state.excess
        let goesDown = excess.height > 0 || state.pull != nil
        if excess.width > 0, goesDown { return true }
        return x > y ? excess.width > 0 : goesDown
    }

    /// Returns whether the sheet around the scroll view takes the finger.
    private func isSheets(_ begin: CGPoint, _ touch: Touch, in window: ScrollWindowNode) -> Bool {
        let (x, y) = (touch.location.x - begin.x, touch.location.y - begin.y)
        guard let sheet = window.environment.sheetPosture, abs(y) >= abs(x), window.environment.refresh == nil else { return false }
        return sheet.takesFinger(movingDown: y > 0, isAtTop: state.offset(at: touch.time).y < 0.5)
    }

    private func letGo(in window: ScrollWindowNode, velocity: CGVector, from start: CGPoint, at time: Double) {
        let (margins, values) = (state.margins, window.environment)
        let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
        let targets = values.scrollTargetBehavior == nil ? [] : window.targetFrames
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: state.container), anchor: nil),
            velocity: velocity,
            contentSize: CGSize(width: max(state.rest.width - across, 0), height: max(state.rest.height - down, 0)),
            containerSize: state.container, axes: state.axes,
            targets: targets.map { $0.offsetBy(dx: -margins.left, dy: -margins.top) },
            compactAxes: [
                values.horizontalSizeClass == .compact ? .horizontal : [], values.verticalSizeClass == .compact ? .vertical : [],
            ],
            isRightToLeft: values.layoutDirection == .rightToLeft)
        state.release(velocity: velocity, at: time) { target in
            window.environment.scrollTargetBehavior?.updateTarget(&target, context: context)
        }
    }
}
