/// A modifier that marks a view for Xcode's canvas; it draws nothing.
///
/// Source: Apple, SwiftUI `_IdentifiedModifier`. The compiler of Xcode's canvas wraps views in it, so that code which looks into a
/// `ModifiedContent` names it.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    public let identifier: Identifier
    public init(identifier: Identifier) { self.identifier = identifier }
    @MainActor @preconcurrency public func body(content: Content) -> some View { content }
}

/// The name that Xcode's canvas gives a view.
///
/// Source: Apple, SwiftUI `__DesignTimeSelectionIdentifier`.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let name: String
    public init(_ identifier: String) { name = identifier }
}

extension View {
    /// Marks the view for Xcode's canvas.
    nonisolated public func _identified<Identifier: Hashable>(by identifier: Identifier) -> ModifiedContent<
        Self, _IdentifiedModifier<Identifier>
    > {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}
