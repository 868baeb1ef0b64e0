import SwiftLexing

/// The conditions that hold in the `#if` lines of user code, as far as they are known before compiling: those of a preview on
/// the system that the code is for.
struct CompilationConditions {
    /// The modules that can be imported.
    var modules: Set<String>
    /// The custom conditions that are set; `DEBUG` always is.
    var flags: Set<String> = []
    /// The system that the code is for.
    var platform = TargetPlatform.iOS

    /// Returns the value of a condition's tokens. Conditions that cannot be known, such as `hasFeature(Name)`, count as true.
    func holds(_ tokens: ArraySlice<SwiftToken>) -> Bool {
        var parser = Parser(tokens: tokens, conditions: self)
        return parser.alternative()
    }

    fileprivate func value(of name: String, argument: ArraySlice<SwiftToken>?) -> Bool {
        let first = argument?.first?.word ?? ""
        switch (name, argument) {
        case ("true", nil): return true
        case ("false", nil): return false
        case ("DEBUG", nil): return true
        case (_, nil): return flags.contains(name)
        case ("os", _): return platform.isNamed(first)
        case ("canImport", _): return modules.contains(first) && platform.has(first)
        case ("targetEnvironment", _): return first == "simulator" && platform.hasSimulator
        case ("arch", _): return first == "arm64" || first == "x86_64"
        case ("compiler", let argument?): return Self.isCompiler(argument)
        // The version of the language depends on the module's mode; one that the compiler does not know is none of them.
        case ("swift", let argument?): return argument.first?.kind == .mark("<") || Self.isCompiler(argument)
        case ("hasFeature", _), ("hasAttribute", _), ("_runtime", _): return true
        default: return false
        }
    }

    /// The version of the compiler, which compiles this program as well as user code.
    private static let compilerVersion: [Int] = {
        #if compiler(>=6.6)
            [6, 6]
        #elseif compiler(>=6.5)
            [6, 5]
        #elseif compiler(>=6.4)
            [6, 4]
        #else
            [6, 3]
        #endif
    }()

    /// Returns the value of `>=6.4` or `<6.4` for the compiler; its patches are not told apart.
    private static func isCompiler(_ argument: ArraySlice<SwiftToken>) -> Bool {
        var text = ""
        for token in argument {
            if case .mark(let mark) = token.kind { text.append(mark) } else { text += token.word ?? "" }
        }
        let wanted = text.drop { $0 == ">" || $0 == "=" || $0 == "<" }.split(separator: ".").map { Int($0) ?? 0 }
        guard !wanted.isEmpty else { return true }
        let isReached = !compilerVersion.lexicographicallyPrecedes(Array(wanted.prefix(2)))
        return text.hasPrefix("<") ? !isReached : isReached
    }

    /// A recursive descent through `||`, `&&`, `!` and parentheses.
    ///
    /// Source: The Swift Programming Language, "Conditional Compilation Block".
    private struct Parser {
        var tokens: ArraySlice<SwiftToken>
        let conditions: CompilationConditions

        /// The most parentheses in each other; deeper conditions are as those that cannot be known.
        private static let deepest = 100

        mutating func alternative(depth: Int = 0) -> Bool {
            var value = conjunction(depth)
            while take("|") {
                _ = take("|")
                let other = conjunction(depth)
                value = value || other
            }
            return value
        }

        private mutating func conjunction(_ depth: Int) -> Bool {
            var value = negation(depth)
            while take("&") {
                _ = take("&")
                let other = negation(depth)
                value = value && other
            }
            return value
        }

        private mutating func negation(_ depth: Int) -> Bool {
            var isNegated = false
            while take("!") { isNegated.toggle() }
            return operand(depth) != isNegated
        }

        private mutating func operand(_ depth: Int) -> Bool {
            if depth > Self.deepest {
                tokens = []
                return true
            }
            if take("(") {
                let value = alternative(depth: depth + 1)
                _ = take(")")
                return value
            }
            guard let word = tokens.popFirst()?.word else { return true }
            guard let open = tokens.first, open.kind == .mark("(") else { return conditions.value(of: word, argument: nil) }
            tokens.removeFirst()
            let end = tokens.firstIndex { $0.kind == .mark(")") && $0.depth <= open.depth } ?? tokens.endIndex
            let argument = tokens[tokens.startIndex..<end]
            tokens = tokens[min(end + 1, tokens.endIndex)...]
            return conditions.value(of: word, argument: argument)
        }

        private mutating func take(_ mark: Character) -> Bool {
            guard tokens.first?.kind == .mark(mark) else { return false }
            tokens.removeFirst()
            return true
        }
    }
}
