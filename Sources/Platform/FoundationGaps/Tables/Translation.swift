/// The entry of a table for a key: a format, with the variables that it names.
package struct Translation: Sendable, Equatable {
    /// A text with specifiers for values, such as `%1$lld`, and places for variables, such as `%#@cups@`.
    package var format: String
    /// The variables by name.
    package var variables: [String: Variable] = [:]

    package init(format: String, variables: [String: Variable] = [:]) {
        self.format = format
        self.variables = variables
    }

    /// A part of a translation that a number decides.
    package struct Variable: Sendable, Equatable {
        /// The position of the number among the values, from 1; by default that of the variable's place.
        package var argument: Int?
        /// Formats by category. They may name values and other variables in turn.
        package var forms: [PluralCategory: String]

        package init(argument: Int? = nil, forms: [PluralCategory: String]) {
            self.argument = argument
            self.forms = forms
        }

        /// Returns the form for a number. A form for zero takes precedence over the language's own category, as on Apple's systems.
        func form(for number: Double, language: String) -> String? {
            if number == 0, let form = forms[.zero] { return form }
            return forms[PluralCategory(of: number, language: language)] ?? forms[.other]
        }
    }

    /// The name of the variable that covers a whole text in several plural forms.
    static let whole = ""
    /// The format of a text that is such a variable.
    static let wholeFormat = "%#@@"
}
