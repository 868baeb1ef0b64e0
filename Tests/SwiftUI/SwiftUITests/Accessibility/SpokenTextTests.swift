import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("What is said of a text") @MainActor struct SpokenTextTests {
    /// As a Live Activity writes it: a label on a text leaves a text, which is put together with others.
    @Test func aLabelledTextIsPutTogether() throws {
        let text = Text("7").accessibilityLabel("seven").accessibilityHeading(.h1) + Text(" km").speechSpellsOutCharacters()
        let stage = try Stage()
        try stage.show(
            Button {
            } label: {
                text
            })
        expect(stage.tree.hitTargets.map(\.label), equals: ["seven km"])
        #expect(try stage.tree.target(named: "seven km", at: 0).point != nil)
    }

    @Test func theLabelIsNotDrawn() throws {
        let (plain, labelled) = (try Stage(), try Stage())
        try plain.show(Text("7"))
        try labelled.show(Text("7").accessibilityLabel(Text("seven")))
        expect(plain.tree.displayList(at: 0).dump(), equals: labelled.tree.displayList(at: 0).dump())
    }
}
