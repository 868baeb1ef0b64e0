extension IntentParameter {
    /// A parameter that has no value until one is set, or `nil` if its type is optional.
    ///
    /// - Parameters:
    ///   - title: the parameter's name.
    ///   - description: the purpose of the parameter.
    ///   - requestValueDialog: the system's words when it requests a value.
    ///   - inputConnectionBehavior: whether it takes over the result of the action before it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog, options: nil,
            editing: IntentParameterEditing(inputConnection: inputConnectionBehavior))
    }

    /// A parameter that the schema of its intent names.
    public convenience init(
        description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: "", description: description, requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A parameter with a value to begin with; see `init(title:description:requestValueDialog:inputConnectionBehavior:)`.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: .some(defaultValue),
            requestValueDialog: requestValueDialog, options: nil,
            editing: IntentParameterEditing(inputConnection: inputConnectionBehavior))
    }

    /// A parameter with choices; see `init(title:description:requestValueDialog:inputConnectionBehavior:)`.
    ///
    /// - Parameters:
    ///   - requestDisambiguationDialog: the system's words when several choices match.
    ///   - optionsProvider: the choices to offer.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog,
            options: optionsProvider,
            editing: IntentParameterEditing(
                inputConnection: inputConnectionBehavior, requestDisambiguationDialog: requestDisambiguationDialog))
    }

    /// A parameter with choices and a value to begin with.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: .some(defaultValue),
            requestValueDialog: requestValueDialog, options: optionsProvider,
            editing: IntentParameterEditing(
                inputConnection: inputConnectionBehavior, requestDisambiguationDialog: requestDisambiguationDialog))
    }

    /// An entity, or several, to be found by a query of the parameter's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: query)
    }

    /// An entity to begin with, and a query that finds others.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: query)
    }
}
