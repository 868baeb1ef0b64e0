/// Dismisses the current presentation: a pushed view is popped. Without a presentation the action does nothing.
///
/// Source: Apple, SwiftUI `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    package nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

    public func callAsFunction() { action() }
}

/// The presentation state of a view, as before iOS 15.
///
/// Source: Apple, SwiftUI `PresentationMode`.
public struct PresentationMode: Sendable {
    public package(set) var isPresented = false

    package init(isPresented: Bool = false) {
        self.isPresented = isPresented
    }

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
    /// The action that dismisses the current presentation.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether another view presents this one.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The presentation state of the view, as before iOS 15.
    public package(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
}
