/// A view that hands its content something to scroll with.
///
/// Source: Apple, SwiftUI `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        let log = ScrollRequestLog()
        return content(ScrollViewProxy(log: log)).modifier(ScrollRequestReport(log: log))
    }
}

/// Scrolls to views.
///
/// Source: Apple, SwiftUI `ScrollViewProxy`.
public struct ScrollViewProxy {
    let log: ScrollRequestLog

    /// Asks for a view to come into sight. Pictures show scroll views from their beginning, and say what was asked for.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let text = "\(id)"
        let log = log
        MainActor.assumeIsolated { log.note(text) }
    }
}

/// Where requests to scroll are told.
final class ScrollRequestLog: @unchecked Sendable {
    /// Read and written on the main actor only.
    @MainActor var diagnostics: DiagnosticLog?

    @MainActor func note(_ id: String) {
        diagnostics?.note(.notShown("scrollTo(\(id))", instead: "the scroll view is shown from its beginning"))
    }
}

private struct ScrollRequestReport: ViewModifier, ContextModifier {
    typealias Body = Never
    let log: ScrollRequestLog

    func modify(_ context: inout ExpansionContext, at node: StructureNode) { log.diagnostics = context.tree.diagnostics }
}
