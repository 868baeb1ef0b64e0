nonisolated extension View {
    /// Gives the view a frame as large as the nearest container: a scroll view, a navigation stack, a tab view or the window.
    ///
    /// Source: Apple, SwiftUI `containerRelativeFrame(_:alignment:)`.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame that is made of the length of the nearest container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }

    /// Gives the view a frame that spans some of the equal parts of the nearest container.
    ///
    /// - Parameters:
    ///   - count: into how many parts the container is divided.
    ///   - span: how many of them the frame takes.
    ///   - spacing: points between two parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            guard count > 0 else { return length }
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return max(part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0)), 0)
        }
    }
}

/// The size of a container, which the container sets and views in it read.
@MainActor
package final class ContainerSize: SharedPlace {
    package var size: CGSize
    /// The axes along which sizes of views depend on it.
    var asked = Axis.Set()
    /// True if some of these views were measured for another size.
    private var isStale = false
    /// The sizes for which the container is measured without being placed so: those since it was placed, and those before.
    private var probes: [CGSize] = []
    private var known: [CGSize] = []

    package nonisolated init(_ size: CGSize) { self.size = size }

    /// Takes a size for which the container is measured; a size that was only measured before the container was placed is not its size.
    func measure(for new: CGSize) {
        guard !known.contains(new) else { return }
        probes.append(new)
        take(new)
    }

    /// Takes the size with which the container is placed.
    ///
    /// - Returns: whether views were measured for another size.
    func place(with new: CGSize) -> Bool {
        take(new)
        // A container that is asked for ever more sizes remembers only the last four.
        known = (known + probes).filter { $0 != new }.suffix(4)
        probes = []
        defer { isStale = false }
        return isStale
    }

    private func take(_ new: CGSize) {
        if asked.contains(.horizontal) && new.width != size.width || asked.contains(.vertical) && new.height != size.height {
            isStale = true
        }
        size = new
    }
}

private enum ContainerSizeKey: EnvironmentKey {
    static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
    /// The size of the nearest container; nil for the window.
    package var containerSize: ContainerSize? {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }
}

nonisolated private struct ContainerRelativeFrame: ViewModifier, WrapperModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            ContainerRelativeFrameNode(tree: context.tree, inner: inner)
        }
        node.modifier = self
        return node
    }
}

private final class ContainerRelativeFrameNode: WrapperNode, PassingNode {
    var modifier: ContainerRelativeFrame?

    private func frameSize(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let modifier else { return proposal }
        environment.containerSize?.asked.formUnion(modifier.axes)
        let container = environment.containerSize?.size ?? tree.size
        var result = proposal
        if modifier.axes.contains(.horizontal) { result.width = max(modifier.length(container.width, .horizontal), 0) }
        if modifier.axes.contains(.vertical) { result.height = max(modifier.length(container.height, .vertical), 0) }
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let frame = frameSize(proposal)
        let own = inner.sizeThatFits(frame)
        let axes = modifier?.axes ?? []
        return CGSize(
            width: axes.contains(.horizontal) ? frame.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? frame.height ?? own.height : own.height)
    }

    /// Returns the guides of the view inside, at that view's place, as a frame does.
    override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard tree.hasGuide(guide) else { return nil }
        let question = frameSize(proposal)
        let own = inner.dimensions(in: question)
        let inset = inset(of: own, in: size)
        return inner.explicitAlignment(of: guide, size: CGSize(width: own.width, height: own.height), proposal: question)
            .map { $0 + (guide.axis == .horizontal ? inset.x : inset.y) }
    }

    /// Returns the offset from the frame's top leading corner to that of the view inside.
    private func inset(of own: ViewDimensions, in size: CGSize) -> CGPoint {
        let alignment = modifier?.alignment ?? .center
        let whole = ViewDimensions(size: size)
        return CGPoint(
            x: whole[alignment.horizontal] - own[alignment.horizontal], y: whole[alignment.vertical] - own[alignment.vertical])
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let question = frameSize(proposal)
        let own = inner.dimensions(in: question)
        let (x, y) = { ($0.x, $0.y) }(inset(of: own, in: frame.size))
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        inner.place(
            at: CGPoint(x: isRightToLeft ? frame.maxX - x - own.width : frame.minX + x, y: frame.minY + y),
            proposal: question)
    }
}

/// Sets the size of a container before its content is measured.
package struct ContainerSizeReader: ViewModifier, WrapperModifier {
    package typealias Body = Never
    package let container: ContainerSize
    /// The margins that the container keeps clear around its content.
    package var margins = EdgeInsets()

    package init(container: ContainerSize, margins: EdgeInsets = EdgeInsets()) {
        self.container = container
        self.margins = margins
    }

    package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ContainerSizeNode(tree: context.tree, inner: inner) }
        node.container = container
        node.margins = margins
        return node
    }
}

private final class ContainerSizeNode: WrapperNode, PassingNode {
    var container = ContainerSize(.zero)
    var margins = EdgeInsets()

    /// - Parameter isFinal: whether the container is placed: it may have been measured with another proposal than the one with which it
    ///   is placed, as behind the bars of a screen.
    private func tell(_ proposal: ProposedViewSize, isFinal: Bool) {
        let outer = environment.containerSize?.size ?? tree.size
        let whole = CGSize(width: proposal.width ?? outer.width, height: proposal.height ?? outer.height)
        let size = CGSize(width: max(whole.width - margins.horizontal, 0), height: max(whole.height - margins.vertical, 0))
        let former = container.size
        var isStale = false
        if isFinal { isStale = container.place(with: size) } else { container.measure(for: size) }
        // The views that read the old size are not known.
        if isStale || tree.laysOutInParts && container.size != former { tree.beginLayoutPass() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        tell(proposal, isFinal: false)
        return super.computeSize(proposal)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        // A container as wide as its content would make the content smaller by its own answer.
        tell(
            ProposedViewSize(
                width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.width,
                height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? frame.height), isFinal: true)
        super.placeChildren(in: frame, proposal: proposal)
    }
}
