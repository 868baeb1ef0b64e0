import Foundation
@_spi(Nodes) import SwiftUICore

/// A section in a lazy container, with the views of it that may be held in the window.
struct PinnedSection {
    private(set) var slots: Range<Int>
    private let id: ObjectIdentifier
    private var headerSlot: Int?
    private var footerSlot: Int?

    var header: (slot: Int, section: Range<Int>)? { headerSlot.map { ($0, slots) } }
    var footer: (slot: Int, section: Range<Int>)? { footerSlot.map { ($0, slots) } }

    /// The sections among the items of a container, each of which begins at a slot.
    @MainActor
    static func all(of items: [LazyLinesNode.Item], firstSlots: [Int]) -> [PinnedSection] {
        var sections: [PinnedSection] = []
        for (item, slot) in zip(items, firstSlots) {
            let node: ViewNode =
                switch item {
                case .view(let node): node
                case .rows(let rows): rows
                }
            let count = (node as? LazyRowsNode)?.count ?? 1
            guard count > 0, let membership = node.layoutValue(for: SectionMembershipKey.self) else { continue }
            if sections.last?.id != membership.section {
                sections.append(PinnedSection(slots: slot..<slot, id: membership.section))
            }
            let last = sections.count - 1
            sections[last].slots = sections[last].slots.lowerBound..<(slot + count)
            if case .header = membership.role, sections[last].headerSlot == nil { sections[last].headerSlot = slot }
            if case .footer = membership.role { sections[last].footerSlot = slot }
        }
        return sections
    }
}

extension LazyLinesNode {
    /// Returns the positions of the header of the section at the window's beginning, and of the footer of the section at its end, if they
    /// are held there: never outside of their section.
    func pins(_ lines: LineExtents, in frame: CGRect, _ state: ScrollState, across: CGFloat) -> [Int: CGFloat] {
        guard !sections.isEmpty, lines.count > 0 else { return [:] }
        let window = state.uncovered(at: tree.moment)
        let (low, high) =
            axis == .vertical
            ? (window.minY - frame.minY, window.maxY - frame.minY)
            : isMirrored ? (frame.maxX - window.maxX, frame.maxX - window.minX) : (window.minX - frame.minX, window.maxX - frame.minX)
        var pins: [Int: CGFloat] = [:]
        func start(_ slot: Int) -> CGFloat { lines.start(of: line(ofSlot: slot, across: across)) }
        func length(_ slot: Int) -> CGFloat {
            let line = self.line(ofSlot: slot, across: across)
            return lines[line]?.length ?? lines.start(of: line + 1) - lines.start(of: line)
        }
        func section(at position: CGFloat) -> PinnedSection? {
            let slots = self.slots(ofLine: lines.line(at: position), across: across)
            return sections.last { !$0.slots.clamped(to: slots).isEmpty }
        }
        if pinnedViews.contains(.sectionHeaders), let header = section(at: low + pinInset)?.header {
            let last = header.section.upperBound - 1
            let end = start(last) + length(last)
            let place = min(low + pinInset, end - length(header.slot) - pinInset)
            if place > start(header.slot) { pins[header.slot] = place }
        }
        if pinnedViews.contains(.sectionFooters), let footer = section(at: high - pinInset)?.footer {
            let place = max(high - pinInset - length(footer.slot), start(footer.section.lowerBound))
            if place < start(footer.slot) { pins[footer.slot] = place }
        }
        return pins
    }
}
