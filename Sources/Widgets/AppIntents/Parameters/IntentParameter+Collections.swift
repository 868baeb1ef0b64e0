extension IntentParameter where Value: _CollectingIntentValue {
    /// A parameter that collects a number of values.
    ///
    /// - Parameters:
    ///   - defaultValue: the values to begin with.
    ///   - size: the number of values.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: nil, options: nil,
            editing: IntentParameterEditing(size: size, inputConnection: inputConnectionBehavior))
    }

    /// Creates a parameter that collects a number of values that depends on the widget's family.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: nil, options: nil,
            editing: IntentParameterEditing(sizes: size, inputConnection: inputConnectionBehavior))
    }

    /// A parameter that collects a number of entities found by a query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: nil, options: query,
            editing: IntentParameterEditing(size: size, inputConnection: inputConnectionBehavior))
    }

    /// Creates a parameter that collects entities found by a query, in a number that depends on the widget's family.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: nil, options: query,
            editing: IntentParameterEditing(sizes: size, inputConnection: inputConnectionBehavior))
    }

    /// A parameter that collects a number of values among choices.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: nil,
            options: optionsProvider,
            editing: IntentParameterEditing(size: size, inputConnection: inputConnectionBehavior))
    }
}

/// A parameter's type that collects several values: an array, or an optional one.
public protocol _CollectingIntentValue: _IntentValue {}

extension Array: _CollectingIntentValue where Element: _IntentValue {}
extension Optional: _CollectingIntentValue where Wrapped: _CollectingIntentValue {}
