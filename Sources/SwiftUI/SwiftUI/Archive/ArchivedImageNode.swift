import Drawing
import WidgetArchive
@_spi(Nodes) import SwiftUICore

/// A node that shows what another one drew.
@MainActor
final class ArchivedImageNode: ViewNode {
    private enum Content {
        case picture(ArchivedImage)
        case film(ArchivedFilm, start: Double)
    }

    /// A drawn picture, and the size of its place at rest, which layout rounds to pixels.
    private struct Drawn {
        let picture: ArchivedImage
        let size: CGSize
    }

    private var content: Content?
    private var size = CGSize.zero
    private var restingSize: CGSize?
    /// The former picture, while it fades.
    private var fade = ContentFade<Drawn>()

    /// - Parameter fades: whether the present content fades into it with the animation of the update.
    func show(_ picture: ArchivedImage, size: CGSize, fades: Bool = false) {
        if fades, !tree.isSampling, let former = drawn(at: tree.now) {
            fade.begin(from: former, animation: contentAnimation, at: tree.now)
        } else if !tree.isSampling, case .picture(let former) = content, former != picture {
            // Another picture without an animation appears at once, also in the middle of a fade.
            fade = ContentFade()
        }
        (content, self.size) = (.picture(picture), size)
    }

    /// Shows a film, which begins now.
    func show(_ film: ArchivedFilm, size: CGSize) {
        self.size = size
        if tree.isSampling, case .film = content { return }
        content = .film(film, start: tree.now)
        fade = ContentFade()
    }

    private func drawn(at time: Double) -> Drawn? {
        switch content {
        case nil: nil
        case .picture(let picture): Drawn(picture: picture, size: restingSize ?? size)
        case .film(let film, let start): Drawn(picture: film.picture(at: time - start), size: restingSize ?? size)
        }
    }

    override func didCommit() { restingSize = frame(at: .infinity).size }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

    override var ownSettlingTime: Double {
        guard case .film(let film, let start) = content, let settling = film.settling else { return fade.settlingTime }
        return start + settling
    }

    /// A film's still is another drawing than its last frame where clocks tick.
    override var ownStillTime: Double {
        guard case .film(let film, _) = content else { return ownSettlingTime }
        return film.frames.last == film.still ? ownSettlingTime : .infinity
    }

    override func paint(with painter: inout Painter) {
        switch content {
        case nil: return
        case .picture(let picture):
            let (former, share) = fade.shares(at: painter.time)
            for (content, opacity) in former { painter.withOpacity(opacity) { paint(content, with: &$0) } }
            painter.withOpacity(share) { paint(Drawn(picture: picture, size: restingSize ?? size), with: &$0) }
        case .film(let film, let start):
            let picture = tree.isFrozen ? film.still : film.picture(at: painter.time - start)
            picture.paint(movedBy: .zero, with: &painter)
        }
    }

    /// Draws a picture in the middle of the node's frame.
    private func paint(_ drawn: Drawn, with painter: inout Painter) {
        let (frame, origin) = (frame(at: painter.time), drawn.picture.origin)
        func shift(_ distance: CGFloat, _ growth: CGFloat) -> CGFloat {
            let shift = distance + growth / 2
            // A rounding error is not a move.
            return abs(shift) < 1e-9 ? 0 : shift
        }
        let moved = CGSize(
            width: shift(frame.minX - origin.x, frame.width - drawn.size.width),
            height: shift(frame.minY - origin.y, frame.height - drawn.size.height))
        drawn.picture.paint(movedBy: moved, with: &painter)
    }
}
