import Foundation

/// A Swift file, or a declaration of one, that is not part of a host, and why.
struct LeftOutFile: Codable, Equatable {
    /// The file, absolute.
    let path: String
    /// The left-out declaration, where the rest of the file is compiled.
    var part: Part?
    let reason: Reason

    /// A declaration that is left out of its file.
    struct Part: Codable, Equatable {
        /// `QuoteView.body`.
        let name: String
        /// The line on which it begins, from 1.
        let line: Int
        /// The stand-in for it; nil: nothing.
        let standIn: StandIn?
    }

    /// The stand-in for the body of a declaration.
    enum StandIn: String, Codable {
        /// A view that names the error.
        case card
        /// Views that name the errors, in place of the views in it that have them.
        case cards
        /// The function goes on without the statements that have errors.
        case skips
        /// The function does nothing.
        case idle
        /// The value is nil, or an empty collection.
        case lacking
        /// The function throws an error with the error's message.
        case throwing
        /// A call stops the caller, with the error's message.
        case stop
    }

    init(path: String, part: Part? = nil, reason: Reason) {
        (self.path, self.part, self.reason) = (path, part, reason)
    }

    enum Reason: Codable, Equatable {
        /// The user excluded it.
        case excluded(pattern: String)
        case tests(String)
        case unreadable(String)
        /// The file is part of the host; a class of this name stands in for one whose intent definition is elsewhere.
        case standIn(String)
        /// The file is part of the host; placeholders stand for assets that it names and no catalog has.
        case assets([String])
        /// The file is part of the host, but not drawn: no sample can be made of these, in words.
        case unsampled([String])
        /// The file or declaration does not compile; the first causes, as `place: message`.
        case errors(count: Int, first: [String])
        /// The file or declaration compiles only together with others that are left out.
        case needs([String])
    }

    /// True if pictures may show other than the code says: only a stop lets none be drawn.
    var altersPictures: Bool { part?.standIn.map { $0 != .stop } ?? false }

    /// True if it is a fault, so that the run did not do all it was asked to.
    var isFailure: Bool {
        switch reason {
        case .excluded, .tests, .standIn, .assets, .unsampled: false
        case .unreadable, .errors, .needs: true
        }
    }

    /// The message about a file that a project names and that does not exist.
    static let absence = "the file is missing"

    /// True if the file does not exist.
    var isGone: Bool { reason == .unreadable(Self.absence) }

    /// True if a line reports it alone: it names something that no other line does.
    var standsAlone: Bool {
        switch reason {
        case .unsampled, .assets: true
        case .excluded, .tests, .standIn, .unreadable, .errors, .needs: false
        }
    }

    /// The reason why a file is no test that can run here; nil for any other file.
    var testReason: String? { if case .tests(let why) = reason { why } else { nil } }

    /// Why, in words.
    var message: String {
        switch reason {
        case .excluded(let pattern): "--exclude \(pattern) leaves it out"
        case .tests(let why): "it is left out as a test: \(why)"
        case .standIn(let name):
            "the .intentdefinition file of \(name) is missing: a class without parameters is used instead"
        case .assets(let names):
            "no asset catalog among the sources has \(names.joined(separator: ", ")): placeholders are used instead"
        case .unsampled(let subjects):
            "no sample can be made of \(subjects.joined(separator: ", ")); a #Preview of yours shows \(subjects.count == 1 ? "it" : "them")"
        case .unreadable(let why): "it cannot be read: \(why)"
        case .errors(let count, _): "it does not compile (\(Amounts.count(count, "error")))\(instead)"
        case .needs(let names): "it needs \(names.joined(separator: ", ")), which is left out\(instead)"
        }
    }

    private var instead: String {
        switch part?.standIn {
        case .card?: "; a card is drawn instead"
        case .cards?: "; cards replace the views that fail"
        case .skips?: "; it goes on without the statements that fail"
        case .idle?: "; it does nothing"
        case .lacking?: "; it gives nil, or an empty collection"
        case .throwing?: "; it throws"
        case .stop?: "; its callers cannot be drawn"
        case nil: ""
        }
    }

    /// Returns it without the assets that a picture's diagnostics have reported; nil where nothing is left to report.
    ///
    /// - Parameter isTold: whether something with these words was reported.
    func withoutAssets(told isTold: (String) -> Bool) -> LeftOutFile? {
        guard case .assets(let names) = reason else { return self }
        let left = names.filter { name in !isTold(" named \"\(name.split(separator: " ").last ?? "")\"") }
        return left.isEmpty ? nil : LeftOutFile(path: path, part: part, reason: .assets(left))
    }

    /// The file, with the declaration where it is about one.
    var place: String { part.map { "\(path):\($0.line): \($0.name)" } ?? path }

    /// The line of the compiler's first error in the file, from 1; nil where the error is elsewhere.
    var firstErrorLine: Int? {
        guard let cause = causes.first, cause.hasPrefix("\(path):") else { return nil }
        return Int(cause.dropFirst(path.count + 1).prefix(while: \.isNumber))
    }

    /// The compiler's first words about it.
    var causes: [String] {
        if case .errors(_, let first) = reason { first } else { [] }
    }
}

extension LeftOutFile.Reason {
    /// Returns one reason for several: errors come before needs.
    static func all(of reasons: [Self]) -> Self {
        var (total, told, needed): (Int, [String], [String]) = (0, [], [])
        for reason in reasons {
            switch reason {
            case .errors(let count, let first):
                total += count
                told += first
            case .needs(let names): needed += names.filter { !needed.contains($0) }
            case .excluded, .tests, .unreadable, .standIn, .assets, .unsampled: break
            }
        }
        return total == 0 ? .needs(needed) : .errors(count: total, first: Array(told.prefix(CompilationRounds.toldErrors)))
    }
}
