/// Pages side by side, of which one is in sight; when the selection changes they move.
struct PageFrame<Content: View>: View {
    let selection: AnyHashable?
    let dots: PageTabViewStyle.IndexDisplayMode
    let isPlated: Bool
    let content: Content

    var body: some View {
        PageRow(selection: selection, dots: dots, isPlated: isPlated, content: content).clipped()
    }
}

private struct PageRow<Content: View>: View, ElementView {
    typealias Body = Never
    let selection: AnyHashable?
    let dots: PageTabViewStyle.IndexDisplayMode
    let isPlated: Bool
    let content: Content

    func makeNode(in context: ExpansionContext) -> PageRowNode { PageRowNode(tree: context.tree) }

    func update(_ node: PageRowNode, at structure: StructureNode, in context: ExpansionContext) {
        var inside = context.forContent
        inside.environment.stackAxis = nil
        inside.environment.tabViewLook = _TabViewLook(kind: .bar)
        node.pages = context.tree.expand(content, at: structure.child(0, holding: Content.self), in: inside)
            .filter { !$0.isDeparting }
        node.selected = node.pages.firstIndex { $0.matches(selection) } ?? 0
        let index = PageDots(
            count: dots.showsDots(forPages: node.pages.count) ? node.pages.count : 0, current: node.selected,
            isPlated: isPlated)
        node.index = context.tree.expand(index, at: structure.child(1, holding: PageDots.self), in: inside)
    }
}

private final class PageRowNode: ViewNode {
    var pages: [ViewNode] = []
    var selected = 0
    var index: [ViewNode] = []

    override var children: [ViewNode] { pages + index }
    override var kind: String { "Pages" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = pages.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        let space = ProposedViewSize(frame.size)
        for (position, page) in pages.enumerated() {
            let size = page.sizeThatFits(space)
            let x = frame.midX - size.width / 2 + CGFloat(position - selected) * frame.width * direction
            page.place(at: CGPoint(x: x, y: frame.midY - size.height / 2), proposal: space)
        }
        for element in index {
            let size = element.sizeThatFits(space)
            // UIKit's page control is 26 points high and stands 8 points over the end of the pages.
            element.place(
                at: CGPoint(x: frame.midX - size.width / 2, y: frame.maxY - size.height - 8), proposal: space)
        }
    }
}

/// A row of dots: UIKit's page control.
private struct PageDots: View {
    let count: Int
    let current: Int
    let isPlated: Bool

    var body: some View {
        if count > 0 {
            HStack(spacing: 9) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 8, height: 8)
                }
            }
            .padding(.horizontal, 12)
            .frame(height: 26)
            .background { if isPlated { Capsule(style: .circular).fill(Color.black.opacity(0.2)) } }
        }
    }
}
