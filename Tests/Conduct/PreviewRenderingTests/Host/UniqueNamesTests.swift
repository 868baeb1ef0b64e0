import HostProtocol
import TestSupport
import Testing

@Suite("Names of previews") struct UniqueNamesTests {
    @Test(arguments: [
        ("Caffeine Tracker", "Caffeine-Tracker"), ("a/../b", "a-..-b"), ("..", "Preview"), ("", "Preview"),
        ("  ", "Preview"), ("\u{0}\n:*?\"<>|", "Preview"), ("Kaffee ☕️ heute", "Kaffee-heute"), (".hidden", "hidden"),
        ("Größe_2.1", "Größe_2.1"), ("日本", "日本"),
    ])
    func fileNames(_ name: String, _ expected: String) { expect(UniqueNames.fileName(name), equals: expected) }

    @Test func sameNamesAreNumbered() {
        var names = UniqueNames()
        expect(["A", "A", "a", "A-2", "B"].map { names.unique($0) }, equals: ["A", "A-2", "a-3", "A-2-2", "B"])
    }

    @Test("Names that are one name to some file system are told apart, also from that of the page")
    func collisions() {
        var names = UniqueNames()
        #expect(
            ["index.html", "INDEX.html", "e\u{301}", "\u{E9}"].map { names.unique($0) } == [
                "index.html-2", "INDEX.html-3", "e\u{301}", "\u{E9}-2",
            ])
    }

    @Test("A name fits a file system, however many bytes its letters take", arguments: ["a", "ß", "日", "👩‍👩‍👧‍👦a"])
    func longNames(_ letter: String) {
        let name = UniqueNames.fileName(String(repeating: letter, count: 500))
        #expect(name.utf8.count <= 120 && name.utf8.count > 100)
    }
}
