import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Ranges of entries") struct EntryRangeTests {
    @Test(arguments: [("1...8", 1, 8), ("3", 3, 3), ("9...", 9, Int.max), ("2...2", 2, 2)] as [(String, Int, Int)])
    func ranges(_ text: String, _ first: Int, _ last: Int) throws {
        let range = try #require(EntryRange(argument: text))
        #expect(range.first == first && range.last == last)
        expect(EntryRange(argument: range.argument), equals: range)
    }

    @Test(arguments: ["", "0", "0...3", "8...1", "...5", "a...b", "1..8", "1...8...9", "-1", "1.5"])
    func others(_ text: String) { #expect(EntryRange(argument: text) == nil) }

    @Test func whatIsNoRangeOrVersionIsToldWithTheReason() {
        func words(_ arguments: [String]) -> String {
            do { _ = try Zoetrope.parseAsRoot(arguments) } catch { return Zoetrope.message(for: error) }
            return ""
        }
        #expect(words(["render", "--entries", "5...1"]).contains("the first comes before the last"))
        #expect(words(["render", "--deployment-target", "abc"]).contains("one to three numbers"))
    }

    @Test func theyAreTypedAgainToAccept() throws {
        let words = ["--widgets", "--rendering-mode", "accented", "--entries", "1...4"]
        let options = try PreviewOptions.parse(words)
        expect(options.arguments, equals: words)
        var parsed = RenderOptions()
        options.apply(to: &parsed)
        #expect(parsed[.widgets] && parsed.entries == 1...4 && parsed.look == .accented)
    }
}
