/// The label of a control as one view: several views stand side by side, as in a row.
///
/// Source: Hacking with Swift, "Displaying views in a navigation link" and "Buttons": the views of a label are in a row by
/// themselves; a style is given one label, and a list one row.
struct LabelRow<Content: View>: View {
    let content: Content

    init(_ content: Content) { self.content = content }

    var body: some View {
        if Plurality.mayBeSeveral(Content.self) { HStack { content } } else { content }
    }
}

/// The information of a view's type about the number of its views.
@MainActor
enum Plurality {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a view of a type may consist of several views; each type is examined once.
    static func mayBeSeveral(_ type: any View.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // A body that holds itself counts as many views as the rest of it.
        known[ObjectIdentifier(type)] = false
        let answer = answer(for: type)
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func answer<V: View>(for type: V.Type) -> Bool {
        if let plural = type as? any PluralView.Type { return plural.mayBeSeveral }
        return V.Body.self == Never.self ? false : mayBeSeveral(V.Body.self)
    }
}

/// A view that may come down to several.
@MainActor
private protocol PluralView {
    static var mayBeSeveral: Bool { get }
}

extension TupleView: PluralView {
    fileprivate static var mayBeSeveral: Bool { true }
}

extension ForEach: PluralView where Content: View {
    fileprivate static var mayBeSeveral: Bool { true }
}

extension AnyView: PluralView {
    fileprivate static var mayBeSeveral: Bool { true }
}

extension Group: PluralView where Content: View {
    fileprivate static var mayBeSeveral: Bool { Plurality.mayBeSeveral(Content.self) }
}

extension Optional: PluralView where Wrapped: View {
    fileprivate static var mayBeSeveral: Bool { Plurality.mayBeSeveral(Wrapped.self) }
}

extension _ConditionalContent: PluralView where TrueContent: View, FalseContent: View {
    fileprivate static var mayBeSeveral: Bool {
        Plurality.mayBeSeveral(TrueContent.self) || Plurality.mayBeSeveral(FalseContent.self)
    }
}

extension ModifiedContent: PluralView where Content: View, Modifier: ViewModifier {
    fileprivate static var mayBeSeveral: Bool { Plurality.mayBeSeveral(Content.self) }
}

extension Label: PluralView {
    /// Its style arranges its title and its icon.
    fileprivate static var mayBeSeveral: Bool { false }
}

/// Labels that a control has made one view already.
extension PrimitiveButtonStyleConfiguration.Label: PluralView {
    fileprivate static var mayBeSeveral: Bool { false }
}

extension ButtonStyleConfiguration.Label: PluralView {
    fileprivate static var mayBeSeveral: Bool { false }
}

extension MenuStyleConfiguration.Label: PluralView {
    fileprivate static var mayBeSeveral: Bool { false }
}

extension LabelRow: PreviewContainer {
    /// The views of the label, for code that takes labels apart.
    package var previewChildren: [any View] { [content] }
}
