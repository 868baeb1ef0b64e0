import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The refresh that a pull beyond the beginning of a scroll view starts: the state of UIKit's `UIRefreshControl`.
@MainActor
final class RefreshPull {
    /// The distance content is pulled, in points, until it refreshes; the finger has moved about twice as far. Chosen by eye.
    static let threshold: CGFloat = 80
    /// The height that stays free over the content while it is refreshed, in points. Source: the height of `UIRefreshControl`.
    static let height: CGFloat = 60
    /// The distance content is pulled when the first spoke appears, in points; nearer it would be hidden behind the content. Chosen by
    /// eye.
    private static let firstSpoke: CGFloat = 26
    /// The side of the spinner, in points. Chosen by eye.
    private static let spinnerSide: CGFloat = 28

    /// The time at which the refresh began, in the tree's time; nil where none runs.
    private(set) var start: Double?
    /// True if the last refresh has ended, and no finger has pulled since.
    private var hasEnded = false
    private var isHeld = false

    var isRunning: Bool { start != nil }

    /// The height kept free, in points: while the finger that started the refresh stays down, the content follows it.
    var room: CGFloat { isRunning && !isHeld ? Self.height : 0 }

    /// Returns the pull state of a scroll view; nil where no action refreshes it.
    static func known(_ pull: RefreshPull?, axes: Axis.Set, in environment: EnvironmentValues) -> RefreshPull? {
        guard axes.contains(.vertical), environment.refresh != nil else { return nil }
        return pull ?? RefreshPull()
    }

    func begin(at time: Double) { (start, isHeld, hasEnded) = (time, true, false) }
    func end() { (start, hasEnded) = (nil, true) }
    func fingerHasCome() { hasEnded = false }
    func fingerHasLeft() { isHeld = false }

    /// The loops of the spinner's turning.
    var repetition: (start: Double, period: Double)? { start.map { ($0, SpinnerNode.period) } }

    /// Returns the next time at which the spinner is as it was at first.
    func nextRestTime(after time: Double) -> Double { start.map { SpinnerNode.rest(after: time, since: $0) } ?? time }

    // MARK: The spinner

    /// Returns the visible spinner for a pulled distance: spokes appear one after the other as the finger pulls, go round while the
    /// action runs, and shrink as the content springs back.
    func spinner(_ style: ResolvedStyle, under top: CGPoint, pulled: CGFloat, at time: Double, isFrozen: Bool, opacity: Double)
        -> [DisplayItem]
    {
        var (shown, turned, share) = (SpinnerNode.spokeCount, 0, CGFloat(1))
        if let start {
            turned = isFrozen ? 0 : SpinnerNode.turned(since: start, at: time)
        } else if hasEnded {
            share = min(max(pulled / Self.height, 0), 1)
        } else {
            let way = (pulled - Self.firstSpoke) / (Self.threshold - Self.firstSpoke)
            shown = Int((min(max(way, 0), 1) * CGFloat(SpinnerNode.spokeCount)).rounded(.down))
        }
        guard shown > 0, share > 0 else { return [] }
        let side = Self.spinnerSide * share
        let frame = CGRect(x: top.x - side / 2, y: top.y + (Self.height - side) / 2, width: side, height: side)
        return SpinnerNode.items(style, in: frame, turned: turned, opacity: opacity * Double(share), shown: shown)
    }
}

extension ScrollWindowNode {
    /// Starts the view's refresh action; once it has returned, the content springs back.
    func refresh(_ pull: RefreshPull, at time: Double) {
        guard let refresh = environment.refresh else { return }
        pull.begin(at: time)
        _ = tree.tasks.start(priority: nil) { [weak self] in
            await refresh()
            await self?.endRefresh(pull)
        }
    }

    private func endRefresh(_ pull: RefreshPull) {
        tree.enqueue(Transaction()) { [weak self] in
            guard let self else { return }
            pull.end()
            tree.noting { explaining("scroll") { self.state?.closePull(at: self.tree.now) } }
        }
    }

    /// Paints the spinner, behind the content that is pulled.
    func paintPull(with painter: inout Painter) {
        guard let state, let pull = state.pull else { return }
        let frame = frame(at: painter.time)
        let style = Color.gray.resolvedStyle(in: environment, level: 0)
        painter.draw(
            pull.spinner(
                style, under: CGPoint(x: frame.midX, y: frame.minY), pulled: state.pulled(at: painter.time), at: painter.time,
                isFrozen: tree.isFrozen, opacity: painter.opacity))
    }
}
