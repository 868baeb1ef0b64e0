private enum StringTablesKey: EnvironmentKey {
    static var defaultValue: StringTables { .shared }
}

extension EnvironmentValues {
    /// The strings tables that contain translations.
    package var stringTables: StringTables {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }

    /// The values on which localized texts depend.
    var localizationContext: LocalizationContext {
        LocalizationContext(locale: locale, timeZone: timeZone, calendar: calendar, tables: stringTables)
    }
}
