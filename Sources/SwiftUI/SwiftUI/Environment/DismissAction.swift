/// Closes what is presented: a view that was pushed goes back. Where nothing is presented there is nothing to close.
///
/// Source: Apple, SwiftUI `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

    public func callAsFunction() { action() }
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
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented by another.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether the view is presented by another, as before iOS 15.
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
}
