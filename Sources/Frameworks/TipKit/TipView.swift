import RunContext
@_exported import SwiftUI

/// A card with a tip.
///
/// Its measures are judged by eye from Apple's pictures of TipKit.
/// Source: Apple, TipKit `TipView`.
nonisolated public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let act: (Tips.Action) -> Void
    private let isPresented: Binding<Bool>?
    @Environment(\.tipLook) private var look

    /// - Parameters:
    ///   - isPresented: a value that hides the tip where it is false, and that the tip sets to false when it is closed.
    ///   - arrowEdge: the edge from which an arrow points to the subject of the tip; nil for no arrow.
    ///   - action: the closure that receives the touched action.
    public init(
        _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.isPresented, self.arrowEdge, act) = (tip, isPresented, arrowEdge, action)
    }

    public init(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.isPresented, self.arrowEdge, act) = (tip, isPresented, arrowEdge, action)
    }

    @MainActor @preconcurrency public var body: some View {
        if let tip, tip.shouldDisplay, isPresented?.wrappedValue ?? true {
            TipContent(tip: tip, act: act) {
                tip.invalidate(reason: .tipClosed)
                isPresented?.wrappedValue = false
            }
            .background { plate }.padding(edges(arrowEdge), Self.arrow.height)
        }
    }

    @MainActor private var plate: some View {
        ZStack {
            if let arrowEdge { arrow(at: arrowEdge).fill(look.background) }
            RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous).fill(look.background)
        }
    }

    private static var arrow: CGSize { CGSize(width: 24, height: 10) }

    @MainActor private func edges(_ edge: Edge?) -> Edge.Set { edge.map { Edge.Set($0) } ?? [] }

    /// Returns a triangle that points out of the middle of an edge.
    @MainActor private func arrow(at edge: Edge) -> TipArrow { TipArrow(edge: edge, size: Self.arrow) }
}

extension TipView where Content == AnyTip {
    /// A card with the tip of a group, whatever its type.
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
    }
}

/// The words, the image and the buttons of a tip.
private struct TipContent<Content: Tip>: View {
    let tip: Content
    let act: (Tips.Action) -> Void
    let close: () -> Void
    @Environment(\.tipLook) private var look
    @Environment(\.tipStyle) private var style

    var body: some View {
        if let style {
            style.make(TipViewStyleConfiguration(tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: tip.actions))
        } else {
            card
        }
    }

    private var card: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = tip.image {
                image.resizable().aspectRatio(contentMode: .fit).frame(width: look.imageSize.width, height: look.imageSize.height)
                    .foregroundStyle(.tint)
            }
            VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                tip.message?.font(.subheadline).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
                ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, action in
                    Divider().padding(.vertical, 4)
                    Button {
                        action.handler()
                        act(action)
                    } label: {
                        action.label().font(.subheadline.weight(.semibold))
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                withAnimation { close() }
            } label: {
                Image(systemName: "xmark").imageScale(.medium).font(.footnote.weight(.bold)).foregroundStyle(.tertiary)
            }
            .buttonStyle(.plain).accessibilityLabel("Close")
        }
        .padding(16)
    }
}

/// A triangle outside of its frame, at the middle of one of its edges.
private struct TipArrow: Shape {
    let edge: Edge
    let size: CGSize

    func path(in rect: CGRect) -> Path {
        let half = size.width / 2
        let (base, tip): (CGPoint, CGPoint)
        switch edge {
        case .top: (base, tip) = (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY - size.height))
        case .bottom: (base, tip) = (CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY + size.height))
        case .leading: (base, tip) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.minX - size.height, y: rect.midY))
        case .trailing: (base, tip) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.maxX + size.height, y: rect.midY))
        }
        let isUpright = edge == .top || edge == .bottom
        return Path { path in
            path.move(to: CGPoint(x: base.x - (isUpright ? half : 0), y: base.y - (isUpright ? 0 : half)))
            path.addLine(to: tip)
            path.addLine(to: CGPoint(x: base.x + (isUpright ? half : 0), y: base.y + (isUpright ? 0 : half)))
            path.closeSubpath()
        }
    }
}

/// The look of tips.
struct TipLook {
    var background = AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
    var cornerRadius: CGFloat = 13
    var imageSize = CGSize(width: 36, height: 36)
}

extension EnvironmentValues {
    private struct TipLookKey: EnvironmentKey {
        static var defaultValue: TipLook { TipLook() }
    }

    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the background of tips.
    public func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
    }

    /// The radius of the corners of tips, in points.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
    }

    /// The size of the pictures of tips, in points.
    public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\.tipLook) { $0.imageSize = size } }

    /// Shows a tip in a popover that points at the view, once the app has called `Tips.configure(_:)`.
    public func popoverTip<Content: Tip>(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, act: action))
    }

    /// Shows a tip of any type in a popover that points at the view, once the app has called `Tips.configure(_:)`.
    @_disfavoredOverload
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        popoverTip(
            tip.map(AnyTip.init), isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, action: action)
    }
}

nonisolated private struct TipPopover<Shown: Tip>: ViewModifier {
    let tip: Shown?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let act: (Tips.Action) -> Void

    private var isShown: Bool {
        guard let tip, tip.shouldDisplay, isPresented?.wrappedValue ?? true else { return false }
        if TipStore.shared.isConfigured { return true }
        RunReports.note("popoverTip(_:) shows nothing before Tips.configure(_:) is called: call it in a task of the preview.")
        return false
    }

    @MainActor func body(content: Content) -> some View {
        content.hint(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: arrowEdge, close: close) {
            if let tip { TipContent(tip: tip, act: act, close: close).frame(width: 350) }
        }
    }

    private func close() {
        tip?.invalidate(reason: .tipClosed)
        isPresented?.wrappedValue = false
    }
}
