/// Whole numbers.
extension IntentParameter where Value.ValueType == Int {
    /// The control in which a whole number is chosen.
    public enum IntControlStyle: String, Sendable { case field, stepper }

    /// A whole number.
    ///
    /// - Parameters:
    ///   - controlStyle: the control in which it is chosen.
    ///   - inclusiveRange: the least and the most that it may be.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.map { Double(min($0, $1))...Double(max($0, $1)) }
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(
                range: range, control: controlStyle.rawValue, inputConnection: inputConnectionBehavior))
    }
}

/// Numbers.
extension IntentParameter where Value.ValueType == Double {
    /// The control in which a number is chosen.
    public enum DoubleControlStyle: String, Sendable { case field, stepper, slider }

    /// A number; see the initialiser for whole ones.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: DoubleControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.map { min($0, $1)...max($0, $1) }
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(
                range: range, control: controlStyle.rawValue, inputConnection: inputConnectionBehavior))
    }
}

/// Boolean values.
extension IntentParameter where Value.ValueType == Bool {
    /// A Boolean value with names for its two states.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(stateNames: displayName, inputConnection: inputConnectionBehavior))
    }
}

/// Texts.
extension IntentParameter where Value.ValueType == String {
    /// A text with a way to type it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(inputOptions: inputOptions, inputConnection: inputConnectionBehavior))
    }
}

/// Dates.
extension IntentParameter where Value.ValueType == Date {
    /// The parts of a date that are requested.
    public enum DateKind: String, Sendable { case date, time, dateTime }

    /// A date, a time or both.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(dateKind: kind.rawValue, inputConnection: inputConnectionBehavior))
    }
}

/// Choices of a fixed set.
extension IntentParameter where Value.ValueType: AppEnum {
    /// Some of the cases of a fixed set.
    ///
    /// - Parameter supportedValues: the cases to offer.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: SupportedValues(values: supportedValues),
            editing: IntentParameterEditing(
                inputConnection: inputConnectionBehavior, requestDisambiguationDialog: requestDisambiguationDialog))
    }

    /// One of a fixed set, with words for when several fit.
    ///
    /// - Parameter requestDisambiguationDialog: the system's words when several choices match.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(
                inputConnection: inputConnectionBehavior, requestDisambiguationDialog: requestDisambiguationDialog))
    }
}

/// Things that an app knows.
extension IntentParameter where Value.ValueType: AppEntity {
    /// An entity, found by its type's own query, with words for when several fit.
    ///
    /// - Parameter requestDisambiguationDialog: the system's words when several choices match.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil,
            editing: IntentParameterEditing(
                inputConnection: inputConnectionBehavior, requestDisambiguationDialog: requestDisambiguationDialog))
    }
}

/// Choices that are known beforehand.
struct SupportedValues<Value: _IntentValue & Sendable>: DynamicOptionsProvider {
    let values: [Value]

    func results() async throws -> [Value] { values }
}
