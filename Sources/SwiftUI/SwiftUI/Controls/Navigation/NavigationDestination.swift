nonisolated extension View {
    /// Sets the view for the values of a type; it shows when one of them is on the path.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            DestinationModifier(type: ObjectIdentifier(data)) { value in
                AnyView((value.base as? D).map(destination))
            })
    }

    /// Sets a view that shows over this one while a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(
            NavigationPresenter(isPresented: isPresented.wrappedValue, content: AnyView(destination())) {
                isPresented.wrappedValue = false
            })
    }

    /// Sets a view that shows over this one while there is a value.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let view = item.wrappedValue.map { AnyView(destination($0)) }
        return modifier(NavigationPresenter(isPresented: view != nil, content: view) { item.wrappedValue = nil })
    }
}

/// Registers with the stack the view for the values of a type.
nonisolated private struct DestinationModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let type: ObjectIdentifier
    let make: (AnyHashable) -> AnyView

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        context.environment.navigation?.addDestination(for: type, make)
    }
}

/// Presents a view in the stack while a value is true.
nonisolated struct NavigationPresenter: ViewModifier {
    let isPresented: Bool
    /// The presented view; nil where there is none: a leaving view stays as it was.
    let content: AnyView?
    let dismiss: () -> Void
    @State private var token = NavigationToken()

    @MainActor func body(content base: Content) -> some View {
        if let content { token.content = content }
        token.dismiss = dismiss
        return base.modifier(PresenterContext(isPresented: isPresented, token: token))
    }
}

private struct PresenterContext: ViewModifier, ContextModifier {
    typealias Body = Never
    let isPresented: Bool
    let token: NavigationToken

    func modify(_ context: inout BuildContext, at node: ViewElement) {
        guard let model = context.environment.navigation else {
            if isPresented {
                context.tree.diagnostics.note(
                    .notShown("A navigation destination outside a stack", instead: "only the view that presents it is drawn"))
            }
            return
        }
        guard !context.tree.isSampling, model.present(token, isPresented) else { return }
        // The views below have been evaluated without it: they make way in the next update, which is at the same moment.
        context.tree.afterUpdate { model.update() }
    }
}
