/// A control that opens an address.
///
/// Outside widgets its label is in the tint; in a widget it is drawn as it is, and the app is opened with the address.
///
/// Source: Apple, SwiftUI `Link`. No measurement of a link in a widget is published; that its label keeps its colours
/// there is what widgets made with it show.
nonisolated public struct Link<Label: View>: View {
    /// The address that a tap opens.
    package let destination: URL
    let label: Label

    @Environment(\.isInWidget) private var isInWidget
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor @preconcurrency public var body: some View {
        let (openURL, destination) = (openURL, destination)
        Group {
            if isInWidget {
                LabelRow(label)
            } else {
                LabelRow(label).defaultForeground(TintShapeStyle())
            }
        }
        .tapAction(.link) { MainActor.assumeIsolated { openURL(destination) } }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
