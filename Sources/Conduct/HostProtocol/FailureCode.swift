/// The kind of a failure, as a word that scripts can compare.
package enum FailureCode: String, Codable, CaseIterable, Sendable {
    /// A preview threw an error, has nothing to draw, or never settles.
    case evaluation
    /// A preview's code stopped the process.
    case trap
    /// A preview took too long.
    case timeout
    /// A part of the code does not compile.
    case compile
    /// A file or folder cannot be read or written.
    case file
    /// An option names something that no preview has.
    case option
    /// A test failed.
    case test
    /// The run could not begin or go on.
    case run
}
