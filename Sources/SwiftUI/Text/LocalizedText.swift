/// A key and where it is looked up.
struct LocalizedText: Equatable {
    let key: LocalizedStringKey
    /// The name of the table, without ending; `nil` for `Localizable`.
    var table: String?
    /// The path of the bundle; `nil` for the main one.
    var bundle: String?

    /// The pieces of the translation, or of the key where there is none, by their emphasis.
    func runs(in context: LocalizationContext) -> [LocalizedRun] { LocalizedRun.runs(of: pieces(in: context)) }

    private func pieces(in context: LocalizationContext) -> [LocalizedFormat.Piece] {
        let found = context.tables.translation(of: key.key, table: table, bundle: bundle, locale: context.locale)
        let translation = found?.translation ?? Translation(format: key.key)
        // Without values nothing is a specifier: "100 %" stays as it is.
        if key.arguments.isEmpty, translation.variables.isEmpty { return [.literal(translation.format)] }
        return LocalizedFormat(translation, language: found?.language ?? "en")
            .pieces(numbers: key.arguments.map(\.number))
    }
}
