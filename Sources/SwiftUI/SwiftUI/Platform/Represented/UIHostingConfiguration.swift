import UIKit

/// The content of a cell made of SwiftUI views.
///
/// Source: Apple, SwiftUI `UIHostingConfiguration`.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    /// The space around the content: that of the rows of a list.
    private var insets = EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    private var least = CGSize.zero

    private init(content: Content, background: Background) { (self.content, self.background) = (content, background) }

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    /// Sets the space around the content on some sides, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var changed = self
        if edges.contains(.top) { changed.insets.top = length }
        if edges.contains(.leading) { changed.insets.leading = length }
        if edges.contains(.bottom) { changed.insets.bottom = length }
        if edges.contains(.trailing) { changed.insets.trailing = length }
        return changed
    }

    /// Sets the least size of the content, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var changed = self
        changed.least = CGSize(width: width ?? 0, height: height ?? 0)
        return changed
    }

    /// Puts a view behind the content.
    public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
        var changed = UIHostingConfiguration<Content, Other>(content: self.content, background: content())
        (changed.insets, changed.least) = (insets, least)
        return changed
    }

    /// Puts a style behind the content.
    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, _FilledRectangle<Style>> {
        background { _FilledRectangle(style: style) }
    }

    public func makeContentView() -> any UIView & UIContentView { HostedCellView(self, arranged) }

    private var arranged: AnyView {
        AnyView(
            content.frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height, alignment: .leading).padding(insets)
                .background { background })
    }
}

/// The plate behind the content of a cell.
public struct _FilledRectangle<Style: ShapeStyle>: View {
    let style: Style
    public var body: some View { Rectangle().fill(style) }
}

/// The view of a cell's content made of SwiftUI views.
private final class HostedCellView: HostedContentView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
        self.configuration = configuration
        super.init(frame: .zero)
        self.content = content
        measured = { [unowned self] room in size(in: room) }
    }
    required init?(coder: NSCoder) { nil }

    private func size(in room: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: room.width.isFinite ? room.width : nil, height: nil)
        renderer.scale = UIKitSurroundings.current.displayScale
        return CGSize(width: room.width.isFinite ? room.width : renderer.contentSize.width, height: renderer.contentSize.height)
    }

    override var intrinsicContentSize: CGSize { size(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
}
