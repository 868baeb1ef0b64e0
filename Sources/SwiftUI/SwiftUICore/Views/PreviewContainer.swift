/// A view that stands for several: each of its children is a separate preview.
@MainActor
package protocol PreviewContainer {
    var previewChildren: [any View] { get }
}

extension Group: PreviewContainer where Content: View {
    package var previewChildren: [any View] { [content] }
}

extension TupleView: PreviewContainer {
    @MainActor package var previewChildren: [any View] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

extension ForEach: PreviewContainer where Content: View {
    package var previewChildren: [any View] { data.map { content($0) } }
}

extension _ConditionalContent: PreviewContainer where TrueContent: View, FalseContent: View {
    package var previewChildren: [any View] {
        switch storage {
        case .trueContent(let view): [view]
        case .falseContent(let view): [view]
        }
    }
}

extension Optional: PreviewContainer where Wrapped: View {
    package var previewChildren: [any View] { map { [$0] } ?? [] }
}
