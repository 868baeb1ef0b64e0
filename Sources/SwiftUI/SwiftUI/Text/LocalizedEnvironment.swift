private enum StringTablesKey: EnvironmentKey {
    static var defaultValue: StringTables { .shared }
}

extension EnvironmentValues {
    /// Where translations are.
    package var stringTables: StringTables {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }

    /// What localized texts depend on.
    var localizationContext: LocalizationContext {
        LocalizationContext(locale: locale, timeZone: timeZone, calendar: calendar, tables: stringTables)
    }
}
