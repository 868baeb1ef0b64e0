/// A value that a person gives a parameter of a widget or control, in words.
package struct ParameterWish: Hashable, Sendable {
    /// The type or kind of the widget or control; `nil` for all that have such a parameter.
    package var owner: String?
    /// The name of the parameter's property, or its title.
    package var name: String
    package var words: String

    package init(owner: String? = nil, name: String, words: String) {
        (self.owner, self.name, self.words) = (owner, name, words)
    }
}

extension AppIntent {
    /// Returns an intent as the system hands it to a widget: with the values that people chose, and with defaults for the others.
    ///
    /// - Parameter wishes: the chosen values; those whose names match no parameter are ignored.
    /// - Throws: `IntentParameterError`: `unset` for a parameter that requires a value and has none.
    package static func configured(by wishes: [ParameterWish]) async throws -> Self {
        let intent = Self()
        for (name, parameter) in intent.parameters {
            let title = parameter.title.key
            if let wish = wishes.last(where: { $0.name == name || $0.name == title }) {
                try await parameter.take(wish.words, named: name, of: "\(Self.self)")
            } else {
                await parameter.takeDefault()
            }
        }
        try intent.requireParameters()
        return intent
    }
}
