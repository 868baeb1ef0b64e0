/// The reason why a table of translations cannot be read.
///
/// The path is that of the file as it was given; the description ends with a remedy.
package struct StringTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of fault.
    package enum Fault: Hashable, Sendable {
        /// The bytes are not text in any encoding that tables may have.
        case notText
        /// A missing part, which the string names; lines count from 1.
        case expected(String, line: Int)
        /// A quotation or comment without an end, and the line in which it begins.
        case unclosed(String, line: Int)
        /// The property list or JSON cannot be read, for the reason that its reader gives.
        case malformed(String)
        /// The entry of a key is not of the kind that the string describes.
        case entry(key: String, String)
    }

    package let path: String
    package let fault: Fault

    package var description: String { "The strings table \(path) is left out: \(reason)" }

    private var reason: String {
        switch fault {
        case .notText:
            "it is neither UTF-8 nor UTF-16. Save it as UTF-8."
        case .expected(let what, let line):
            "\(what) is missing in line \(line). Entries look like \"key\" = \"value\";"
        case .unclosed(let what, let line):
            "\(what) that begins in line \(line) is not closed. Close it; quotation marks in a text are written \\\"."
        case .malformed(let reason):
            "\(reason). Open the file in an editor for its format and correct it there."
        case .entry(let key, let expectation):
            "the entry \"\(key)\" \(expectation)."
        }
    }
}
