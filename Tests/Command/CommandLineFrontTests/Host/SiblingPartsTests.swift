import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Parts that end as a sibling's does")
struct SiblingPartsTests {
    private let previews = ["W/systemSmall", "W/systemMedium", "V/systemSmall", "Card"].enumerated().map {
        HostEvent.PreviewSummary(index: $0.offset, name: $0.element, file: "W.swift", line: 1, kind: "widget")
    }

    private func parts(_ name: String, _ message: String, preview: Int = 0) -> [HostRequest.Part] {
        SiblingParts(previews: previews).parts(like: HostRequest.Part(preview: preview, name: name, message: message))
    }

    @Test("A provider's method that does not compile is missing in all families of its widget")
    func families() {
        let found = parts("timeline", "W.swift:9: Provider.getTimeline does not compile: cannot find 'Store' in scope")
        expect(found.map(\.preview), equals: [1])
        expect(found.map(\.name), equals: ["timeline"])
        expect(found.first?.message, equals: "Provider.getTimeline does not compile, as reported for W/systemSmall")
    }

    @Test("What a method calls, a trap and what is no widget's say nothing of other previews")
    func others() {
        #expect(parts("timeline", "W.swift:30: Store.load does not compile: cannot find 'Net' in scope").isEmpty)
        #expect(parts("timeline", "W.swift:9: Provider.placeholder does not compile: no").isEmpty)
        #expect(parts("timeline", "W.swift:9: it trapped: Fatal error: Provider.getTimeline").isEmpty)
        #expect(parts("timeline", "Provider.getTimeline does not compile: no", preview: 3).isEmpty)
        #expect(parts("timeline", "Provider.getTimeline does not compile: no", preview: 9).isEmpty)
    }
}
