import Foundation

/// Alerts: a message in the middle of the window, with buttons that close it. Without a button there is an "OK"; the cancel button is
/// last, or first of two. Text fields stand over the buttons; no other given views show.
///
/// The plate is UIKit's: see `ActionPlate`.
nonisolated extension View {
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.alert(AlertWords(title: Text(titleKey))), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.alert(AlertWords(title: Text(titleResource))), isPresented: isPresented) { actions }
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return presenting(.alert(AlertWords(title: Text(titleKey)) { AnyView(message) }), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return presenting(.alert(AlertWords(title: Text(titleResource)) { AnyView(message) }), isPresented: isPresented) { actions }
    }

    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(.alert(AlertWords(title: Text(titleKey))), isPresented: isPresented.whileGiven(data)) { actions }
    }

    @_disfavoredOverload
    public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(.alert(AlertWords(title: Text(titleResource))), isPresented: isPresented.whileGiven(data)) { actions }
    }

    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        return presenting(
            .alert(AlertWords(title: Text(titleKey)) { AnyView(message) }), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        return presenting(
            .alert(AlertWords(title: Text(titleResource)) { AnyView(message) }), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.alert(AlertWords(title: Text(title))), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return presenting(.alert(AlertWords(title: Text(title)) { AnyView(message) }), isPresented: isPresented) { actions }
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(.alert(AlertWords(title: Text(title))), isPresented: isPresented.whileGiven(data)) { actions }
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        return presenting(
            .alert(AlertWords(title: Text(title)) { AnyView(message) }), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting(.alert(AlertWords(title: title)), isPresented: isPresented) { actions }
    }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return presenting(.alert(AlertWords(title: title) { AnyView(message) }), isPresented: isPresented) { actions }
    }

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map(actions)
        return presenting(.alert(AlertWords(title: title)), isPresented: isPresented.whileGiven(data)) { actions }
    }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let (actions, message) = (data.map(actions), data.map(message))
        return presenting(
            .alert(AlertWords(title: title) { AnyView(message) }), isPresented: isPresented.whileGiven(data)
        ) { actions }
    }

    /// Presents an error in its own words.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        let words = AlertWords(title: Text(verbatim: error?.errorDescription ?? ""))
        return presenting(.alert(words), isPresented: isPresented.whileGiven(error)) { actions }
    }

    /// Presents an error in its own words, with a message.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let (actions, message) = (error.map(actions), error.map(message))
        let words = AlertWords(title: Text(verbatim: error?.errorDescription ?? "")) { AnyView(message) }
        return presenting(.alert(words), isPresented: isPresented.whileGiven(error)) { actions }
    }
}

extension Binding where Value == Bool {
    /// A binding that is false where the data are missing that are to be presented.
    func whileGiven<Data>(_ data: Data?) -> Binding<Bool> {
        guard data == nil else { return self }
        return .constant(false)
    }
}
