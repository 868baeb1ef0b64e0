/// A control's label of several views: the first is its title, and those under it add details in small grey letters.
///
/// Source: Apple, SwiftUI `Toggle`, `Picker` and `LabeledContent`, whose documentation has labels of a title and a subtitle; the
/// size and the distance are by eye.
nonisolated private struct TitledLabel: View {
    let parts: [AnyView]

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            parts[0]
            Group {
                ForEach(1..<parts.count, id: \.self) { parts[$0] }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }
}

extension AnyView {
    /// Creates the label of a control: a title with the details under it where the label is several views.
    init<Label: View>(controlLabel label: Label) {
        if let several = label as? any SeveralViews, several.parts.count > 1 {
            self.init(TitledLabel(parts: several.parts))
        } else {
            self.init(label)
        }
    }
}

/// Views that a builder has put side by side.
protocol SeveralViews {
    var parts: [AnyView] { get }
}

extension TupleView: SeveralViews {
    var parts: [AnyView] { members.map { AnyView(existential: $0) } }
}
