/// A state property that a scripted hand can find by name and set.
@MainActor
protocol NamedState: AnyObject {
    var description: NamedStateDescription { get }

    /// Sets the value written in text. Returns false if the text is not a value of the type.
    func take(words: String, _ transaction: Transaction) -> Bool

    /// Sets a value of the state's type, or of one with the same spelling, as 1 for 1.0. Returns false for any other value.
    func take(_ value: Any, _ transaction: Transaction) -> Bool
}

/// The name and type of a state property, and the view that declares it.
package struct NamedStateDescription: Sendable, Hashable {
    /// The type of the view that declares it.
    package var view: String
    package var name: String
    package var type: String

    /// The view's type without its generic arguments.
    private var owner: Substring { view.prefix { $0 != "<" } }

    /// The listed form: `Card.isOpen (Bool)`. The properties of a preview belong to no named view.
    package var words: String { "\(view == "Previewed" ? "" : "\(owner).")\(name) (\(type))" }

    /// Returns whether a name refers to the property: `isOpen`, or `Card.isOpen`.
    package func isCalled(_ word: String) -> Bool { word == name || word == "\(owner).\(name)" }
}

/// A state property, held weakly for as long as a view has it.
struct StateReference {
    weak var state: (any NamedState)?
}

/// The reason why a state property was not set.
package enum StateFault: Error, Equatable {
    case unknown(known: [String])
    case unlike(type: String)
}

/// The value of a state property, as given by a scripted hand.
package enum StateValue: Sendable, Equatable, CustomStringConvertible {
    case words(String)
    case value(any Sendable)

    package static func == (first: StateValue, second: StateValue) -> Bool {
        switch (first, second) {
        case (.words(let first), .words(let second)): first == second
        case (.value(let first), .value(let second)): type(of: first) == type(of: second) && "\(first)" == "\(second)"
        case (.words, .value), (.value, .words): false
        }
    }

    package var description: String {
        switch self {
        case .words(let words): words
        case .value(let value): "\(value)"
        }
    }
}

extension ViewTree {
    /// Sets the state property with a name, in the outermost view that has one, as an event at a moment.
    ///
    /// - Throws: `StateFault`, or the error of an update.
    package func setState(_ name: String, to value: StateValue, _ transaction: Transaction, at time: Double) throws {
        try advance(to: time)
        let states = evaluation.states.compactMap(\.state)
        guard let state = states.first(where: { $0.description.isCalled(name) }) else {
            var known: [String] = []
            for words in states.map(\.description.words) where !known.contains(words) { known.append(words) }
            throw StateFault.unknown(known: known)
        }
        var isTaken = false
        try perform(at: time) {
            isTaken =
                switch value {
                case .words(let words): state.take(words: words, transaction)
                case .value(let value): state.take(value, transaction)
                }
        }
        if !isTaken { throw StateFault.unlike(type: state.description.type) }
    }
}
