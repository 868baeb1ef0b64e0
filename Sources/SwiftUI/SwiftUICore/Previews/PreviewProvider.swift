/// A type that produces view previews: the form that came before the preview macros.
///
/// Source: Apple, SwiftUI `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// One view or several, each a separate preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform that the provider declares for its previews; they are always drawn as iOS shows them.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews may be made for.
///
/// Source: Apple, SwiftUI `PreviewPlatform`.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }
