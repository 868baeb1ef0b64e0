/// Closes what is presented. What a picture shows is not presented by anything, so there is nothing to close.
///
/// Source: Apple, SwiftUI `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Whether a view is presented, as before iOS 15.
///
/// Source: Apple, SwiftUI `PresentationMode`.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented = false
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}

extension EnvironmentValues {
    /// Closes what is presented.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// Whether the view is presented by another.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// Whether the view is presented by another, as before iOS 15.
    public var presentationMode: Binding<PresentationMode> { self[PresentationModeKey.self] }
}
