import Foundation

/// A node that arranges other nodes with a layout: stacks, grids, frames, padding, and layouts of user code.
@MainActor
package final class LayoutContainerNode: ViewNode {
    private(set) var layout: any Layout
    /// The layout as it was given, with its data where they are going.
    private var target: any Layout
    private let runner: LayoutRunner
    private var content: [ViewNode] = []
    /// The data of the layout, on their way.
    private var track: (any TimedPart)?

    package init(tree: ViewTree, layout: any Layout) {
        self.layout = layout
        target = layout
        tree.noteGuides(of: layout)
        runner = LayoutRunner(layout, items: [])
        super.init(tree: tree)
    }

    /// Takes the layout; one with animatable data is used with the data of the moment.
    func setLayout(_ layout: any Layout) {
        target = layout
        tree.noteGuides(of: layout)
        takeMoment(transaction)
    }

    /// Takes the data that the layout has at the moment that is evaluated.
    private func takeMoment(_ transaction: Transaction) {
        layout = tree.animatedLayout(target, by: &track, transaction: transaction, environment: environment) { [self] in
            let reference = reference
            return { (reference.node as? LayoutContainerNode)?.layOutAgain() ?? true }
        }
    }

    /// Lays out the same nodes with the data of another moment.
    private func layOutAgain() -> Bool {
        takeMoment(Transaction())
        setChildren(content)
        return forgetUpwards()
    }

    /// Takes the nodes inside; departing ones are drawn and not laid out.
    package func setChildren(_ nodes: [ViewNode]) {
        content = nodes
        if tree.laysOutInParts { forget() }
        runner.update(
            layout, items: nodes.keepingAll(where: { !$0.isDeparting }), layoutDirection: environment.layoutDirection)
    }

    /// The view that a frame, padding or the like is around; nil for what arranges several.
    var modified: ViewNode? { (layout as? any LayoutTraits)?.isModifier == true ? children.first : nil }
    /// True if the layout sets views side by side.
    var isRow: Bool { layout is HStackLayout }
    package override var kind: String { "\(type(of: layout))".replacingOccurrences(of: "Layout", with: "") }
    /// Views that the layout has not chosen are measured, and that is all: they neither count nor move.
    package override var children: [ViewNode] { content.keepingAll(where: \.isChosen) }
    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = runner.sizeThatFits(proposal)
        noteFault()
        return size
    }

    /// Tells what the layout has answered that nobody can lay out, where it is the user's own.
    private func noteFault() {
        guard let fault = runner.fault, !(layout is any LayoutTraits), !(layout is AnyLayout) else { return }
        tree.diagnostics.note(.unusableLength(fault.words, of: "\(type(of: layout))"))
    }

    package override var spacing: ViewSpacing { runner.spacing }
    override var ownLayoutPriority: Double { runner.layoutPriority }

    package override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard tree.hasGuide(guide) else { return nil }
        return runner.explicitAlignment(of: guide, size: size, proposal: proposal)
    }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let placed = runner.place(at: frame.origin, proposal: proposal)
        noteFault()
        let laidOut = content.filter { !$0.isDeparting }
        for (index, node) in laidOut.enumerated() { node.isChosen = placed.contains(index) }
    }

    package override func forgetLayout() { runner.invalidate() }

    package override func isSolid(at point: CGPoint, time: Double) -> Bool { false }
}

extension [ViewNode] {
    /// The nodes that satisfy a condition, mostly all of them: then this array itself.
    fileprivate func keepingAll(where condition: (ViewNode) -> Bool) -> [ViewNode] {
        allSatisfy(condition) ? self : filter(condition)
    }
}

extension LayoutFault {
    /// The fault of the layout, as it follows the layout's name in a message.
    fileprivate var words: String {
        switch self {
        case .sizeIsNoNumber: "returns NaN from sizeThatFits"
        case .sizeIsInfinite: "returns an infinite size"
        case .placeIsNoNumber: "places a subview at a NaN or infinite point"
        }
    }
}
