/// A selection of text: one or more ranges, or an insertion point.
///
/// Source: Apple, SwiftUI `TextSelection`.
public struct TextSelection: Hashable, Sendable {
    /// The selected ranges of a text.
    public enum Indices: Hashable, Sendable {
        /// A range; an empty one is an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges, in the order of the text.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    /// The side of the insertion point to which it belongs where both are at one place.
    public var affinity = TextSelectionAffinity.automatic

    /// Creates a selection that is an insertion point between two characters.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// A Boolean value that indicates whether the selection is an insertion point, with no character selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// The side of a place in a text to which something belongs.
///
/// Source: Apple, SwiftUI `TextSelectionAffinity`.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}

extension Binding where Value == TextSelection? {
    /// Returns a function that sets a typed text and moves the insertion point behind it.
    func following(_ text: Binding<String>) -> (String) -> Void {
        { new in
            text.wrappedValue = new
            wrappedValue = TextSelection(insertionPoint: new.endIndex)
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field that reports its insertion point: behind the text typed last. A selection that code sets is not drawn.
    ///
    /// Source: Apple, SwiftUI `TextField.init(_:text:selection:prompt:axis:)`.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: selection.leading(text), prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: selection.leading(text), prompt: prompt, axis: axis ?? .horizontal) { Text(title) }
    }
}

extension Binding where Value == TextSelection? {
    /// Returns a binding to the text that moves the insertion point behind typed text.
    fileprivate func leading(_ text: Binding<String>) -> Binding<String> {
        let take = following(text)
        return Binding<String>(get: { text.wrappedValue }, set: { take($0) })
    }
}
