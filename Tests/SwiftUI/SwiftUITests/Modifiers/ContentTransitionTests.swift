import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// How what is in a view becomes something else.
@Suite("Content transitions") @MainActor struct ContentTransitionTests {
    private func glyphs(_ stage: Stage, at time: Double) -> [DrawnItem] { stage.drawn(at: time).filter(\.isText) }

    /// The opacities of the groups that a list has, outer before inner.
    private func groups(_ items: [DisplayItem]) -> [Double] {
        items.flatMap { item -> [Double] in
            switch item {
            case .group(let opacity, _, let inner): [opacity] + groups(inner)
            case .run(let inner), .transform(_, let inner), .clip(_, _, let inner), .mask(_, let inner), .filter(_, let inner),
                .projection(_, let inner):
                groups(inner)
            case .fill, .stroke, .glyphs, .image, .backdrop: []
            }
        }
    }

    /// Source: Apple, SwiftUI `contentTransitionAddsDrawingGroup`: views that render content transitions use GPU-accelerated
    /// rendering, as `drawingGroup` does, which draws into one picture that is composited then.
    @Test("A drawing group takes the opacity around it once, for both texts together, and is gone at rest") func drawingGroup() throws {
        func stage(_ addsGroup: Bool) throws -> Stage {
            let stage = try Stage()
            stage.tree.environment.contentTransitionAddsDrawingGroup = addsGroup
            func text(_ word: String) -> some View { Text(verbatim: word).contentTransition(.opacity).opacity(0.5) }
            try stage.show(text("A"))
            try stage.show(text("B"), .linear(duration: 1), at: 1)
            return stage
        }
        let (without, with) = (try stage(false), try stage(true))
        // Either way the same is to be seen of each text by itself.
        for time in [1.25, 1.5] {
            let alphas = try [without, with].map { glyphs($0, at: time).map(\.alpha) }
            #expect(alphas[0] == alphas[1] && alphas[0].count == 2, "\(alphas)")
        }
        expect(groups(with.tree.displayList(at: 1.5).items).first, equals: 0.5)
        #expect(with.tree.displayList(at: 1.5) != without.tree.displayList(at: 1.5))
        // At rest nothing is composed.
        expect(with.tree.displayList(at: 2), equals: without.tree.displayList(at: 2))
    }

    @Test("interpolate moves size, weight and colour of one text together, evenly") func interpolatedText() throws {
        func text(_ isLarge: Bool) -> some View {
            Text(verbatim: "I").font(.system(size: isLarge ? 60 : 20, weight: isLarge ? .black : .thin))
                .foregroundStyle(isLarge ? .red : .blue).contentTransition(.interpolate)
        }
        let stage = try Stage()
        try stage.show(text(false))
        try stage.show(text(true), .linear(duration: 1), at: 1)
        let shown = try [1, 1.25, 1.5, 1.75, 2].map { time in
            let found = glyphs(stage, at: time)
            #expect(found.count == 1 && found[0].alpha == 1, "one letter at \(time), and no other shines through")
            return try #require(found.first)
        }
        for (index, share) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
            let height = shown[0].box.height + (shown[4].box.height - shown[0].box.height) * share
            expect(shown[index].box.height, near: height, within: 0.2)
        }
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.box.width < $1.box.width })
        // Three times the size alone would be three times as wide; the weight makes it wider.
        #expect(shown[4].box.width > 5 * shown[0].box.width)
        let colors = shown.compactMap(\.color)
        #expect(colors.count == 5 && Set(colors.map(\.red)).count == 5)
        expect(stage.tree.settlingTime, equals: 2)
    }

    @Test("interpolate fades where the words are others, however alike they look") func otherWords() throws {
        let stage = try Stage()
        func text(_ word: String) -> some View { Text(verbatim: word).contentTransition(.interpolate) }
        try stage.show(text("On"))
        try stage.show(text("Of"), .linear(duration: 1), at: 1)
        expect(Set(glyphs(stage, at: 1.25).map(\.alpha)), equals: [0.25, 0.75])
    }

    @Test("Beside a text that interpolates a shape moves by its own data, and both end together") func shapeBeside() throws {
        func view(_ isOn: Bool) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: "I").font(.system(size: isOn ? 60 : 20)).contentTransition(.interpolate)
                RoundedRectangle(cornerRadius: isOn ? 0 : 20).fill(isOn ? .red : .blue).frame(width: 40, height: 40)
            }
            .contentTransition(.interpolate)
        }
        let (stage, fresh) = (try Stage(), try Stage())
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        try fresh.show(view(true))
        let lists = [1, 1.25, 1.5, 1.75, 2].map { stage.tree.displayList(at: $0).dump() }
        #expect(Set(lists).count == 5 && stage.tree.settlingTime == 2)
        expect(stage.drawn(at: 1.5).filter { !$0.isText }.count, equals: 1, "a shape does not fade: it changes")
        expect(stage.tree.displayList(at: 2), equals: fresh.tree.displayList(at: 0))
    }

    @Test("A symbol that becomes another one by interpolate fades, at its weight and size of the moment") func symbols() throws {
        func symbol(_ name: String, _ weight: Font.Weight) -> some View {
            Image(systemName: name).foregroundStyle(.red).font(.system(size: 40, weight: weight)).contentTransition(.interpolate)
        }
        let (stage, fresh) = (try Stage(), try Stage())
        try stage.show(symbol("sun.max.fill", .light))
        try stage.show(symbol("moon.fill", .black), .linear(duration: 1), at: 1)
        try fresh.show(symbol("moon.fill", .black))
        expect(Set([1, 1.25, 1.5, 1.75, 2].map { stage.tree.displayList(at: $0).dump() }).count, equals: 5)
        expect(stage.tree.displayList(at: 2), equals: fresh.tree.displayList(at: 0))
    }
}
