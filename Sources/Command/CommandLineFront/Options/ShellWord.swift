/// A word of a command line that is shown to be typed again.
enum ShellWord {
    /// The word as a POSIX shell takes it in one piece: in quotes where it holds more than plain characters.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./=:,+".contains($0)) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
