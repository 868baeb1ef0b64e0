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
    private let apply: @MainActor @Sendable (any View) throws -> any View

    nonisolated init<M: PreviewModifier>(_ modifier: M) {
        // A modifier is a value that only the main actor ever looks at.
        nonisolated(unsafe) let modifier = modifier
        apply = { view in
            let context = try Self.context(of: M.self)
            return modifier.body(content: PreviewModifierContent(content: AnyView(existential: view)), context: context)
        }
    }

    /// - Throws: what the making of the context throws, or that it waits for something.
    @MainActor package func applied(to view: any View) throws -> any View { try apply(view) }

    /// The context of a kind of modifier, made without waiting: a picture cannot wait for what another thread does.
    @MainActor private static func context<M: PreviewModifier>(of type: M.Type) throws -> M.Context {
        let outcome = ContextOutcome<M.Context>()
        Task.immediate { @MainActor in
            do { outcome.result = .success(try await M.makeSharedContext()) } catch { outcome.result = .failure(error) }
        }
        guard let result = outcome.result else { throw PreviewModifierFault(type: "\(M.self)") }
        return try result.get()
    }
}

/// What the making of a context came to; only the main actor looks at it.
private final class ContextOutcome<Context>: @unchecked Sendable {
    var result: Result<Context, any Error>?
}

extension AppliedPreviewModifier: Hashable {
    package static func == (a: AppliedPreviewModifier, b: AppliedPreviewModifier) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Why a preview's modifier has no context.
struct PreviewModifierFault: Error, CustomStringConvertible {
    let type: String

    var description: String {
        "\(type).makeSharedContext() waits for something that does not happen while previews are made. "
            + "Make the context from what is at hand."
    }
}
