import Foundation
import VirtualTime

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
///
/// Source: Apple, SwiftUI `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var reader = ScrollReader()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor @preconcurrency public var body: some View {
        let reader = reader
        return content(ScrollViewProxy(reader: reader)).modifier(ScrollReaderModifier(reader: reader))
    }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
///
/// Source: Apple, SwiftUI `ScrollViewProxy`.
public struct ScrollViewProxy {
    let reader: ScrollReader

    /// Scans all scroll views contained by the proxy for the first with a child view with the identifier, and scrolls to that
    /// view.
    ///
    /// - Parameter anchor: the point of the view that comes to the same point of the scroll view; nil scrolls as little as needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let (id, transaction) = (AnyHashable(id), Transaction.current)
        let reader = reader
        MainActor.assumingOrHopping { reader.ask(for: id, anchor: anchor, transaction: transaction) }
    }
}

/// The requests to the scroll views in a reader.
@MainActor
final class ScrollReader {
    nonisolated init() {}

    /// A request.
    final class Request {
        let id: AnyHashable
        let anchor: UnitPoint?
        let transaction: Transaction
        /// True if a scroll view has a view with the identity.
        var isFound = false

        init(id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
            (self.id, self.anchor, self.transaction) = (id, anchor, transaction)
        }
    }

    var tree: TreeReference?
    /// The request that the current update is to fulfil.
    private(set) var request: Request?

    func ask(for id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
        guard let tree = tree?.tree else { return }
        let request = Request(id: id, anchor: anchor, transaction: transaction)
        tree.enqueue(transaction) { [self] in
            self.request = request
            tree.afterUpdate { [self] in
                self.request = nil
                guard !request.isFound else { return }
                tree.diagnostics.note(
                    .notShown("scrollTo(\(request.id.base))", instead: "no view in a scroll view has this identity"))
            }
        }
    }
}

private struct ScrollReaderModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let reader: ScrollReader

    func modify(_ context: inout BuildContext, at node: ViewElement) {
        reader.tree = context.tree.reference
        context.environment.scrollReaders.append(reader)
    }
}

private enum ScrollReadersKey: EnvironmentKey {
    static var defaultValue: [ScrollReader] { [] }
}

extension EnvironmentValues {
    /// The readers around a view, outermost first.
    var scrollReaders: [ScrollReader] {
        get { self[ScrollReadersKey.self] }
        set { self[ScrollReadersKey.self] = newValue }
    }
}
