extension IntentParameter {
    /// - Parameters:
    ///   - title: the parameter's name.
    ///   - description: what it is for.
    ///   - defaultValue: the value until another is set.
    ///   - requestValueDialog: what the system says when it asks for a value.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: nil)
    }

    /// - Parameter optionsProvider: the choices to offer; see `init(title:description:default:requestValueDialog:)`.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: OptionsProvider
    ) where OptionsProvider.Result.ResultValue == Value.ValueType {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            options: optionsProvider)
    }
}
