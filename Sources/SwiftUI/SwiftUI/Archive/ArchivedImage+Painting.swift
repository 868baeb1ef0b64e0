import Drawing
import WidgetArchive
@_spi(Nodes) import SwiftUICore

extension ArchivedImage {
    private static let groups = [ToneGroup.standard, .accented, .original]

    /// Draws a node by itself, as it is in its tree at a moment.
    @MainActor
    init(of node: ViewNode, at time: Double) {
        let tones = Self.groups.map { Self.leaves(of: node, at: time, in: $0) }
        self.init(
            origin: node.frame(at: time).origin, leaves: Self.leaves(of: node, at: time, in: nil),
            tones: tones[1].isEmpty && tones[2].isEmpty ? nil : tones)
    }

    @MainActor
    private static func leaves(of node: ViewNode, at time: Double, in group: ToneGroup?) -> [ArchivedLeaf] {
        let whole = leaves(of: node, at: time, in: group, opacity: 1)
        let faded = leaves(of: node, at: time, in: group, opacity: 0.5)
        return whole.enumerated().map { index, items in
            let isAsPaints = faded.indices.contains(index) && faded[index] == items.map { $0.multiplyingAlpha(by: 0.5) }
            return ArchivedLeaf(items, fadesAsGroup: !isAsPaints)
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

extension ArchivedImage {
    /// Draws the image in its present surroundings.
    ///
    /// - Parameter shift: the distance from its former place.
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
    private static func draw(_ leaves: [ArchivedLeaf], movedBy shift: CGSize, isComposed: Bool, with painter: inout Painter) {
        let opacity = painter.opacity
        for leaf in leaves {
            var items = leaf.drawing.items
            if opacity < 1 {
                items = leaf.fadesAsGroup ? items.grouped(opacity: opacity) : items.map { $0.multiplyingAlpha(by: opacity) }
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

extension [DisplayItem] {
    /// Returns the items as one group with an opacity; where a single transform or clip holds them all, the group goes inside of it.
    fileprivate func grouped(opacity: Double) -> [DisplayItem] {
        if count == 1 {
            switch self[0] {
            case .transform(let transform, let items): return [.transform(transform, items.grouped(opacity: opacity))]
            case .clip(let path, let style, let items): return [.clip(path, style, items.grouped(opacity: opacity))]
            default: break
            }
        }
        return [.group(opacity: opacity, blendMode: .normal, self)]
    }
}
