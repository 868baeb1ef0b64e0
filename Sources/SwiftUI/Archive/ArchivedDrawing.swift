import Drawing

/// What a node drew at a moment, leaf by leaf: what is around it may still fade it, colour it, and move it.
struct ArchivedDrawing: Equatable {
    /// What is drawn at once, and meets the effects around it as one.
    struct Leaf: Equatable {
        var items: [DisplayItem]
        /// Whether it fades as a whole, as pictures do, and not paint by paint.
        var fadesAsGroup: Bool
    }

    /// Where the node stood meanwhile.
    var origin: CGPoint
    var leaves: [Leaf]
    /// The same by the groups that the system gives colours of its own: the standard one, what is accented, and pictures that
    /// keep their colours. nil where everything belongs to the group around it.
    var tones: [[Leaf]]?

    static let groups = [ToneGroup.standard, .accented, .original]
}

extension ArchivedDrawing {
    /// Draws a node by itself, as it is in its tree at a moment.
    @MainActor
    init(of node: ViewNode, at time: Double) {
        origin = node.frame(at: time).origin
        leaves = Self.leaves(of: node, at: time, in: nil)
        let tones = Self.groups.map { Self.leaves(of: node, at: time, in: $0) }
        self.tones = tones[1].isEmpty && tones[2].isEmpty ? nil : tones
    }

    @MainActor
    private static func leaves(of node: ViewNode, at time: Double, in group: ToneGroup?) -> [Leaf] {
        let whole = leaves(of: node, at: time, in: group, opacity: 1)
        let faded = leaves(of: node, at: time, in: group, opacity: 0.5)
        return whole.enumerated().map { index, items in
            let isAsPaints = faded.indices.contains(index) && faded[index] == items.map { $0.multiplyingAlpha(by: 0.5) }
            return Leaf(items: items, fadesAsGroup: !isAsPaints)
        }
    }

    @MainActor
    private static func leaves(of node: ViewNode, at time: Double, in group: ToneGroup?, opacity: Double) -> [[DisplayItem]] {
        var painter = Painter(time: time, pixelLength: node.environment.pixelLength)
        painter.keepsDrawings = false
        painter.leafStarts = []
        painter.shownGroup = group
        painter.opacity = opacity
        node.paint(with: &painter)
        let starts = painter.leafStarts ?? []
        let ends = starts.dropFirst() + [painter.items.count]
        return zip(starts, ends).map { Array(painter.items[$0..<$1]) }
    }
}

extension ArchivedDrawing {
    /// Draws it with what is around it now.
    ///
    /// - Parameter shift: how far it stands from where it was.
    @MainActor
    func paint(movedBy shift: CGSize, with painter: inout Painter) {
        guard let shown = painter.shownGroup, let tones else {
            return Self.draw(leaves, movedBy: shift, isComposed: painter.shownGroup == nil, with: &painter)
        }
        for (group, leaves) in zip(Self.groups, tones) where painter.currentGroup.inside(group) == shown {
            Self.draw(leaves, movedBy: shift, isComposed: true, with: &painter)
        }
    }

    @MainActor
    private static func draw(_ leaves: [Leaf], movedBy shift: CGSize, isComposed: Bool, with painter: inout Painter) {
        let opacity = painter.opacity
        for leaf in leaves {
            var items = leaf.items
            if opacity < 1 {
                items = leaf.fadesAsGroup
                    ? [.group(opacity: opacity, blendMode: .normal, items)] : items.map { $0.multiplyingAlpha(by: opacity) }
            }
            if shift != .zero { items = [.transform(CGAffineTransform(translationX: shift.width, y: shift.height), items)] }
            painter.draw(items, isComposed: isComposed)
        }
    }
}

extension DisplayItem {
    /// The item with all that it paints fainter.
    fileprivate func multiplyingAlpha(by factor: Double) -> DisplayItem {
        func fainter(_ items: [DisplayItem]) -> [DisplayItem] { items.map { $0.multiplyingAlpha(by: factor) } }
        switch self {
        case .fill(let path, let style, let paint): return .fill(path, style, paint.multiplyingAlpha(by: factor))
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.multiplyingAlpha(by: factor))
        case .glyphs(let glyphs, let paint): return .glyphs(glyphs, paint.multiplyingAlpha(by: factor))
        case .image: return .group(opacity: factor, blendMode: .normal, [self])
        case .group(let opacity, let mode, let items): return .group(opacity: opacity * factor, blendMode: mode, items)
        case .transform(let transform, let items): return .transform(transform, fainter(items))
        case .projection(let projection, let items): return .projection(projection, fainter(items))
        case .clip(let path, let style, let items): return .clip(path, style, fainter(items))
        case .mask(let mask, let content): return .mask(mask, content: fainter(content))
        case .filter(let filter, let items): return .filter(filter, fainter(items))
        case .run(let items): return .run(fainter(items))
        case .backdrop(let path, let style, var backdrop):
            backdrop.opacity *= factor
            return .backdrop(path, style, backdrop)
        }
    }
}

/// What a node drew from moment to moment, beginning with its entry.
struct ArchivedFilm: Equatable {
    var framesPerSecond: Double
    /// A moment between two shows the earlier one, a later moment the last.
    var frames: [ArchivedDrawing]
    /// The node at the date of its entry, when it is at rest.
    var still: ArchivedDrawing
    /// Seconds until it is at rest; nil: it was from the start.
    var settling: Double?

    /// The drawing so many seconds after the entry has come up.
    func drawing(at seconds: Double) -> ArchivedDrawing {
        let index = Int(min(max(seconds * framesPerSecond + 1e-6, 0), Double(Int32.max)))
        return frames.isEmpty ? still : frames[min(index, frames.count - 1)]
    }
}
