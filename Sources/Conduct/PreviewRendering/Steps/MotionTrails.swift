import Drawing

/// Frames of an animation over one another, as a photograph of many flashes: where each moving thing was.
///
/// The last frame stands whole. Under each of its items lie, fainter the earlier they were, the forms that the item had on its
/// way there; what stands still is drawn once. Where it would hide all of them, as one
/// that has come to fill the screen does, they lie on it in outline.
struct MotionTrails {
    /// The most flashes before the last frame.
    private static let mostFlashes = 10
    /// The opacities of the first and of the last flash.
    private static let opacities = (first: 0.10, last: 0.40)

    private let flashes: [DisplayList]
    private let last: DisplayList?

    /// Takes frames evenly spread over the time in which something moves, the first and the last among them.
    init(_ frames: [DisplayList]) {
        last = frames.last
        guard let first = frames.indices.dropFirst().first(where: { frames[$0] != frames[$0 - 1] }),
            let end = frames.indices.dropFirst().last(where: { frames[$0] != frames[$0 - 1] })
        else {
            flashes = []
            return
        }
        let moving = frames[(first - 1)..<end]
        let count = min(moving.count, Self.mostFlashes)
        flashes = (0..<count).map { moving[moving.startIndex + $0 * (moving.count - 1) / max(count - 1, 1)] }
    }

    /// All of it as one picture; nil without frames.
    var displayList: DisplayList? {
        guard var list = last else { return nil }
        list.items = Self.merged(list.items, with: flashes.enumerated().map { Flash(items: $1.items, opacity: opacity(of: $0)) })
        return list
    }

    private func opacity(of index: Int) -> Double {
        let part = flashes.count > 1 ? Double(index) / Double(flashes.count - 1) : 1
        return Self.opacities.first + (Self.opacities.last - Self.opacities.first) * part
    }

    /// The items of one moment, or one container's of that moment.
    private struct Flash {
        var items: [DisplayItem]
        var opacity: Double

        /// Items as they are laid under what they became.
        func ghosts(of items: some Sequence<DisplayItem>) -> [DisplayItem] {
            let items = Array(items)
            return items.isEmpty ? [] : [.group(opacity: opacity, blendMode: .normal, items)]
        }
    }

    /// Items on what would hide them, each with its outline: it may have the colours of that.
    private static func outlined(_ items: [DisplayItem]) -> [DisplayItem] { items.flatMap { [$0] + [$0.outlined].compactMap(\.self) } }

    /// The items with what they were before under them.
    private static func merged(_ items: [DisplayItem], with flashes: [Flash]) -> [DisplayItem] {
        let alike = flashes.filter { $0.items.count == items.count }
        var result: [DisplayItem] = []
        // What came or went has no counterpart: it lies under the first item that is not in every moment.
        let others = flashes.filter { $0.items.count != items.count }
        var waiting = others.flatMap { flash in flash.ghosts(of: flash.items.filter { !items.contains($0) }) }
        // Unless something that is not in every moment hides it: then it lies on all of them.
        var hidden: [DisplayItem] = []
        for (index, item) in items.enumerated() {
            let moving = alike.filter { $0.items[index] != item }
            let isInAll = moving.isEmpty && others.allSatisfy { $0.items.contains(item) }
            if !isInAll {
                let isHidden: (DisplayItem) -> Bool = { ghost in items[index...].contains { $0.hides(ghost) } }
                hidden += waiting.filter(isHidden)
                waiting.removeAll(where: isHidden)
                result += waiting
                waiting = []
            }
            guard !moving.isEmpty else {
                result.append(item)
                continue
            }
            let inside = moving.map { item.children(ofTheSame: $0.items[index]) }
            if let children = item.children, inside.allSatisfy({ $0 != nil }) {
                let flashes = zip(moving, inside).map { Flash(items: $1 ?? [], opacity: $0.opacity) }
                result.append(item.holding(merged(children, with: flashes)))
            } else {
                let ghosts = moving.map { (isHidden: item.hides($0.items[index]), items: $0.ghosts(of: [$0.items[index]])) }
                // If a part of its way is visible, lines that no frame has would add nothing.
                let isLost = ghosts.allSatisfy(\.isHidden)
                result += ghosts.filter { !$0.isHidden }.flatMap(\.items)
                result.append(item)
                if isLost { result += ghosts.flatMap { outlined($0.items) } }
            }
        }
        return result + outlined(hidden) + waiting
    }
}

extension DisplayItem {
    /// The items that a container draws; nil for a leaf.
    fileprivate var children: [DisplayItem]? {
        switch self {
        case .group(_, _, let items), .transform(_, let items), .projection(_, let items), .clip(_, _, let items),
            .mask(_, let items), .filter(_, let items), .run(let items):
            items
        case .fill, .stroke, .glyphs, .image, .backdrop: nil
        }
    }

    /// The same container around other items.
    fileprivate func holding(_ items: [DisplayItem]) -> DisplayItem {
        switch self {
        case .group(let opacity, let blendMode, _): .group(opacity: opacity, blendMode: blendMode, items)
        case .transform(let transform, _): .transform(transform, items)
        case .projection(let projection, _): .projection(projection, items)
        case .clip(let path, let style, _): .clip(path, style, items)
        case .mask(let mask, _): .mask(mask, content: items)
        case .filter(let filter, _): .filter(filter, items)
        case .run: .run(items)
        case .fill, .stroke, .glyphs, .image, .backdrop: self
        }
    }

    /// Returns the items of another container if it differs from this one in nothing else.
    fileprivate func children(ofTheSame other: DisplayItem) -> [DisplayItem]? {
        guard let children = other.children, holding([]) == other.holding([]) else { return nil }
        return children
    }
}
