import HostProtocol
import SwiftLexing

/// The lists of XCTest's tests in a suite: Linux has no runtime that finds the methods of a class.
///
/// A list stands behind the text of the file that declares the classes, where their private names are known. Methods that are not
/// `async` are called on the main actor, as on Apple's systems, whatever their isolation. Swift Testing finds its own tests.
struct SuiteLists {
    /// The name of the program's module.
    static let program = "ZoetropeSuite"

    /// The list of one file.
    struct List: Equatable {
        /// The name of the function that returns it.
        let function: String
        /// The text behind that of the file.
        let text: String
        /// The path of the text in the compiler's messages.
        let path: String
        /// The number of its tests.
        let count: Int
    }

    /// A class as far as tests need to know it.
    private struct Class {
        /// The name of its superclass, or of a protocol.
        var base: String?
        var tests: [Test] = []
        /// The file that declares it; nil where only an extension is known.
        var path: String?
        var isGeneric = false
    }

    /// A class whose tests are listed.
    private struct Suite {
        let name: String
        let tests: [Test]
        /// True if the previews of the program are tests of it.
        let showsPreviews: Bool
    }

    private struct Test: Equatable {
        let name: String
        let isAsync: Bool
    }

    /// The classes of the modules that are compiled, by their names.
    private var known: [String: Class] = [:]
    /// The functions of the lists, with the modules to import for them.
    private(set) var functions: [(name: String, module: String)] = []
    /// The files whose lists do not compile, absolute.
    private var refused: Set<String> = []

    /// The classes that tests inherit from outside of the sources: XCTest's, and those of ours whose tests are previews.
    private static let roots: Set<String> = ["XCTestCase", "SnapshotTest", "PreviewLayoutTest"]

    // MARK: Lists

    /// Returns the lists of a module's files by their paths.
    ///
    /// - Parameter texts: the texts that are compiled, by the paths of the files.
    func lists(of texts: [String: String], of module: HostModule, where conditions: CompilationConditions) -> [String: List] {
        let classes = Self.classes(in: texts, where: conditions).merging(known) { own, _ in own }
        let paths = texts.keys.sorted()
        var lists: [String: List] = [:]
        for (index, path) in paths.enumerated() where !refused.contains(path) {
            let own = classes.filter { $0.value.path == path && !$0.value.isGeneric }.keys.sorted()
            let suites = own.compactMap { name in
                Self.root(of: name, in: classes).map { root in
                    Suite(name: name, tests: Self.tests(of: name, in: classes), showsPreviews: root != "XCTestCase")
                }
            }.filter { !$0.tests.isEmpty || $0.showsPreviews }
            guard !suites.isEmpty else { continue }
            let function = "_zoetropeTests_\(module.compiledName)_\(index)"
            let place = "\(path.dropLast(".swift".count)).tests.swift"
            lists[path] = List(
                function: function, text: Self.text(of: suites, function: function, path: place), path: place,
                count: suites.reduce(0) { $0 + $1.tests.count })
        }
        return lists
    }

    /// Takes in a module that is compiled.
    mutating func add(
        _ texts: [String: String], lists: [String: List], of module: HostModule, where conditions: CompilationConditions
    ) {
        known.merge(Self.classes(in: texts, where: conditions)) { first, _ in first }
        functions += lists.sorted { $0.key < $1.key }.map { ($0.value.function, module.compiledName) }
    }

    /// Takes back the lists that do not compile, and returns their files with the reasons; empty where none is at fault.
    mutating func refuse(_ lines: [String], of lists: [String: List]) -> [LeftOutFile] {
        let errors = CompilerDiagnostic.errors(in: lines) { path in lists.values.contains { $0.path == path } }
        return lists.sorted { $0.key < $1.key }.compactMap { path, list in
            let own = errors.filter { $0.path == list.path }
            guard let first = own.first else { return nil }
            refused.insert(path)
            return LeftOutFile(path: path, reason: .errors(count: own.count, first: ["its tests cannot be called: \(first.message)"]))
        }
    }

