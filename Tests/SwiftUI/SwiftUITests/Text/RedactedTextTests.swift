import StageSupport
import TestSupport
import Testing

@testable import SwiftUI

/// Bars in place of text, beside pictures of iOS 26 that `ResolvedText.redacted` names.
@Suite("Redacted text") @MainActor struct RedactedTextTests {
    @Test(
        "A bar is as long as one of iOS for so many characters, and as high as capitals",
        arguments: [
            ("3.2.1", 15, 35.54, 10.57), ("100.00%", 15, 49.57, 10.57), ("1000.00%", 15, 56.57, 10.57), ("     ", 17, 39.51, 11.98),
        ])
    func bar(_ text: String, _ size: Double, _ width: Double, _ height: Double) throws {
        let stage = try Stage()
        try stage.show(Text(verbatim: text).font(.system(size: size)).monospacedDigit().redacted(reason: .placeholder))
        let bars = stage.drawn(at: 0)
        #expect(bars.count == 1)
        let bar = try #require(bars.first?.box)
        expect(Double(bar.width), near: width, within: 0.1)
        expect(Double(bar.height), near: height, within: 0.1)
    }

    @Test("Bars end where lines of words do") func lines() throws {
        let stage = try Stage()
        try stage.show(Text("Some words that take more than a single line of the width").frame(width: 150).redacted(reason: .placeholder))
        let bars = stage.drawn(at: 0)
        #expect(bars.count > 2 && !bars.contains(where: \.isText) && bars.allSatisfy { $0.box.width <= 150.5 })
    }

    @Test("Text that comes from behind its bar is not drawn over other letters") func uncovered() throws {
        let stage = try Stage()
        let secret = "Secret"
        try stage.show(Text(verbatim: secret).redacted(reason: .placeholder))
        try stage.show(Text(verbatim: secret).redacted(reason: []), .linear(duration: 1), at: 1)
        expect(stage.drawn(at: 1.5).filter(\.isText).count, equals: secret.count)
    }
}
