/// Finds the macro's `#` and where its arguments begin.
///
/// The compiler hands over the whole declaration: the blank space before it, attributes such as `@available(…)`,
/// comments among them, then `#Preview` and its arguments. Everything behind the macro's name is the arguments, as
/// written.
struct InvocationScanner {
    private var rest: Substring.UnicodeScalarView

    /// A use of the macro.
    struct Invocation: Equatable {
        /// What stands before the `#`.
        let prefix: String
        /// What stands after the macro's name.
        let arguments: String
    }

    /// The use of `#Preview` (or `#SwiftUI.Preview`) in a declaration's source, or nil when there is no such thing
    /// outside attributes, comments and string literals.
    static func invocation(in source: String) -> Invocation? {
        var scanner = InvocationScanner(rest: Substring(source).unicodeScalars)
        guard let hash = scanner.scan() else { return nil }
        return Invocation(prefix: String(source[..<hash]), arguments: String(Substring(scanner.rest)))
    }

    /// Advances behind the macro's name and returns where its `#` stands.
    private mutating func scan() -> String.Index? {
        while let scalar = rest.first {
            if skipComment() || skipString() { continue }
            let hash = rest.startIndex
            rest.removeFirst()
            if scalar == "#", takeName() { return hash }
        }
        return nil
    }

    /// Takes `Preview` or `Module.Preview` when that comes next.
    private mutating func takeName() -> Bool {
        let mark = rest
        var name = takeIdentifier()
        while rest.first == "." {
            rest.removeFirst()
            name = takeIdentifier()
        }
        if name == "Preview" { return true }
        rest = mark
        return false
    }

    private mutating func takeIdentifier() -> String {
        let identifier = rest.prefix { $0 == "_" || $0.properties.isXIDContinue }
        rest.removeFirst(identifier.count)
        return String(identifier)
    }

    /// Skips a line comment, or a block comment with those nested in it.
    private mutating func skipComment() -> Bool {
        if rest.starts(with: "//".unicodeScalars) {
            rest = rest.drop { $0 != "\n" && $0 != "\r" }
            return true
        }
        guard rest.starts(with: "/*".unicodeScalars) else { return false }
        var depth = 0
        repeat {
            if rest.starts(with: "/*".unicodeScalars) {
                depth += 1
                rest.removeFirst(2)
            } else if rest.starts(with: "*/".unicodeScalars) {
                depth -= 1
                rest.removeFirst(2)
            } else {
                rest.removeFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return true
    }

    /// Skips a plain string literal in an attribute, such as the message of `@available`.
    private mutating func skipString() -> Bool {
        guard rest.first == "\"" else { return false }
        rest.removeFirst()
        while let scalar = rest.first {
            rest.removeFirst()
            if scalar == "\"" { break }
            if scalar == "\\", !rest.isEmpty { rest.removeFirst() }
        }
        return true
    }
}
