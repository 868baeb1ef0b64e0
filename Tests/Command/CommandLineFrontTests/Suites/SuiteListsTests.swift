import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The lists of XCTest's tests") struct SuiteListsTests {
    private let module = HostModule(name: "AppTests", files: [], isSuite: true)
    private let conditions = CompilationConditions(modules: ["XCTest"])

    private func tests(in files: [String: String]) -> [String: [String]] {
        let lists = SuiteLists().lists(of: files, of: module, where: conditions)
        return lists.mapValues { list in
            list.text.split(separator: "\n").compactMap { line in
                guard let start = line.range(of: "append((\""), let end = line.range(of: "\", ") else { return nil }
                return String(line[start.upperBound..<end.lowerBound]) + (line.contains("asyncTest") ? " later" : "")
            }
        }
    }

    @Test("Methods of a class and its extensions are tests, and private, static or other methods are not")
    func methods() {
        let files = [
            "A.swift": """
            import XCTest
            @MainActor final class CardTests: XCTestCase {
                func testCard() {}
                func testLater() async throws {}
                func testThrows() throws {}
                private func testPrivate() {}
                static func testStatic() {}
                func testOf(_ value: Int) {}
                func testResult() -> Int { 0 }
                func helper() {}
            }
            class Other { func testNothing() {} }
            """,
            "B.swift": "extension CardTests { func testMore() {} }\nprivate extension CardTests { func testHidden() {} }",
        ]
        expect(tests(in: files), equals: ["A.swift": ["testCard", "testLater later", "testThrows", "testMore"]])
    }

    @Test("A class has the tests that it inherits, and a class in a branch that is not compiled is none")
    func inheritance() {
        let files = [
            "Base.swift": "class Base: XCTestCase { func testBase() {} }",
            "Own.swift": """
            #if os(iOS)
            final class Own: Base { func testOwn() {} }
            #else
            final class Elsewhere: Base {}
            #endif
            enum Space { final class Inner: Base {} }
            """,
        ]
        expect(tests(in: files), equals: ["Base.swift": ["testBase"], "Own.swift": ["testOwn", "testBase", "testBase"]])
    }

    @Test("A class whose tests are previews has a list without tests of its own") func previews() {
        let files = ["/a/P.swift": "final class P: SnapshotTest {}", "/a/Own.swift": "class SnapshotTest {}\nclass No: SnapshotTest {}"]
        let lists = SuiteLists().lists(of: ["/a/P.swift": files["/a/P.swift", default: ""]], of: module, where: conditions)
        let call = "tests0 += P._previewTests(goldens: \"/a/__Snapshots__/P\")"
        expect(lists["/a/P.swift"]?.text.contains(call), equals: true)
        // A class of the user's with that name is no class of tests.
        expect(SuiteLists().lists(of: files, of: module, where: conditions).isEmpty, equals: true)
    }

    @Test("A class of another module passes its tests on")
    func otherModules() {
        var lists = SuiteLists()
        let support = HostModule(name: "Support", files: [])
        lists.add(["Base.swift": "open class Base: XCTestCase { open func testBase() {} }"], lists: [:], of: support, where: conditions)
        let found = lists.lists(of: ["Own.swift": "final class Own: Base {}"], of: module, where: conditions)
        expect(found["Own.swift"]?.count, equals: 1)
    }

    @Test("The list of a file that does not compile is taken back, and no other")
    func refusal() {
        var lists = SuiteLists()
        let files = ["/a/A.swift": "class A: XCTestCase { func testA() {} }", "/a/B.swift": "class B: XCTestCase { func testB() {} }"]
        let made = lists.lists(of: files, of: module, where: conditions)
        expect(made.count, equals: 2)
        expect(lists.refuse(["/a/A.swift:1:1: error: no"], of: made), equals: [])
        expect(lists.refuse(["/a/A.tests.swift:6:1: error: no"], of: made).map(\.path), equals: ["/a/A.swift"])
        expect(lists.lists(of: files, of: module, where: conditions).keys.sorted(), equals: ["/a/B.swift"])
    }

    @Test("The program runs the lists of all modules") func program() {
        var lists = SuiteLists()
        let files = ["/a/A.swift": "class A: XCTestCase { func testA() {} }"]
        lists.add(files, lists: lists.lists(of: files, of: module, where: conditions), of: module, where: conditions)
        #expect(lists.programText.contains("import AppTests\n") && lists.programText.contains("entries += _zoetropeTests_AppTests_0()"))
    }
}
