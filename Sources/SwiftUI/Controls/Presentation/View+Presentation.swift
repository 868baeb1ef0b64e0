/// What comes up over a view. While it is not presented nothing of it shows; a picture of a view that presents something is a
/// picture of the view alone, and says so.
extension View {
    /// Presents a sheet while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented.wrappedValue, "The sheet") }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item.wrappedValue != nil, "The sheet") }

    /// Presents a view over the whole screen while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented.wrappedValue, "The full screen cover") }

    /// Presents a view over the whole screen while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item.wrappedValue != nil, "The full screen cover") }

    /// Presents a popover while a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented.wrappedValue, "The popover") }

    /// Presents a popover while there is an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item.wrappedValue != nil, "The popover") }

    func presenting(_ isPresented: Bool, _ word: String) -> some View {
        reporting(isPresented, word, instead: "the view that presents it is")
    }
}

/// Where a popover points.
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

/// How a presented view comes up: for the content of a sheet, which no picture shows.
extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// How high a sheet is.
///
/// Source: Apple, SwiftUI `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
    private let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    /// A part of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// Whether what is behind a sheet can be used.
///
/// Source: Apple, SwiftUI `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// Whether a swipe on a sheet resizes or scrolls it.
///
/// Source: Apple, SwiftUI `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, resizes, scrolls }
    private let kind: Kind
    public static let automatic = PresentationContentInteraction(kind: .automatic)
    public static let resizes = PresentationContentInteraction(kind: .resizes)
    public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What a presentation becomes on a narrow screen.
///
/// Source: Apple, SwiftUI `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}
