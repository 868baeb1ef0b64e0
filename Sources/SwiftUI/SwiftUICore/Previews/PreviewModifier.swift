import RunContext
import VirtualTime

/// Something put around the view of a preview, with a context that all previews share.
///
/// Source: Apple, SwiftUI `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes what all previews with this modifier share.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, for a modifier to put something around.
///
/// Source: Apple, SwiftUI `PreviewModifierContent`.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts a modifier around the preview's view.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(value: .modifier(AppliedPreviewModifier(modifier)))
    }
}

/// A preview's modifier whose type is hidden.
package final class AppliedPreviewModifier: Sendable {
    /// The name of its type.
    package let name: String
    private let apply: @MainActor @Sendable (any View) throws -> any View
    private let makeContext: @MainActor @Sendable () async throws -> Void

    nonisolated init<M: PreviewModifier>(_ modifier: M) {
        // Only the main actor ever reads a modifier.
        nonisolated(unsafe) let modifier = modifier
        let contexts = PreviewContexts<M>()
        name = "\(M.self)"
        apply = { view in
            modifier.body(content: PreviewModifierContent(content: AnyView(existential: view)), context: try contexts.next())
        }
        makeContext = { try await contexts.prepare() }
    }

    /// Waits for the context where making it has to wait; call it before the views of a preview are made.
    ///
    /// - Throws: the error from making the context.
    @MainActor package func prepare() async throws { try await makeContext() }

    /// - Throws: an error from making the context, or an error if making it has to wait and `prepare` was not called.
    @MainActor package func applied(to view: any View) throws -> any View { try apply(view) }
}

/// The contexts of a kind of modifier. A context made without waiting is made again for each film, so that no film begins with another's
/// changes. A context whose making waits is made once, before the films.
private final class PreviewContexts<M: PreviewModifier>: @unchecked Sendable {
    /// Only the main actor accesses it.
    private var awaited: M.Context?

    /// The result of making a context; only the main actor accesses it.
    private final class Outcome: @unchecked Sendable {
        var result: Result<M.Context, any Error>?
    }

    /// Starts making a context; the outcome has a result afterwards unless making it has to wait.
    @MainActor private func begin() -> Outcome {
        let outcome = Outcome()
        Task.immediate { @MainActor in
            do { outcome.result = .success(try await M.makeSharedContext()) } catch { outcome.result = .failure(error) }
        }
        return outcome
    }

    @MainActor func next() throws -> M.Context {
        if let awaited { return awaited }
        guard let result = begin().result else { throw PreviewModifierFault(type: "\(M.self)") }
        return try result.get()
    }

    /// Makes a context whose making waits: its tasks sleep in the virtual time of a separate tree, which passes at once; other waits take
    /// real time.
    @MainActor func prepare() async throws {
        awaited = nil
        let tree = ViewTree(size: .zero, placement: .centered, environment: EnvironmentValues(), services: nil)
        let outcome = RunContext.with({ ($0.timers, $0.tasks) = (TimersAtRest(), tree.tasks) }) { begin() }
        if outcome.result != nil { return }
        while true {
            try Task.checkCancellation()
            try await tree.tasks.settle()
            if let result = outcome.result {
                awaited = try result.get()
                return
            }
            if let next = tree.nextEventTime {
                try tree.advance(to: next)
            } else {
                try await RunContext.with({ $0.tasks = nil }) { try await Task.sleep(for: .milliseconds(1)) }
            }
        }
    }
}

extension AppliedPreviewModifier: Hashable {
    package static func == (a: AppliedPreviewModifier, b: AppliedPreviewModifier) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The fault of a preview's modifier that has no context.
struct PreviewModifierFault: Error, CustomStringConvertible {
    let type: String

    var description: String {
        "\(type).makeSharedContext() waits for an event that never happens during rendering. Make the context from local data."
    }
}
