/// A button that shares something.
///
/// Source: Apple, SwiftUI `ShareLink`.
public struct ShareLink<Label: View>: View {
    private let label: Label

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View { Button(action: {}) { label } }
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

/// The system's word and symbol for sharing.
///
/// Source: Apple, SwiftUI `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    public var body: some View {
        Label(title: { title ?? Text(verbatim: "Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// A button that starts and ends the editing of a list; a list that is drawn is not being edited.
///
/// Source: Apple, SwiftUI `EditButton`.
public struct EditButton: View {
    public init() {}
    public var body: some View { Button(action: {}) { Text(verbatim: "Edit") } }
}
