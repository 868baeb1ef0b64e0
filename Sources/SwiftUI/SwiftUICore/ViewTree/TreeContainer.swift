import Drawing

/// The container of a tree: its size in points, its place in the root's space, and the layers that views give it.
package struct TreeContainer {
    /// The container's size.
    fileprivate(set) var size: CGSize

    /// The way in which the root takes the container's size.
    package let placement: RootPlacement

    /// The proposal for the content whose size the container takes, from event to event; nil: the container has a size of its own.
    package var fitting: ProposedViewSize?

    /// The container's corner: zero, unless the container fits its content and that has come to be of another size. The middle stays
    /// where it was at first, as the middle of a view does that is smaller than its screen.
    package fileprivate(set) var origin = CGPoint.zero

    /// The container that all events so far need, where it fits its content: a view that leaves is drawn for a while yet.
    package fileprivate(set) var largestSize = CGSize.zero

    /// The container's middle as it was at first; nil before it has fitted its content.
    private var fixedMiddle: CGPoint?

    /// True if backgrounds that views give their container are drawn; a Lock Screen removes them.
    package var drawsLayers = true

    /// True if views in these backgrounds are evaluated; those of an accessory without a background are not.
    package var evaluatesLayers = true

    /// The group that these backgrounds belong to where the system gives colours of its own.
    package var tone = ToneGroup.standard

    /// True if views have given the container a layer since the root looked for them.
    var hasNewLayers = false

    init(size: CGSize, placement: RootPlacement) {
        self.size = size
        self.placement = placement
    }

    /// Makes the container as large as its content.
    fileprivate mutating func take(_ content: CGSize, pixelsPerPoint scale: CGFloat) {
        size = content
        let middle = size.middle(pixelsPerPoint: scale)
        let fixed = fixedMiddle ?? middle
        fixedMiddle = fixed
        origin = CGPoint(x: fixed.x - middle.x, y: fixed.y - middle.y)
        largestSize = CGSize(width: max(largestSize.width, size.width), height: max(largestSize.height, size.height))
    }
}

extension ViewTree {
    /// The container's size, in points.
    package var size: CGSize { container.size }

    /// The container's place in the space of the root.
    package var bounds: CGRect { CGRect(origin: container.origin, size: container.size) }

    /// A point of the root's space in the coordinates of the container's picture.
    package func onCanvas(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - container.origin.x, y: point.y - container.origin.y) }

    /// Makes a container that fits its content as large as that.
    func fitContent(of root: RootNode) {
        guard let fitting = container.fitting else { return }
        container.take(root.contentSize(for: fitting), pixelsPerPoint: environment.displayScale)
    }

    /// True if a view gives its container a background.
    package var hasContainerLayers: Bool { root?.hasContainerLayers ?? false }
}

extension CGSize {
    /// The middle, down to a whole pixel: a view in the middle of another one of its size stands where that does.
    package func middle(pixelsPerPoint scale: CGFloat) -> CGPoint {
        let scale = scale > 0 ? scale : 1
        return CGPoint(x: (width / 2 * scale).rounded(.down) / scale, y: (height / 2 * scale).rounded(.down) / scale)
    }
}

extension [DisplayItem] {
    /// The same items elsewhere, each by itself, so that those that are alike in two frames stay so.
    package func moved(by offset: CGPoint) -> [DisplayItem] {
        guard offset != .zero else { return self }
        let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
        return map { .transform(transform, [$0]) }
    }
}

/// How the root of a tree takes the size of its container.
package enum RootPlacement: Sendable {
    /// The container proposes its size and centres the answer, as a hosting view does.
    case centered
    /// As `centered`, inside margins that the container's background ignores, as a widget does.
    case inset(EdgeInsets)
    /// Proposes this size and places the answer at the origin: the container is as large as the content.
    case fitting(ProposedViewSize)
}
