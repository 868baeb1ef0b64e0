import ArgumentParser

/// The argument of `--at`.
enum Instants {
    /// The numbers in a list with commas: seconds, 0 or more.
    static func list(_ argument: String) throws -> [Double] {
        try argument.split(separator: ",", omittingEmptySubsequences: false).map { text in
            guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
                throw ValidationError("'\(text)' is not a time; --at takes seconds, 0 or more, separated by commas")
            }
            return seconds
        }
    }
}