    private static func text(of suites: [Suite], function: String, path: String) -> String {
        let folder = FilePath.folder(of: path) + "/__Snapshots__"
        var lines = ["", "#sourceLocation(file: \(SwiftLiteral.quoted(path)), line: 1)", "import XCTest"]
        lines.append("@MainActor public func \(function)() -> [XCTestCaseEntry] {")
        lines.append("    var entries: [XCTestCaseEntry] = []")
        for (index, suite) in suites.enumerated() {
            lines.append("    var tests\(index): [(Swift.String, (\(suite.name)) -> () throws -> Swift.Void)] = []")
            for test in suite.tests {
                let call =
                    test.isAsync
                    ? "asyncTest { (test: \(suite.name)) in { try await test.\(test.name)() } }"
                    : "{ test in { nonisolated(unsafe) let test = test; try MainActor.assumeIsolated { try test.\(test.name)() } } }"
                lines.append("    tests\(index).append((\"\(test.name)\", \(call)))")
            }
            if suite.showsPreviews {
                let goldens = SwiftLiteral.quoted("\(folder)/\(suite.name)")
                lines.append("    tests\(index) += \(suite.name)._previewTests(goldens: \(goldens)).map { ($0.0, $0.1) }")
            }
            lines.append("    entries.append(testCase(tests\(index)))")
        }
        return (lines + ["    return entries", "}", "#sourceLocation()", ""]).joined(separator: "\n")
    }

    /// The text of the program.
    var programText: String {
        let modules = Set(functions.map(\.module)).sorted().map { "import \($0)" }
        let entries = functions.map { "        entries += \($0.name)()" }
        return """
            import TestHost
            import XCTest
            \(modules.joined(separator: "\n"))

            @main struct Suite {
                @MainActor static func main() async {
                    var entries: [XCTestCaseEntry] = []
            \(entries.joined(separator: "\n"))
                    await TestHost.main(entries)
                }
            }

            """
    }

    // MARK: Classes

    /// Returns the class outside of the sources that a class of tests inherits from; nil for a class without tests.
    private static func root(of name: String, in classes: [String: Class]) -> String? {
        var (next, seen): (String?, Set<String>) = (name, [])
        while let current = next, seen.insert(current).inserted {
            if roots.contains(current), classes[current] == nil { return current }
            next = classes[current]?.base
        }
        return nil
    }

    /// Returns the tests of a class and of those that it inherits from, its own first.
    private static func tests(of name: String, in classes: [String: Class]) -> [Test] {
        var (next, seen, tests): (String?, Set<String>, [Test]) = (name, [], [])
        while let current = next, seen.insert(current).inserted, let found = classes[current] {
            tests += found.tests.filter { test in !tests.contains { $0.name == test.name } }
            next = found.base
        }
        return tests
    }

    private static func classes(in texts: [String: String], where conditions: CompilationConditions) -> [String: Class] {
        var classes: [String: Class] = [:]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let tokens = SwiftSource(text, where: conditions).activeTokens
            add(DeclarationReader.declarations(in: tokens), around: "", of: path, to: &classes)
        }
        return classes
    }

    private static func add(_ declarations: [SourceDeclaration], around outer: String, of path: String, to classes: inout [String: Class]) {
        for declaration in declarations {
            let name = outer + declaration.name
            switch declaration.kind {
            case .type(.classType):
                classes[name, default: Class()].base = declaration.inherited.first?.lastName
                classes[name, default: Class()].path = path
                classes[name, default: Class()].isGeneric = !declaration.generics.isEmpty
                classes[name, default: Class()].tests += tests(in: declaration)
            case .typeExtension:
                let found = tests(in: declaration)
                if !found.isEmpty { classes[name, default: Class()].tests += found }
            case .type: break
            default: continue
            }
            add(declaration.members, around: "\(name).", of: path, to: &classes)
        }
    }

    private static func tests(in declaration: SourceDeclaration) -> [Test] {
        if declaration.isHidden, case .typeExtension = declaration.kind { return [] }
        return declaration.members.compactMap { member in
            guard case .function(let head) = member.kind, member.name.hasPrefix("test"), head.parameters.isEmpty, head.generics.isEmpty,
                head.result == .void || head.result == .name("Void"), !member.isStatic, !member.isHidden
            else { return nil }
            return Test(name: member.name, isAsync: head.isAsync)
        }
    }
}
