@_spi(Nodes) import SwiftUICore

/// The parts of a tab's label that a bar of tabs shows: the first picture in it over the first text, whatever holds them, in the bar's
/// own fonts and colours.
///
/// Source: Apple, SwiftUI `tabItem(_:)`: tab views support items of type `Text`, `Image`, or an image followed by text; UIKit's
/// `UITabBarItem` has one of each, and a picture without an explicit rendering mode is a template in a bar.
struct TabItemLabel: View, PrimitiveView {
    typealias Body = Never
    let label: AnyView
    var look = TabItemLook()
    let bar: TabBarLook
    /// The visible part of the title's height, 0 to 1.
    var titleShare: CGFloat = 1
    var arrangement = Arrangement.stacked

    enum Arrangement {
        /// The picture over the title.
        case stacked
        /// The title; the picture only where there is none.
        case title
        case picture
        /// The picture beside the title.
        case row
    }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var parts = TabItemParts()
        for element in context.tree.build(label, at: node.child(0, holding: AnyView.self), in: context.forContent) {
            parts.collect(from: element)
        }
        let stack = TabItemStack(
            image: parts.image?.image, variants: parts.image?.environment.symbolVariants, text: parts.text?.source, look: look, bar: bar,
            titleShare: titleShare, arrangement: arrangement)
        return context.tree.build(stack, at: node.child(1, holding: TabItemStack.self), in: context)
    }
}

/// The first picture and the first text among the boxes of a label.
@MainActor
private struct TabItemParts {
    private(set) var image: ImageNode?
    private(set) var text: TextNode?

    mutating func collect(from node: ViewNode) {
        guard !node.isDeparting else { return }
        switch node {
        case let node as TextNode: text = text ?? node
        case let node as ImageNode: image = image ?? node
        default: for child in node.children { collect(from: child) }
        }
    }
}

private struct TabItemStack: View {
    let image: Image?
    /// The variants of symbols that the picture's environment sets.
    let variants: SymbolVariants?
    let text: Text?
    let look: TabItemLook
    let bar: TabBarLook
    let titleShare: CGFloat
    let arrangement: TabItemLabel.Arrangement
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        switch arrangement {
        case _ where image == nil && text == nil: Color.clear.frame(width: 1, height: 1)
        case .stacked: stack
        case .title where text != nil: text.lineLimit(1)
        case .title, .picture: if let image { picture(image, size: TopTabBarLook.symbolSize) } else { text.lineLimit(1) }
        case .row:
            HStack(spacing: 0) {
                if let image {
                    picture(image, size: TopTabBarLook.symbolSize)
                        .foregroundStyle(TintShapeStyle()).frame(width: TopTabBarLook.pictureWidth)
                }
                text.lineLimit(1).padding(.leading, TopTabBarLook.pictureDistance)
            }
        }
    }

    private func picture(_ image: Image, size: CGFloat) -> some View {
        Group {
            if image.isResizable { inBar(image).aspectRatio(contentMode: .fit) } else { inBar(image) }
        }
        .font(.system(size: size, weight: .medium))
        .environment(\.isTextPlain, true)
    }

    private var stack: some View {
        VStack(spacing: bar.titleDistance * titleShare) {
            if let image {
                picture(image, size: bar.symbolSize)
                    .environment(\.symbolVariants, variants ?? .fill)
                    .frame(height: bar.symbolHeight)
                    .offset(look.pictureOffset)
                    .transformEnvironment(\.foregroundStyles) {
                        if let color = look.pictureColor { $0 = ForegroundStyles([color], over: $0) }
                    }
            }
            if titleShare < 1 {
                title.fixedSize().frame(height: Self.titleHeight * titleShare).opacity(titleShare)
            } else if image == nil || labelsVisibility != .hidden {
                title
            }
        }
        .environment(\.isTextPlain, true)
    }

    /// A line of 10 points.
    private static let titleHeight: CGFloat = 12

    @ViewBuilder private var title: some View {
        let text = text?.lineLimit(1).offset(look.titleOffset)
        if let color = look.titleColor {
            text.font(look.titleFont ?? .system(size: 10, weight: .medium)).foregroundStyle(color)
        } else if let font = look.titleFont {
            text.font(font)
        } else {
            text
        }
    }

    private func inBar(_ image: Image) -> Image { image.asTemplateUnlessOriginal }
}
