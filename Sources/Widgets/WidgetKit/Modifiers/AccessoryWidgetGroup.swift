/// Up to three views in a row below a label, as the rectangle of a watch shows them.
///
/// The first three of more views are shown; fewer are centred.
///
/// Source: Apple, WidgetKit `AccessoryWidgetGroup`. The spaces are judged by eye.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.accessoryWidgetGroupStyle) private var style

    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }

    private static var mostViews: Int { 3 }

    @MainActor @preconcurrency public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.caption).lineLimit(1)
            Group(subviews: content) { views in
                HStack(spacing: 6) {
                    ForEach(views.prefix(Self.mostViews)) { view in
                        Color.clear.aspectRatio(1, contentMode: .fit)
                            .overlay { view }
                            .background { style.shape.fill(.quaternary) }
                            .clipShape(style.shape)
                    }
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    /// A label with a picture by the name that Xcode generates for it.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
    }

    /// A label with a picture by the name that Xcode generates for it.
    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
    }
}

/// The shape of the places in a group of accessories.
///
/// Source: Apple, WidgetKit `AccessoryWidgetGroupStyle`.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    fileprivate let isSquare: Bool

    public static let automatic = AccessoryWidgetGroupStyle(isSquare: false)
    public static let circular = AccessoryWidgetGroupStyle(isSquare: false)
    public static let roundedSquare = AccessoryWidgetGroupStyle(isSquare: true)

    fileprivate var shape: AnyShape { isSquare ? AnyShape(RoundedRectangle(cornerRadius: 8)) : AnyShape(Circle()) }
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
    static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension EnvironmentValues {
    fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the shape of the places in groups of accessories inside.
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
