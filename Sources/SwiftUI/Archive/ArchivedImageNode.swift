import Drawing
import WidgetArchive

/// A node that shows what another one drew.
@MainActor
final class ArchivedImageNode: ViewNode {
    private enum Content {
        case picture(ArchivedImage)
        case film(ArchivedFilm, start: Double)
    }

    private var content: Content?
    private var size = CGSize.zero

    func show(_ picture: ArchivedImage, size: CGSize) { (content, self.size) = (.picture(picture), size) }

    /// Shows a film, which begins now.
    func show(_ film: ArchivedFilm, size: CGSize) {
        self.size = size
        if tree.isSampling, case .film = content { return }
        content = .film(film, start: tree.now)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

    override var ownSettlingTime: Double {
        guard case .film(let film, let start) = content, let settling = film.settling else { return -.infinity }
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
            let origin = frame(at: painter.time).origin
            let shift = CGSize(width: origin.x - picture.origin.x, height: origin.y - picture.origin.y)
            picture.paint(movedBy: shift, with: &painter)
        case .film(let film, let start):
            let picture = tree.isFrozen ? film.still : film.picture(at: painter.time - start)
            picture.paint(movedBy: .zero, with: &painter)
        }
    }
}
