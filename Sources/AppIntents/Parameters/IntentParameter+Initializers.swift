extension IntentParameter {
    /// A parameter that has no value until one is set, or `nil` if its type is optional.
    ///
    /// - Parameters:
    ///   - title: the parameter's name.
    ///   - description: what it is for.
    ///   - requestValueDialog: what the system says when it asks for a value.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog, options: nil)
    }

    /// A parameter with a value to begin with; see `init(title:description:requestValueDialog:)`.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            title: title, description: description, default: .some(defaultValue),
            requestValueDialog: requestValueDialog, options: nil)
    }

    /// A parameter with choices; see `init(title:description:requestValueDialog:)`.
    ///
    /// - Parameter optionsProvider: the choices to offer.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog,
            options: optionsProvider)
    }

    /// A parameter with choices and a value to begin with; see `init(title:description:requestValueDialog:)`.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: .some(defaultValue),
            requestValueDialog: requestValueDialog, options: optionsProvider)
    }
}
