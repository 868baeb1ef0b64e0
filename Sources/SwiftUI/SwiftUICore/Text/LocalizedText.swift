/// A key with the table and bundle in which it is looked up.
struct LocalizedText: Equatable {
    let key: LocalizedStringKey
    /// The name of the table, without extension; `nil` for `Localizable`.
    var table: String?
    /// The path of the bundle; `nil` for the main one.
    var bundle: String?

    /// Returns the runs of the translation, or of the key if there is none, split by emphasis.
    func runs(in context: LocalizationContext) -> [LocalizedRun] {
        let found = context.tables.translation(of: key.key, table: table, bundle: bundle, locale: context.locale)
        let translation = found?.translation ?? Translation(format: key.key)
        let language = found?.language ?? "en"
        // Without values there are no specifiers: "100 %" stays as it is.
        if key.arguments.isEmpty, translation.variables.isEmpty {
            return LocalizedRun.runs(of: [.literal(translation.format)])
        }
        let numbers = key.arguments.map(\.number)
        let runs = LocalizedRun.runs(of: LocalizedFormat(translation, language: language).pieces(numbers: numbers))
        return LocalizedRun.agreeing(runs, numbers: numbers, language: language) { index in
            guard case .value(.text(let text)) = key.arguments[index] else { return nil }
            return text
        }
    }
}
