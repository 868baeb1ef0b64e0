import Foundation

/// A Swift file that is not part of a host, and why.
struct LeftOutFile: Codable, Equatable {
    /// Absolute.
    let path: String
    let reason: Reason

    enum Reason: Codable, Equatable {
        /// The user said so.
        case excluded(pattern: String)
        case tests(String)
        case unreadable(String)
        /// It is part of the host; a class of this name stands in for one whose intent definition is elsewhere.
        case standIn(String)
        /// It is part of the host; placeholders stand for assets that it names and no catalog has.
        case assets([String])
        /// It does not compile; the first causes, as `place: message`.
        case errors(count: Int, first: [String])
        /// It compiles only together with files that are left out.
        case needs([String])
    }

    /// Whether something is wrong with it, so that the run did not do all it was asked to.
    var isFailure: Bool {
        switch reason {
        case .excluded, .tests, .standIn, .assets: false
        case .unreadable, .errors, .needs: true
        }
    }

    /// Why, in words.
    var message: String {
        switch reason {
        case .excluded(let pattern): "--exclude \(pattern) leaves it out"
        case .tests(let why): "it is left out as a test: \(why)"
        case .standIn(let name):
            "the .intentdefinition file of \(name) is not among the sources: a class without parameters stands in for it"
        case .assets(let names):
            "no asset catalog among the sources has \(names.joined(separator: ", ")): placeholders stand for what is named so"
        case .unreadable(let why): "it cannot be read: \(why)"
        case .errors(let count, _): "it does not compile (\(Messages.count(count, "error")))"
        case .needs(let names): "it needs \(names.joined(separator: ", ")), which is left out"
        }
    }

    /// The compiler's first words about it.
    var causes: [String] {
        if case .errors(_, let first) = reason { first } else { [] }
    }
}
