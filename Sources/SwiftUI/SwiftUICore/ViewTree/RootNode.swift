import Drawing

/// The host of a tree: proposes the container's size to the root and centres its answer.
@MainActor
package final class RootNode: ViewNode {
    private var content: [ViewNode] = []
    private var background: [ContainerLayerNode] = []
    private let stack: LayoutContainerNode
    /// The layers that views present over the window, and the position that remembers them.
    package let presented: LayoutContainerNode
    package let presentationStructure = ViewElement()
    /// How much of its size is left of what a sheet pushes back.
    ///
    /// Source: judged by eye: iOS insets what is behind by 16 points at each side of a screen of 430.
    package nonisolated static let pushedScale = 0.926

    /// How far a sheet pushes the window back, from 0 to 1.
    private var pushedBack = AnimatedValue(0.0)

    override init(tree: ViewTree) {
        stack = LayoutContainerNode(tree: tree, layout: VStackLayout())
        presented = LayoutContainerNode(tree: tree, layout: tree.services?.presentationLayout ?? VStackLayout())
        super.init(tree: tree)
    }

    package override var children: [ViewNode] { tree.presence.mayPresent ? [stack, presented] : [stack] }

    var hasContainerLayers: Bool { !background.isEmpty }

    /// The node that is laid out in the container: the one element of the root view, or the stack of several.
    var subject: ViewNode { content.count == 1 && !content[0].isDeparting ? content[0] : stack }

    /// The size the content took, in points.
    package private(set) var contentSize = CGSize.zero

    /// Takes the elements of the root view; several stand in a default stack.
    func setContent(_ elements: [ViewNode]) {
        content = elements
        stack.environment = environment
        stack.transactionBox = transactionBox
        stack.setChildren(elements)
        background = []
        findContainerLayers(in: stack)
    }

    /// Measures and places the whole tree.
    func layOut(in bounds: CGRect, placement: RootPlacement) {
        if !tree.layoutPass.isKeeping { tree.beginLayoutPass() }
        layOutWindow(in: bounds, placement: placement)
    }

    /// Measures and places what has changed since the whole tree was laid out.
    func layOutAgain(in bounds: CGRect, placement: RootPlacement) {
        layOutWindow(in: bounds, placement: placement)
        layOutPresentations(in: bounds)
    }

    /// Measures and places the root view.
    private func layOutWindow(in bounds: CGRect, placement: RootPlacement) {
        tree.layoutPass.node = self
        tree.scopes.isPlacing = true
        defer {
            tree.layoutPass.node = nil
            tree.scopes.isPlacing = false
        }
        if case .fitting(let proposal) = placement { return layOut(fitting: proposal) }
        let area =
            switch placement {
            case .centered, .fitting: bounds
            case .inset(let margins):
                CGRect(
                    x: environment.layoutDirection == .rightToLeft ? margins.trailing : margins.leading,
                    y: margins.top, width: max(bounds.width - margins.horizontal, 0),
                    height: max(bounds.height - margins.vertical, 0))
            }
        let proposal = ProposedViewSize(area.size)
        let subject = subject
        let size = subject.sizeThatFits(proposal)
        contentSize = size
        let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        subject.place(at: origin, proposal: proposal)
        findLateContainerLayers()
        for layer in background { layer.placeLayer(in: bounds) }
    }

    /// The size that the content takes when a size is proposed to it.
    func contentSize(for proposal: ProposedViewSize) -> CGSize {
        let wasPlacing = tree.scopes.isPlacing
        tree.scopes.isPlacing = true
        defer { tree.scopes.isPlacing = wasPlacing }
        return subject.sizeThatFits(proposal)
    }

    /// Measures and places what is presented; the window is its space.
    package func layOutPresentations(in bounds: CGRect) {
        guard tree.presence.mayPresent else { return }
        let wasPlacing = tree.scopes.isPlacing
        tree.scopes.isPlacing = true
        defer { tree.scopes.isPlacing = wasPlacing }
        presented.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    /// Pushes the window back behind a sheet, or brings it forward again, from 0 to 1.
    package func pushBack(to amount: Double, animation: Animation?) {
        guard amount != pushedBack.target else { return }
        let isMoved = !tree.isSampling && !transaction.disablesAnimations
        pushedBack.set(amount, animation: isMoved ? animation : nil, at: tree.now)
    }

    package override var ownSettlingTime: Double { pushedBack.settlingTime }

    /// A single element is laid out in its stead.
    package override func forgetLayout() { stack.forget() }

    /// Measures and places the whole tree without a container.
    private func layOut(fitting proposal: ProposedViewSize) {
        let subject = subject
        contentSize = subject.sizeThatFits(proposal)
        subject.place(at: .zero, proposal: proposal)
        findLateContainerLayers()
        for layer in background { layer.placeLayer(in: CGRect(origin: .zero, size: contentSize)) }
    }

    package override func commitGeometry() {
        super.commitGeometry()
        for layer in background { layer.commitLayerGeometry() }
    }

    package override func paint(with painter: inout Painter) {
        if tree.container.drawsLayers {
            painter.within(tree.container.tone) { for layer in background { layer.paintLayer(with: &$0) } }
        }
        paintWindow(with: &painter)
        if tree.presence.mayPresent { painter.add(presented) }
    }

    /// The views themselves; pushed back by a sheet they are a card with round corners on black, below the status bar.
    private func paintWindow(with painter: inout Painter) {
        let amount = CGFloat(pushedBack.value(at: painter.time))
        guard amount != 0 else { return painter.add(stack) }
        let window = tree.bounds
        let isDark = environment.colorScheme == .dark
        let color = isDark ? Color.Resolved(red: 0, green: 0, blue: 0) : Color.Resolved(red: 1, green: 1, blue: 1)
        let black = Color.Resolved(red: 0, green: 0, blue: 0).rgba
        let items = painter.group { inner in
            inner.draw([.fill(Path(window), FillStyle(), .color(color.rgba))])
            inner.add(stack)
        }
        let scale = 1 - (1 - Self.pushedScale) * amount
        let top = ScreenInsets.top(of: window.size, in: environment) * amount
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: window.width * (1 - scale) / 2, ty: top)
        let card = Path(roundedRect: window, cornerRadius: 10 * amount, style: .continuous)
        painter.draw([.fill(Path(window), FillStyle(), .color(black))])
        painter.draw([.transform(transform, [.clip(card, FillStyle(), items)])], isComposed: true)
    }

    /// The nodes at which touches come in, front to back.
    package var touchRoots: [ViewNode] {
        if tree.presence.mayPresent, let front = tree.services?.frontPresentation(over: self) { return front }
        return (tree.presence.mayPresent ? [presented] : []) + [subject]
            + (tree.container.drawsLayers ? background.reversed().map(\.layer) : [])
    }

    override func makeTimeSummary() -> TimeSummary {
        var summary = background.reduce(into: stack.timeSummary) { $0.add($1.layerTimeSummary) }
        summary.add(TimeSummary(settlingTime: ownSettlingTime, stillTime: ownSettlingTime))
        if tree.presence.mayPresent { summary.add(presented.timeSummary) }
        return summary
    }

    /// Finds layers again: content that is built while it is placed, such as a geometry reader's, may have gained or lost some.
    private func findLateContainerLayers() {
        guard tree.container.hasNewLayers || !background.isEmpty else { return }
        tree.container.hasNewLayers = false
        background = []
        findContainerLayers(in: stack)
    }

    private func findContainerLayers(in node: ViewNode) {
        if let layer = node as? ContainerLayerNode { background.append(layer) }
        for child in node.children where !child.isDeparting && !child.isQuiet { findContainerLayers(in: child) }
    }
}
