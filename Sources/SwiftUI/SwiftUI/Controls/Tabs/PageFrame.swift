import Foundation
@_spi(Nodes) import SwiftUICore

/// Pages side by side, or above each other, of which one is in sight; they follow a finger, and move when the selection changes.
struct PageFrame<Content: View>: View {
    let choice: TabChoice
    var axis = Axis.horizontal
    let dots: PageTabViewStyle.IndexDisplayMode
    let isPlated: Bool
    let content: Content
    /// The distance a finger has moved the pages, in points.
    @State private var pull: CGFloat = 0
    @Environment(\.systemLook.watch) private var watch
    @Environment(\.screenInsets) private var insets

    var body: some View {
        PageRow(choice: choice, axis: axis, dots: dots, isPlated: isPlated, pull: $pull, content: content)
            .clipShape(OuterRectangle(insets: watch == nil ? EdgeInsets() : insets))
    }
}

/// The frame, and what the device keeps clear around it: there a page of a watch has its clock and its title.
private struct OuterRectangle: Shape {
    let insets: EdgeInsets

    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - insets.leading, y: rect.minY - insets.top, width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom))
    }
}

private struct PageRow<Content: View>: View, ElementView {
    typealias Body = Never
    let choice: TabChoice
    let axis: Axis
    let dots: PageTabViewStyle.IndexDisplayMode
    let isPlated: Bool
    let pull: Binding<CGFloat>
    let content: Content

    func makeNode(in context: BuildContext) -> PageRowNode { PageRowNode(tree: context.tree) }

    func update(_ node: PageRowNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.stackAxis = nil
        inside.environment.tabViewLook = _TabViewLook(kind: .bar)
        inside.environment.tabBarPlacement = .pageIndicator
        node.pages = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
            .filter { !$0.isDeparting }
        node.selected = choice.index(in: node.pages) ?? 0
        node.pull = pull
        node.axis = axis
        node.choose = { [choice, pages = node.pages] index in choice.choose(index, pages[index].traits.tag) }
        let index = PageDots(
            count: dots.showsDots(forPages: node.pages.count) ? node.pages.count : 0, current: node.selected,
            isPlated: isPlated, axis: axis)
        node.index = context.tree.build(index, at: structure.child(1, holding: PageDots.self), in: inside)
    }
}

private final class PageRowNode: ViewNode {
    var pages: [ViewNode] = []
    var selected = 0
    var index: [ViewNode] = []
    var choose: (Int) -> Void = { _ in }
    var pull = Binding<CGFloat>.constant(0)
    var axis = Axis.horizontal

    override func isSolid(at point: CGPoint, time: Double) -> Bool { frame(at: time).contains(point) }

    /// The pages follow a finger, reluctantly beyond the first and the last one; let go they turn to the next page or back.
    override func touchParts(at time: Double) -> [TouchPart] {
        guard environment.isEnabled, pages.count > 1 else { return [] }
        let isVertical = axis == .vertical
        let width = isVertical ? frame(at: time).height : frame(at: time).width
        let (direction, selected, last, choose, pull) = (
            environment.layoutDirection == .rightToLeft && !isVertical ? -1.0 : 1.0, selected, pages.count - 1, choose, pull
        )
        let swipe = DragGesture(coordinateSpace: .global).onChanged { value in
            let way = isVertical ? value.translation.height : value.translation.width
            let isBeyond = way * direction > 0 ? selected == 0 : selected == last
            pull.wrappedValue = isBeyond ? (way < 0 ? -1 : 1) * ScrollState.rubberBand(abs(way), width) : way
        }
        .onEnded { value in
            // The page turns if the finger would come to rest beyond half of it, or is quick: UIKit's paging, roughly.
            let end = value.predictedEndTranslation
            let reach = Double(isVertical ? end.height : end.width) * direction
            let next = abs(reach) > Double(width) / 2 ? min(max(selected + (reach < 0 ? 1 : -1), 0), last) : selected
            withAnimation {
                pull.wrappedValue = 0
                if next != selected { choose(next) }
            }
        }
        return [TouchPart(interaction: .gesture(AttachedGesture(swipe)), node: self, frame: frame(at: time), name: "Pages")]
    }

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
        // Pages of a watch fill its screen.
        let around = environment.systemLook.watch == nil ? 0 : environment.screenInsets.top + environment.screenInsets.bottom
        for (position, page) in pages.enumerated() {
            let size = page.sizeThatFits(space)
            var corner = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            let steps = CGFloat(position - selected)
            if axis == .vertical {
                corner.y += steps * (frame.height + around) + pull.wrappedValue
            } else {
                corner.x += steps * frame.width * direction + pull.wrappedValue
            }
            page.place(at: corner, proposal: space)
        }
        for element in index {
            let size = element.sizeThatFits(space)
            if axis == .vertical {
                // A watch has them beside its crown, which is in the upper half.
                let middle = environment.systemLook.watch.map { frame.minY + $0.dotsCentre - environment.screenInsets.top } ?? frame.midY
                element.place(at: CGPoint(x: frame.maxX - size.width, y: middle - size.height / 2), proposal: space)
                continue
            }
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
    var axis = Axis.horizontal
    @Environment(\.systemLook.pageDots) private var look

    var body: some View {
        if count > 0, axis == .vertical {
            // Record `watch.pagedots` of the pictures of watchOS 26.
            VStack(spacing: 2) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(index == current ? Self.currentColor : Color.white.opacity(0.38)).frame(width: 6, height: 6)
                }
            }
            .padding(.horizontal, 2)
        } else if count > 0 {
            HStack(spacing: look.spacing) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(index == current ? Self.currentColor : Self.otherColor).frame(width: look.diameter, height: look.diameter)
                }
            }
            .padding(.horizontal, 12)
            .frame(height: 26)
            .background { if isPlated { Capsule(style: .circular).fill(Color.black.opacity(0.2)) } }
        }
    }

    private static var currentColor: Color { color(\.currentPageIndicatorTintColor) ?? .white }
    private static var otherColor: Color { color(\.pageIndicatorTintColor) ?? .white.opacity(0.3) }

    private static func color(_ color: (UIPageControl) -> UIColor?) -> Color? {
        AppearanceProxies.all(of: UIPageControl.self).lazy.compactMap(color).first.map { Color(uiColor: $0) }
    }
}

/// The dots of a system, in points.
struct PageDotsLook: LookSection {
    var diameter: CGFloat
    /// The distance between two dots.
    var spacing: CGFloat

    /// By eye, after UIKit's page control.
    static let iOS18 = PageDotsLook(diameter: 8, spacing: 9)
    /// Record `pagecontrol` of the pictures of iOS 26, an estimate: dots of 7.6 points at a pitch of 17.7.
    static let iOS26 = PageDotsLook(diameter: 7.6, spacing: 10.1)
}

extension SystemLook {
    var pageDots: PageDotsLook { self[PageDotsLook.self] }
}
