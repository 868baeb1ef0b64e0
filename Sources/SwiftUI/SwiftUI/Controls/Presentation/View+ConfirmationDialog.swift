/// Confirmation dialogs: buttons at the bottom of the window, with a separate cancel button, which is there by default. With automatic
/// visibility, the title of a dialog on a telephone does not show.
///
/// The plates are UIKit's: see `ActionPlate`.
nonisolated extension View {
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.dialog(AlertWords(title: Text(titleKey), showsTitle: titleVisibility == .visible)), isPresented: isPresented) {
            actions
        }
    }

    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(
            .dialog(AlertWords(title: Text(titleResource), showsTitle: titleVisibility == .visible)), isPresented: isPresented
        ) { actions }
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        let words = AlertWords(title: Text(titleKey), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        let words = AlertWords(title: Text(titleResource), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented) { actions }
    }

    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(
            .dialog(AlertWords(title: Text(titleKey), showsTitle: titleVisibility == .visible)), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(
            .dialog(AlertWords(title: Text(titleResource), showsTitle: titleVisibility == .visible)),
            isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        let words = AlertWords(title: Text(titleKey), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented.whileGiven(data)) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        let words = AlertWords(title: Text(titleResource), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented.whileGiven(data)) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.dialog(AlertWords(title: Text(title), showsTitle: titleVisibility == .visible)), isPresented: isPresented) {
            actions
        }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        let words = AlertWords(title: Text(title), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(
            .dialog(AlertWords(title: Text(title), showsTitle: titleVisibility == .visible)), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        let words = AlertWords(title: Text(title), showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented.whileGiven(data)) { actions }
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.dialog(AlertWords(title: title, showsTitle: titleVisibility == .visible)), isPresented: isPresented) { actions }
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        let words = AlertWords(title: title, showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented) { actions }
    }

    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(
            .dialog(AlertWords(title: title, showsTitle: titleVisibility == .visible)), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        let words = AlertWords(title: title, showsTitle: titleVisibility == .visible, message: { AnyView(message) })
        return presenting(.dialog(words), isPresented: isPresented.whileGiven(data)) { actions }
    }
}
