import SwiftUI

/// Prepares the process before the first preview, and stands around every preview: fonts, dependencies, themes.
///
/// A program has one such type at most. It is found wherever it is declared, as previews are, and works alike in `render`, `verify`,
/// `check` and tests:
///
/// ```swift
/// #if canImport(PreviewSteps)
/// import PreviewSteps
///
/// struct Setup: PreviewSetup {
///     static func setUp() async throws { Dependencies.useSamples() }
///     static func wrap(_ preview: AnyView) -> some View { preview.environment(\.theme, .brand) }
/// }
/// #endif
/// ```
@MainActor @preconcurrency
public protocol PreviewSetup {
    associatedtype Wrapped: View

    /// Runs once in each process, before previews are made. An error ends the run.
    static func setUp() async throws

    /// Returns what is drawn in place of a preview, or of the content of a widget's entry.
    @ViewBuilder static func wrap(_ preview: AnyView) -> Wrapped
}

extension PreviewSetup {
    public static func setUp() async throws {}
    public static func wrap(_ preview: AnyView) -> some View { preview }
}
