import Drawing
import Foundation
import Geometry
import Pixels

/// The number of elements two sequences share at the beginning, and of the others at the end.
struct SharedEnds {
    let start: Int
    let end: Int

    init<Element: Equatable>(_ first: ArraySlice<Element>, _ second: ArraySlice<Element>) {
        let start = zip(first, second).prefix { $0 == $1 }.count
        self.start = start
        end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    }
}

/// Finds where the pictures of two lists of items may differ: never less, and seldom much more.
///
/// Items that both lists have, in the same order, draw the same pixels wherever none of the others reaches. Containers that differ only
/// in their contents are compared inside.
struct ItemComparison {
    private(set) var damage = Damage()

    /// Items beyond this many pairs are not paired off but all taken as changed.
    private static let mostPairs = 4096

    /// Adds where the items of two lists differ, as far as it lies in `limits`.
    mutating func compare(
        _ old: [DisplayItem], _ new: [DisplayItem], _ transform: CGAffineTransform, within limits: PixelRect
    ) {
        compare(old[...], new[...], sharing: SharedEnds(old[...], new[...]), transform, within: limits)
    }

    /// Compares lists whose shared beginning and end are known.
    mutating func compare(
        _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, sharing ends: SharedEnds,
        _ transform: CGAffineTransform, within limits: PixelRect
    ) {
        let oldRest = old.dropFirst(ends.start).dropLast(ends.end)
        let newRest = new.dropFirst(ends.start).dropLast(ends.end)
        if oldRest.areInRuns || newRest.areInRuns, !oldRest.areInRuns(like: newRest) {
            // A run of the former list may move in the new one: its items are compared one by one.
            let (one, other) = (oldRest.withoutOuterRuns[...], newRest.withoutOuterRuns[...])
            compare(one, other, sharing: SharedEnds(one, other), transform, within: limits)
        } else if oldRest.count == newRest.count {
            for (first, second) in zip(oldRest, newRest) { compare(first, second, transform, within: limits) }
        } else if oldRest.isEmpty || newRest.isEmpty || oldRest.count * newRest.count > Self.mostPairs {
            for item in oldRest + newRest { add(item, transform, within: limits) }
        } else {
            let common = CommonItems(oldRest, newRest)
            for item in common.onlyOld + common.onlyNew { add(item, transform, within: limits) }
        }
    }

    private mutating func compare(
        _ old: DisplayItem, _ new: DisplayItem, _ transform: CGAffineTransform, within limits: PixelRect
    ) {
        if old == new { return }
        switch (old, new) {
        case (.run(let oldItems), .run(let newItems)):
            compare(oldItems, newItems, transform, within: limits)
        case (.transform(let inner, let oldItems), .transform(let same, let newItems)) where inner == same:
            compare(oldItems, newItems, inner.concatenating(transform), within: limits)
        case (.group(let opacity, let mode, let oldItems), .group(let newOpacity, let newMode, let newItems))
        where opacity == newOpacity && mode == newMode && oldItems.isComposed(like: newItems):
            compare(oldItems, newItems, transform, within: limits)
        case (.clip(let path, let style, let oldItems), .clip(let newPath, let newStyle, let newItems))
        where path == newPath && style == newStyle && oldItems.isComposed(like: newItems):
            let clip = ItemBounds.pixels(of: [.fill(path, style, .color(.black))], transform)
            compare(oldItems, newItems, transform, within: limits.intersection(clip))
        case (.mask(let oldMask, let oldContent), .mask(let newMask, let newContent))
        where oldContent.contains(where: \.isGlass) == newContent.contains(where: \.isGlass):
            compare(oldMask, newMask, transform, within: limits)
            compare(oldContent, newContent, transform, within: limits)
        case (.filter(let filter, let oldItems), .filter(let newFilter, let newItems))
        where filter == newFilter && filter.isColorMatrix:
            compare(oldItems, newItems, transform, within: limits)
        case (.glyphs(let oldGlyphs, let paint), .glyphs(let newGlyphs, let newPaint)) where paint == newPaint:
            compare(oldGlyphs, newGlyphs, paint, transform, within: limits)
        default:
            add(old, transform, within: limits)
            add(new, transform, within: limits)
        }
    }

    /// Adds the glyphs that two runs of one paint do not share.
    private mutating func compare(
        _ old: [PlacedGlyph], _ new: [PlacedGlyph], _ paint: Paint, _ transform: CGAffineTransform,
        within limits: PixelRect
    ) {
        let ends = SharedEnds(old[...], new[...])
        for glyphs in [old, new] {
            add(.glyphs(Array(glyphs[ends.start..<(glyphs.count - ends.end)]), paint), transform, within: limits)
        }
    }

    private mutating func add(_ item: DisplayItem, _ transform: CGAffineTransform, within limits: PixelRect) {
        damage.add(ItemBounds.pixels(of: [item], transform).intersection(limits))
    }
}

extension ArraySlice<DisplayItem> {
    fileprivate var areInRuns: Bool { contains(where: \.isRun) }

    /// Returns true if the two lists have runs at the same indices, and items at the others.
    fileprivate func areInRuns(like other: ArraySlice<DisplayItem>) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isRun == $1.isRun }
    }

    fileprivate var withoutOuterRuns: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            if case .run(let items) = item { items[...].withoutOuterRuns } else { [item] }
        }
    }
}

extension [DisplayItem] {
    /// Returns true if an enclosing item draws these items the same way as the others: straight into the layer below, or on their own
    /// first.
    fileprivate func isComposed(like other: [DisplayItem]) -> Bool {
        if contains(where: \.isRun) || other.contains(where: \.isRun) {
            return self[...].withoutOuterRuns.isComposed(like: other[...].withoutOuterRuns)
        }
        guard contains(where: \.blends) == other.contains(where: \.blends) else { return false }
        if count > 1, other.count > 1 { return true }
        return count == other.count && zip(self, other).allSatisfy { $0.isComposed(like: $1) }
    }
}

extension DisplayItem {
    fileprivate var isRun: Bool {
        if case .run = self { true } else { false }
    }

    fileprivate func isComposed(like other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(_, _, let paint), .fill(_, _, let otherPaint)),
            (.stroke(_, _, let paint), .stroke(_, _, let otherPaint)), (.glyphs(_, let paint), .glyphs(_, let otherPaint)):
            paint.isColor == otherPaint.isColor
        case (.image, .image), (.mask, .mask), (.filter, .filter), (.projection, .projection),
            (.backdrop, .backdrop):
            true
        case (.group(let opacity, let mode, let items), .group(let otherOpacity, let otherMode, let others)):
            opacity == otherOpacity && mode == otherMode && items.isComposed(like: others)
        case (.transform(_, let items), .transform(_, let others)), (.clip(_, _, let items), .clip(_, _, let others)):
            items.isComposed(like: others)
        default:
            false
        }
    }
}

extension Paint {
    fileprivate var isColor: Bool {
        if case .color = self { true } else { false }
    }
}
