/// A button that shares something.
///
/// Source: Apple, SwiftUI `ShareLink`.
nonisolated public struct ShareLink<Label: View>: View {
    private let label: Label

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor @preconcurrency public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) { label = DefaultShareLinkLabel(title: nil) }
    public init(item: String, subject: Text? = nil, message: Text? = nil) { label = DefaultShareLinkLabel(title: nil) }

    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }

    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(title))
    }
}

/// A representation of a type to display in a share preview. The sheet that would show it is not drawn.
///
/// Source: Apple, SwiftUI `SharePreview`.
public struct SharePreview<Image, Icon> {
    init(unseen: Void) {}
}

extension SharePreview {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init(_ title: Text, image: Image, icon: Icon) { self.init(unseen: ()) }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init(_ title: Text, icon: Icon) { self.init(unseen: ()) }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init(_ title: Text, image: Image) { self.init(unseen: ()) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(unseen: ()) }
    @_disfavoredOverload
    public init(_ title: Text) { self.init(unseen: ()) }
}

extension ShareLink {
    public init<I, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel(title: nil) }

    public init<I, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol, I, PreviewImage, PreviewIcon>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel(title: Text(title)) }

    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel(title: nil) }

    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: nil)
    }
}

/// The system's word and symbol for sharing.
///
/// Source: Apple, SwiftUI `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text?

    @MainActor @preconcurrency public var body: some View {
        Label(title: { title ?? Text(verbatim: "Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}
