import HostProtocol
import Pixels
import TestSupport
import Testing

@testable import PreviewRendering

@Suite("Findings for people who see or reach less") struct AccessibilityFindingsTests {
    /// A picture of 40 by 20 pixels in one colour, with a bar of another in the middle.
    private func findings(ground: UInt8, bar: UInt8) -> AccessibilityFindings {
        var pixmap = Pixmap(widthInPixels: 40, heightInPixels: 20)
        for y in 0..<20 {
            for x in 0..<40 {
                let value = (8..<12).contains(y) && (8..<32).contains(x) ? bar : ground
                let place = (y * 40 + x) * 4
                for channel in 0..<3 { pixmap.bytes[place + channel] = value }
                pixmap.bytes[place + 3] = 255
            }
        }
        return AccessibilityFindings(pixmap: pixmap, scale: 1)
    }

    private func element(_ role: String, _ label: String, size: Double = 40, fontSize: Double? = 15, isTouched: Bool = false)
        -> InspectedElement
    {
        InspectedElement(
            summary: AccessibleElementSummary(role: role, label: label, frame: [0, 0, size, 20]), fontSize: fontSize, isTouched: isTouched,
            children: [])
    }

    @Test("Black on white has a contrast of 21, and 119 of 255 on white one of 4.5") func contrast() throws {
        try expect(#require(findings(ground: 255, bar: 0).contrast(in: [0, 0, 40, 20])), near: 21, within: 0.01)
        try expect(#require(findings(ground: 255, bar: 119).contrast(in: [0, 0, 40, 20])), near: 4.48, within: 0.01)
    }

    @Test("A pale text is found, and a large one that is as pale is not") func paleText() {
        let findings = findings(ground: 255, bar: 140)
        expect(
            findings.added(to: [element("text", "3"), element("text", "3", fontSize: 20)]).map { $0.findings?.map(\.code) },
            equals: [[.contrast], nil])
    }

    @Test("A small target and an element without a label are found") func targets() {
        let found = findings(ground: 255, bar: 0).added(to: [element("button", "", isTouched: true)])
        expect(found[0].findings?.map(\.message).count, equals: 2)
        expect(found[0].findings?.first?.message, equals: "It is 40 x 20 points, less than 44 x 44.")
    }
}
