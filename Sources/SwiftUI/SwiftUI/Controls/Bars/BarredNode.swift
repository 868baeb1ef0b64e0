@_spi(Nodes) import SwiftUICore

/// Content between bars: the common form of a navigation stack, a tab view, a safe area inset and a screen.
///
/// The bars take their ideal size at their edge; the content gets the remaining space, and a safe area that ends at the bars.
@MainActor
final class BarredNode: ViewNode {
    /// A bar.
    struct Bar {
        var edge: Edge
        var content: [ViewNode]
        var alignment = Alignment.center
        /// Points between the bar and the content.
        var spacing: CGFloat = 0
        /// The distances content scrolls, in points, until the bar has made room for it: those at which it comes to rest.
        var collapses: [CGFloat] = []
    }

    /// True if the container takes all the space it is offered; otherwise it takes as much as its content and its bars need.
    var fillsSpace = true
    /// The space that the device keeps clear at the sides of its screen, in points; nil where the container is at no edge of a screen.
    var clearance: @MainActor () -> EdgeInsets? = { EdgeInsets() }
    /// Makes the bars, once the content has set the preferences for them.
    var makeBars: @MainActor (BarredNode) -> [Bar] = { _ in [] }
    /// The preferences that the content sets for its own bars; containers further out do not see them.
    var ownPreferences: Set<ObjectIdentifier> = []
    /// True if the bars change their look as the content scrolls under them.
    var followsScroll = false
    /// True if the bars follow content that scrolls inside another container with bars.
    var followsInnerScroll = false
    /// The distance the content is scrolled, in points, at the moment that was laid out last.
    private(set) var scrolled: CGFloat = 0
    /// The distance the content reaches beyond the bar at the bottom, in points, at that moment.
    private(set) var remaining: CGFloat = 0
    /// The colour behind that content; nil for the system's.
    private(set) var ground: Color?
    let safeArea = SafeArea()
    /// The size that the content takes for that of its container.
    let container = ContainerSize(.zero)

    private lazy var content = LayoutContainerNode(tree: tree, layout: VStackLayout())
    private var elements: [ViewNode] = []
    private var barNodes: [LayoutContainerNode] = []

    func setContent(_ nodes: [ViewNode]) {
        elements = nodes
        content.environment = environment
        content.transactionBox = transactionBox
        content.setChildren(nodes)
    }

    /// The one element of the content, or the stack of several.
    private var subject: ViewNode {
        elements.count == 1 && !elements[0].isDeparting ? elements[0] : content
    }

    override var children: [ViewNode] { [content] + barNodes }

