import Drawing
import Foundation
import HostProtocol
import SwiftUI

/// An entry at a moment: its views, its elements, and its drawing.
struct InspectedEntry: Sendable {
    var tree: PreviewTree
    /// The elements with what a tree's findings need to know.
    var accessible: [InspectedElement]
    var list: DisplayList
}

/// An element for assistive technologies, before its findings are known.
struct InspectedElement: Sendable {
    var summary: AccessibleElementSummary
    /// The size of the font of a text, in points.
    var fontSize: Double?
    var isTouched: Bool
    var children: [InspectedElement]
}

extension PreviewRenderer {
    /// Returns the views of each entry, of a tree of its own, so many seconds after it came up, or when it has come to rest.
    ///
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    func inspected(at time: Double?) async throws -> [InspectedEntry] {
        let (renderer, form) = try inspecting()
        var result: [InspectedEntry] = []
        for entry in plan.entries {
            let tree = try renderer.inspectedTree(of: entry, in: form)
            if isApp { try await renderer.advance(tree, to: time ?? 0) }
            result.append(renderer.inspection(of: tree, entry.name, at: time))
        }
        return result
    }

    /// Returns the same of the first entry when it has come to rest, at once: tasks of the views do not run.
    func inspectedStill() throws -> InspectedEntry {
        guard let entry = plan.entries.first else { throw PreviewError.noEntries }
        let (renderer, form) = try inspecting()
        return try renderer.inspection(of: renderer.inspectedTree(of: entry, in: form), entry.name, at: nil)
    }

    /// The renderer for places in a widget itself, wherever it stands.
    private func inspecting() throws -> (renderer: PreviewRenderer, form: ContainerForm) {
        guard plan.hasCanvas else { throw PreviewError.emptyCanvas }
        var renderer = self
        renderer.plan.stage = nil
        renderer.notesSourceNames = true
        return (renderer, try renderer.form())
    }

    private func inspectedTree(of entry: PreviewPlan.Entry, in form: ContainerForm) throws -> ViewTree {
        let tree = makeTree(in: form)
        tree.clock = ViewClock(date: entry.date, time: 0)
        tree.environment.redactionReasons.formUnion(entry.redaction)
        try tree.update(tree.running { try view(of: entry, in: form) }, transaction: Transaction(), at: 0)
        return tree
    }

    private func inspection(of tree: ViewTree, _ name: String, at time: Double?) -> InspectedEntry {
        let rest = tree.settlingTime
        let moment = time ?? (rest.isFinite ? min(max(rest, 0), options.longestAnimation) : 0)
        let list = frame(of: tree, at: moment)
        return tree.looking(at: moment, showing: nil) { InspectedEntry(tree, name, at: moment, list: list) }
    }
}

extension InspectedEntry {
    @MainActor
    init(_ tree: ViewTree, _ entry: String, at time: Double, list: DisplayList) {
        self.tree = PreviewTree(
            preview: 0, entry: entry, time: time.thousandths, elements: tree.inspectedViews(at: time).map(TreeElement.init), accessible: [])
        accessible = tree.accessibleElements(at: time).map(InspectedElement.init)
        self.list = list
    }
}

extension TreeElement {
    init(_ view: InspectedView) {
        let (frame, size) = (view.frame.numbers, [Double(view.size.width).thousandths, Double(view.size.height).thousandths])
        // A frame is snapped to pixels, which moves an edge by half a point at most.
        let isSame = zip(size, frame.suffix(2)).allSatisfy { abs($0 - $1) <= 0.5 }
        self.init(
            name: view.name, text: view.text, image: view.image, identifier: view.identifier, frame: frame,
            size: isSame ? nil : size,
            proposal: [view.proposal.width, view.proposal.height].map { $0.flatMap { $0.isFinite ? Double($0).thousandths : nil } },
            movesUntil: view.movesUntil.map { $0.isFinite ? $0.thousandths : -1 },
            children: view.children.isEmpty ? nil : view.children.map(TreeElement.init))
        animation = view.animation
        padding = view.padding.map { [$0.top, $0.leading, $0.bottom, $0.trailing].map { Double($0).thousandths } }
        guides = view.guides.isEmpty ? nil : view.guides.mapValues { Double($0).thousandths }
        environment = view.environment.isEmpty ? nil : view.environment
        run = view.run.map { BodyRun(time: $0.time.thousandths, cause: $0.cause.rawValue) }
    }
}

extension InspectedElement {
    init(_ element: AccessibleElement) {
        let children = element.children.map(InspectedElement.init)
        summary = AccessibleElementSummary(
            role: element.role, label: element.label, value: element.value, hint: element.hint, identifier: element.identifier,
            traits: element.traits.isEmpty ? nil : element.traits, actions: element.actions.isEmpty ? nil : element.actions,
            frame: element.frame.numbers,
            activationPoint: element.activationPoint.map { Array(CGRect(origin: $0, size: .zero).numbers.prefix(2)) })
        (fontSize, isTouched, self.children) = (element.fontSize, element.isTouched, children)
    }
}

extension CGRect {
    /// Left, top, width and height, with at most three decimals.
    fileprivate var numbers: [Double] {
        [minX, minY, width, height].map { Double($0).isFinite ? Double($0).thousandths : 0 }
    }
}

extension Double {
    /// The number with at most three decimals, and without a minus before a zero.
    fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
