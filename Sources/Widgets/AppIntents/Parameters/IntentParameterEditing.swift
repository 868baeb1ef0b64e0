/// The way in which the value of a parameter is requested: all settings of a parameter that only an editor uses.
package struct IntentParameterEditing: Sendable {
    /// The number of values in an array; `nil` for any number.
    package var size: IntentCollectionSize?
    /// The number of values in an array in widgets of a family.
    package var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
    /// The least and the most that a number may be.
    package var range: ClosedRange<Double>?
    /// The units of a measured value.
    package var units: MeasuredUnits?
    /// The name of the control: `field`, `stepper` or `slider`.
    package var control: String?
    /// The parts of a date that are requested: `date`, `time` or `dateTime`.
    package var dateKind: String?
    /// The names of the two states of a Boolean.
    package var stateNames: Bool.IntentDisplayName?
    package var inputOptions: String.IntentInputOptions?
    /// The types of files that may be chosen; empty for any.
    package var contentTypes: [String] = []
    /// The currencies of an amount, by their ISO 4217 codes; empty for all.
    package var currencyCodes: [String] = []
    /// The rule by which it takes over the result of the previous action.
    package var inputConnection = InputConnectionBehavior.default
    package var requestDisambiguationDialog: IntentDialog?
}

/// The units in which a measured value may be given.
///
/// `@unchecked Sendable`: units never change.
package struct MeasuredUnits: @unchecked Sendable {
    /// The unit of a number that is written without one.
    let own: Dimension
    let all: [(name: String, unit: Dimension)]
    /// True if the value is always in the own unit.
    let isFixed: Bool

    /// Returns the unit that words name, by its symbol or by its name in code; nil if none matches.
    func unit(named words: String) -> Dimension? {
        if words.isEmpty { return own }
        let lowered = words.lowercased()
        return all.first { $0.unit.symbol == words }?.unit
            // A foot's symbol is a prime, and micro's sign is on few keyboards: the names of the source will do, too.
            ?? all.first { $0.unit.symbol.lowercased() == lowered || $0.name.lowercased() == lowered }?.unit
    }
}

extension Bool {
    /// The names of the two states of a parameter.
    ///
    /// Source: Apple, AppIntents `Bool.IntentDisplayName`.
    public struct IntentDisplayName: Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension String {
    /// Options for typing a text.
    ///
    /// Source: Apple, AppIntents `String.IntentInputOptions`.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
        }

        public enum CapitalizationType: Sendable {
            case none, words, sentences, allCharacters
        }

        public let keyboardType: KeyboardType
        public let capitalizationType: CapitalizationType
        public let multiline: Bool
        public let autocorrect: Bool
        public let smartQuotes: Bool
        public let smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = true, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
