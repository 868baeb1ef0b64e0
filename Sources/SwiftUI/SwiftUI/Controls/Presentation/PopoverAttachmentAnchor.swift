/// The point or rectangle at which a popover points.
///
/// Source: Apple, SwiftUI `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view's.
    public enum Source: Sendable, Hashable {
        case bounds
        case rect(CGRect)

        public static func rect(_ r: CGRect, in bounds: CGRect) -> Source { .rect(r) }
    }

    case rect(Source)
    case point(UnitPoint)
}

/// Popovers: a plate with an arrow to the view, where there is room from side to side or the content asks for it
/// (`presentationCompactAdaptation(.popover)`); on a telephone otherwise a sheet, as on Apple's systems.
nonisolated extension View {
    /// Presents a popover while a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover(attachmentAnchor, arrow: arrowEdge ?? .top), isPresented: isPresented, content: content) }

    /// Presents a popover while there is an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover(attachmentAnchor, arrow: arrowEdge ?? .top), item: item, content: content) }
}
