/// A type that produces view previews: the form that came before the preview macros.
///
/// Source: Apple, SwiftUI `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// One view or several, each a preview of its own.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
