/// The actions of a view for people who cannot touch it. They are stored in the node's traits, where a scripted tap finds them.
nonisolated extension View {
    /// Adds an action of the given kind.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions.append(.init(kind: .kind(actionKind)) { _ in handler() }) }
    }

    /// Adds an action that is requested by its name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility { $0.actions.append(.init(kind: .named(name)) { _ in handler() }) }
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action that increments or decrements a value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { properties in
            properties.actions.append(.init(kind: .adjustment) { direction in direction.map(handler) })
        }
    }
}