    /// A single element is laid out in place of the stack.
    override func forgetLayout() { content.forget() }
    override var kind: String { "Page" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let fillsSpace = fillsSpace && clearance() != nil
        if fillsSpace, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let insets = insets(of: prepareBars(), in: proposal)
        let inner = subject.sizeThatFits(proposal.reduced(by: insets))
        let own = CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
        guard fillsSpace else { return own }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    private func prepareBars() -> [Bar] {
        let bars = makeBars(self)
        while barNodes.count < bars.count { barNodes.append(LayoutContainerNode(tree: tree, layout: ZStackLayout())) }
        barNodes.removeLast(barNodes.count - bars.count)
        for (node, bar) in zip(barNodes, bars) {
            node.environment = environment
            node.transactionBox = transactionBox
            node.setChildren(bar.content)
        }
        return bars
    }

    /// Returns the space that the bars take at each side.
    private func insets(of bars: [Bar], in proposal: ProposedViewSize) -> EdgeInsets {
        var insets = clearance() ?? EdgeInsets()
        for (bar, node) in zip(bars, barNodes) {
            let size = node.sizeThatFits(Self.proposal(for: bar, in: proposal))
            switch bar.edge {
            case .top: insets.top += size.height + bar.spacing
            case .bottom: insets.bottom += size.height + bar.spacing
            case .leading: insets.leading += size.width + bar.spacing
            case .trailing: insets.trailing += size.width + bar.spacing
            }
        }
        return insets
    }

    private static func proposal(for bar: Bar, in proposal: ProposedViewSize) -> ProposedViewSize {
        switch bar.edge {
        case .top, .bottom: ProposedViewSize(width: proposal.width, height: nil)
        case .leading, .trailing: ProposedViewSize(width: nil, height: proposal.height)
        }
    }

    /// Returns the content's guides, such as the baselines of its text, where the container is as large as its content.
    override func alignedContent(size: CGSize, proposal: ProposedViewSize) -> AlignedContent? {
        guard !fillsSpace else { return nil }
        let insets = insets(of: prepareBars(), in: proposal)
        let room = proposal.reduced(by: insets)
        let inner = subject.sizeThatFits(room)
        let origin = CGPoint(
            x: insets.leading + (size.width - insets.horizontal - inner.width) / 2,
            y: insets.top + (size.height - insets.vertical - inner.height) / 2)
        return AlignedContent(subject, size: inner, proposal: room, origin: origin)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        placeOnce(in: frame, proposal: proposal)
        // Views that are made only once they have a place may have set preferences for the bars.
        let asked = barProposal(in: frame, proposal: proposal)
        let known = barNodes.map { $0.sizeThatFits(ProposedViewSize(width: asked.width, height: nil)) }
        let bars = prepareBars()
        let now = zip(bars, barNodes).map { $1.sizeThatFits(ProposedViewSize(width: asked.width, height: nil)) }
        if known != now { placeOnce(in: frame, proposal: proposal) } else { placeBars(bars, in: frame, proposal: asked) }
    }

    private func placeOnce(in frame: CGRect, proposal: ProposedViewSize) {
        let bars = prepareBars()
        let asked = barProposal(in: frame, proposal: proposal)
        let insets = insets(of: bars, in: asked)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let free = CGRect(
            x: frame.minX + (isRightToLeft ? insets.trailing : insets.leading), y: frame.minY + insets.top,
            width: max(frame.width - insets.horizontal, 0), height: max(frame.height - insets.vertical, 0))
        // The views that read the old safe area are not known.
        if tree.laysOutInParts, container.size != free.size { tree.beginLayoutPass() }
        safeArea.set(free: free, of: frame, in: environment.safeArea)
        safeArea.collapses = bars.first { $0.edge == .top }?.collapses ?? []
        container.size = free.size
        var inner = ProposedViewSize(free.size)
        if !fillsSpace || clearance() == nil {
            // Views that ask for the size of their container get the size with which they were measured.
            let room = proposal.reduced(by: insets)
            inner = ProposedViewSize(width: room.width ?? inner.width, height: room.height ?? inner.height)
        }
        let subject = subject
        let size = subject.sizeThatFits(inner)
        // The subject is drawn through the stack, whether or not the stack is laid out.
        if subject !== content { content.memory.forget() }
        subject.place(
            at: CGPoint(x: free.midX - size.width / 2, y: free.midY - size.height / 2), proposal: inner)
        if followsScroll || followsInnerScroll {
            let state = followsInnerScroll ? subject.innerScrollState : subject.scrollState(at: free.minY)
            scrolled = state.map { $0.offset(at: tree.moment).y } ?? 0
            remaining = state.map { $0.excess.height - scrolled } ?? 0
            ground = state?.ground
        }
        placeBars(bars, in: frame, proposal: asked)
    }

    /// The proposal for the bars: the frame, or, in a container as large as its content, the proposal with which the bars were measured.
    private func barProposal(in frame: CGRect, proposal: ProposedViewSize) -> ProposedViewSize {
        fillsSpace && clearance() != nil ? ProposedViewSize(frame.size) : proposal
    }

    private func placeBars(_ bars: [Bar], in frame: CGRect, proposal whole: ProposedViewSize) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        var (top, bottom, left, right) = (frame.minY, frame.maxY, frame.minX, frame.maxX)
        for (bar, node) in zip(bars, barNodes) {
            let proposal = Self.proposal(for: bar, in: whole)
            let size = node.sizeThatFits(proposal)
            let x = bar.alignment.horizontal.position(of: size.width, in: frame.width, isRightToLeft)
            let y = bar.alignment.vertical.position(of: size.height, in: frame.height)
            switch (bar.edge, isRightToLeft) {
            case (.top, _):
                node.place(at: CGPoint(x: frame.minX + x, y: top), proposal: proposal)
                top += size.height + bar.spacing
            case (.bottom, _):
                bottom -= size.height
                node.place(at: CGPoint(x: frame.minX + x, y: bottom), proposal: proposal)
                bottom -= bar.spacing
            case (.leading, false), (.trailing, true):
                node.place(at: CGPoint(x: left, y: frame.minY + y), proposal: proposal)
                left += size.width + bar.spacing
            case (.trailing, false), (.leading, true):
                right -= size.width
                node.place(at: CGPoint(x: right, y: frame.minY + y), proposal: proposal)
                right -= bar.spacing
            }
        }
    }

    override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard !ownPreferences.contains(ObjectIdentifier(key)) else { return }
        super.collect(key, into: &value)
    }

    /// Returns the content's value for a preference key.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var value: Key.Value?
        for element in elements where !element.isDeparting { element.collect(key, into: &value) }
        return value ?? Key.defaultValue
    }
}

extension ProposedViewSize {
    fileprivate func reduced(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
    }
}

extension HorizontalAlignment {
    fileprivate func position(of length: CGFloat, in whole: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .leading: isRightToLeft ? whole - length : 0
        case .trailing: isRightToLeft ? 0 : whole - length
        default: (whole - length) / 2
        }
    }
}

extension VerticalAlignment {
    fileprivate func position(of length: CGFloat, in whole: CGFloat) -> CGFloat {
        switch self {
        case .top: 0
        case .bottom: whole - length
        default: (whole - length) / 2
        }
    }
}
