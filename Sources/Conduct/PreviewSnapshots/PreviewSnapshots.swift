import SwiftUI

/// The states in which a view is previewed, and in which tests compare it.
///
/// Source: PreviewSnapshots.
public struct PreviewSnapshots<State> {
    /// A state with its name, which is unique in a collection.
    public struct Configuration {
        public let name: String
        public let state: State

        public init(name: String, state: State) { (self.name, self.state) = (name, state) }
    }

    public let configurations: [Configuration]
    /// Returns the view in a state.
    public let configure: (State) -> AnyView

    public init<V: View>(configurations: [Configuration], configure: @escaping (State) -> V) {
        (self.configurations, self.configure) = (configurations, { AnyView(configure($0)) })
    }

    /// Takes the names from the states.
    public init<V: View>(states: [State], configure: @escaping (State) -> V) where State: NamedPreviewState {
        self.init(states: states, name: \.name, configure: configure)
    }

    /// Takes the names from a property of the states.
    public init<V: View>(states: [State], name: KeyPath<State, String>, configure: @escaping (State) -> V) {
        self.init(configurations: states.map { Configuration(name: $0[keyPath: name], state: $0) }, configure: configure)
    }

    /// The previews of a provider, one for each configuration.
    public var previews: some View {
        ForEach(configurations, id: \.name) { configuration in
            configure(configuration.state).previewDisplayName(configuration.name)
        }
    }
}

/// A state that names its preview.
///
/// Source: PreviewSnapshots.
public protocol NamedPreviewState {
    var name: String { get }
}
