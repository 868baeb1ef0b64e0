/// A file of arguments that the compiler's driver and the linkers read in the place of `@path`, one argument a line.
///
/// Source: swift-driver, `tokenizeResponseFileLine`; LLVM, `TokenizeGNUCommandLine`: both split at line ends first, so that no argument
/// can hold one, and read a backslash in quotation marks as a sign that the next character stands for itself.
enum ArgumentFile {
    /// - Throws: ``FrontFailure/unreadable(path:reason:)`` for an argument with a line break.
    static func text(of arguments: [String]) throws -> String {
        try arguments.map { argument in
            if FileName.hasControls(argument) {
                throw FrontFailure.unreadable(path: FileName.printable(argument), reason: FileName.controlsReason)
            }
            // The driver drops apostrophes, too, between quotation marks.
            let escaped = ["\\", "\"", "'"].reduce(argument) { $0.replacing($1, with: "\\\($1)") }
            return "\"\(escaped)\"\n"
        }.joined()
    }

    /// Returns the arguments of a list that the package manager wrote: those with other characters than a shell's are in quotation marks.
    static func shellWords(ofLines text: String) -> [String] {
        text.split(separator: "\n").map { line in
            guard line.count > 1, line.hasPrefix("'"), line.hasSuffix("'") else { return String(line) }
            return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
        }
    }
}
