import TestSupport
import Testing
import WidgetArchive

@testable import PreviewRendering

@Suite("What is told of an archive that shows something else")
struct ArchiveDifferenceTests {
    @Test("One line tells of all scales, with the places once")
    func words() {
        let all = WidgetArchive.word(about: [(1, ["a"]), (2, ["a", "b"]), (3, ["b"])])
        expect(all?.hasPrefix("The archive differs slightly from the widget's code in a, b: "), equals: true)
        let some = WidgetArchive.word(about: [(1, []), (2, ["a"]), (3, ["a"])])
        expect(some?.hasPrefix("At 2, 3 pixels per point the archive differs slightly from the widget's code in a: "), equals: true)
        #expect(WidgetArchive.word(about: [(1, []), (2, [])]) == nil)
    }
}
