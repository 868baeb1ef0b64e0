import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views that share their geometry.
///
/// Sources: Apple's documentation of `matchedGeometryEffect`; objc.io, Swift Talk 257; The SwiftUI Lab, "MatchedGeometryEffect"
/// parts 1 and 2.
@Suite("Matched geometry") @MainActor struct MatchedGeometryTests {
    private let second = Animation.linear(duration: 1)

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    // MARK: Following

    @Test("A follower is proposed the source's size and stands where it is; layout does not notice") func follower() throws {
        let stage = try Stage()
        try stage.show(
            Namespaced { space in
                HStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 20)
                    Color.green.frame(width: 20, height: 20)
                }
            })
        expect(stage.drawn(.red, at: 0)?.box, equals: box(50, 80, 60, 40))
        expect(stage.drawn(.blue, at: 0)?.box, equals: box(50, 80, 60, 40))
        expect(stage.drawn(.green, at: 0)?.box, equals: box(130, 90, 20, 20))
    }

    @Test("Geometry is matched on one page of a stack, and not across a push or a sheet") func hosts() async throws {
        let pushed = try Stage()
        try pushed.show(
            Namespaced { space in
                NavigationStack(path: .constant(NavigationPath([1]))) {
                    Color.blue.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
                        .navigationDestination(for: Int.self) { _ in
                            Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
                        }
                }
            })
        expect(pushed.drawn(.red, at: 2)?.box.midX, equals: 100)
        let covered = try Stage()
        try covered.show(
            Namespaced { space in
                VStack {
                    Color.blue.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
                    Spacer()
                }
                .fullScreenCover(isPresented: .constant(true)) {
                    Color.red.frame(width: 50, height: 50).matchedGeometryEffect(id: 1, in: space)
                }
            })
        expect(covered.drawn(.red, at: 2)?.box.width, equals: 50)
        for stage in [pushed, covered] { #expect(stage.tree.diagnostics.entries.isEmpty) }
    }

    @Test("Position alone, size alone, and anchors") func properties() throws {
        func view(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center) -> some View {
            Namespaced { space in
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.matchedGeometryEffect(
                        id: 1, in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 20, height: 20)
                }
            }
        }
        let stage = try Stage()
        try stage.show(view(.position))
        expect(stage.drawn(.blue, at: 0)?.box, equals: box(90, 90, 20, 20))
        try stage.show(view(.position, .topLeading), at: 1)
        expect(stage.drawn(.blue, at: 1)?.box, equals: box(100, 100, 20, 20), "its corner at the source's centre")
        try stage.show(view(.size), at: 2)
        expect(stage.drawn(.blue, at: 2)?.box, equals: box(50, 70, 60, 40), "the source's size about its own centre")
        try stage.show(view(.size, .topLeading), at: 3)
        expect(stage.drawn(.blue, at: 3)?.box, equals: box(70, 80, 60, 40))
    }

    @Test("A highlight that follows another source moves there") func highlight() throws {
        let stage = try Stage()
        func view(_ selection: Int) -> some View {
            Namespaced { space in
                HStack(spacing: 10) {
                    ForEach(0..<3) { index in
                        Color.blue.frame(width: 40, height: 20).matchedGeometryEffect(id: index, in: space)
                    }
                }
                .background {
                    Color.red.matchedGeometryEffect(id: selection, in: space, isSource: false)
                }
            }
        }
        try stage.show(view(0))
        expect(stage.drawn(.red, at: 0)?.box, equals: box(30, 90, 40, 20))
        try stage.show(view(2), second, at: 1)
        expect(stage.drawn(.red, at: 1)?.box, equals: box(30, 90, 40, 20))
        expect(stage.drawn(.red, at: 1.5)?.box, equals: box(80, 90, 40, 20))
        expect(stage.drawn(.red, at: 2)?.box, equals: box(130, 90, 40, 20))
    }

    @Test("A follower without a source is where layout has it") func noSource() throws {
        let stage = try Stage()
        try stage.show(
            Namespaced { Color.red.matchedGeometryEffect(id: 1, in: $0, isSource: false).frame(width: 20, height: 20) })
        expect(stage.drawn(.red, at: 0)?.box, equals: box(90, 90, 20, 20))
    }

    @Test("A source that is scaled and moved: frames match on the screen") func transformedSource() throws {
        let stage = try Stage()
        try stage.show(
            Namespaced { space in
                ZStack {
                    Color.red.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: space)
                        .scaleEffect(0.5).offset(x: 30)
                    Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).offset(y: 7)
                }
            })
        #expect(isNear(stage.drawn(.blue, at: 0)?.box, box(115, 90, 30, 20)))
    }

    // MARK: Heroes

    /// A small red box at the top left or a large blue one at the bottom right.
    private func hero(_ isLarge: Bool) -> some View {
        Namespaced { space in
            ZStack {
                if isLarge {
                    Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 120, height: 80)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 20)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
    }

    @Test("The view that comes and the one that goes share one frame, and fade into each other") func replacement() throws {
        let stage = try Stage()
        try stage.show(hero(false))
        try stage.show(hero(true), second, at: 1)
        for (time, frame) in [(1.0, box(0, 0, 40, 20)), (1.25, box(20, 30, 60, 35)), (1.5, box(40, 60, 80, 50))] {
            let items = stage.drawn(at: time)
            if time > 1 {
                #expect(items.count == 2 && items.allSatisfy { isNear($0.box, frame) }, "\(time): \(items.map(\.box))")
                #expect(abs(try #require(stage.drawn(.blue, at: time)).alpha - (time - 1)) < 1e-9)
                #expect(abs(try #require(stage.drawn(.red, at: time)).alpha - (2 - time)) < 1e-9)
            } else {
                #expect(isNear(stage.drawn(.red, at: time)?.box, frame))
            }
        }
        expect(stage.tree.settlingTime, equals: 2)
        expect(stage.drawn(at: 2).map(\.box), equals: [box(80, 120, 120, 80)])
        let fresh = try Stage()
        try fresh.show(hero(true))
        expect(stage.tree.displayList(at: 2), equals: fresh.tree.displayList(at: 0))
        expect(stage.tree.displayList(at: 9), equals: fresh.tree.displayList(at: 0))
    }

    @Test("Without an animation the new view is there at once") func snap() throws {
        let stage = try Stage()
        try stage.show(hero(false))
        try stage.show(hero(true), at: 1)
        expect(stage.drawn(at: 1).map(\.box), equals: [box(80, 120, 120, 80)])
    }

    @Test("Any order of moments gives the same pictures") func randomAccess() throws {
        let stage = try Stage()
        try stage.show(hero(false))
        try stage.show(hero(true), .bouncy, at: 1)
        try stage.show(hero(false), .spring, at: 1.2)
        let times = (0...40).map { 1.2 + Double($0) / 30 }
        let inOrder = times.map { stage.tree.displayList(at: $0) }
        let dump = stage.tree.layoutDump()
        for index in times.indices.map({ $0 * 17 % times.count }) {
            expect(stage.tree.displayList(at: times[index]), equals: inOrder[index])
        }
        _ = stage.tree.displayList(at: times.last ?? 0)
        expect(stage.tree.layoutDump(), equals: dump)
        #expect(Set(inOrder.map { $0.dump() }).count > 30)
    }

    @Test("Turned round on its way it neither jumps nor stops") func interruption() throws {
        let stage = try Stage()
        try stage.show(hero(false))
        try stage.show(hero(true), .spring(duration: 1), at: 1)
        let before = [1.29, 1.3].map { stage.drawn(.red, at: $0)?.box.minY ?? .nan }
        try stage.show(hero(false), .spring(duration: 1), at: 1.3)
        let after = [1.3, 1.31].map { stage.drawn(.red, at: $0)?.box.minY ?? .nan }
        expect(after[0], near: before[1], within: 1e-6)
        #expect(after[1] > after[0], "it goes on for a moment")
        // The new spring pulls with 4,000 points per second squared, 0.4 points in these steps.
        expect(after[1] - after[0], near: before[1] - before[0], within: 0.6, "at the speed it had")
        expect(stage.drawn(at: 5).map(\.box), equals: [box(0, 0, 40, 20)])
    }

    @Test("From one list to another, with ids of ForEach") func lists() throws {
        let stage = try Stage()
        func view(_ left: [Int], _ right: [Int]) -> some View {
            Namespaced { space in
                HStack(alignment: .top, spacing: 60) {
                    ForEach([left, right], id: \.self) { _ in EmptyView() }
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 40, height: 1)
                        ForEach(left, id: \.self) { Cell(number: $0).matchedGeometryEffect(id: $0, in: space) }
                    }
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 40, height: 1)
                        ForEach(right, id: \.self) { Cell(number: $0).matchedGeometryEffect(id: $0, in: space) }
                    }
                }
                .frame(height: 200, alignment: .top)
            }
        }
        try stage.show(view([1, 2], []))
        let start = try #require(stage.drawn(.red, at: 0)?.box)
        try stage.show(view([2], [1]), second, at: 1)
        let end = try #require(stage.drawn(.red, at: 2)?.box)
        expect(end.minX - start.minX, equals: 100)
        #expect(isNear(stage.drawn(.red, at: 1.5)?.box, start.offsetBy(dx: 50, dy: (end.minY - start.minY) / 2)))
    }

    @Test("A cell that stays and hands its place to a detail: the detail grows out of it and shrinks back") func handOver() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View {
            Namespaced { space in
                ZStack {
                    Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !isShown).frame(width: 40, height: 20)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    if isShown {
                        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: isShown)
                            .frame(width: 120, height: 80)
                    }
                }
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), second, at: 1)
        for color in [Color.red, .blue] { #expect(isNear(stage.drawn(color, at: 1.5)?.box, box(20, 30, 80, 50))) }
        expect(stage.drawn(.blue, at: 2)?.box, equals: box(40, 60, 120, 80))
        try stage.show(view(false), second, at: 3)
        for color in [Color.red, .blue] { #expect(isNear(stage.drawn(color, at: 3.5)?.box, box(20, 30, 80, 50))) }
        expect(stage.drawn(at: 4).map(\.box), equals: [box(0, 0, 40, 20)])
    }

    @Test("Two sources are told by their views and the group's identity, and the first gives its frame") func twoSources() throws {
        let stage = try Stage()
        try stage.show(
            Namespaced { space in
                HStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 40).matchedGeometryEffect(id: "card", in: space)
                    Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20)
                }
            })
        expect(stage.tree.diagnostics.entries, equals: [.matchedSources("card", views: ["Shape<Rectangle>", "Shape<Rectangle>"])])
        expect(stage.drawn(.blue, at: 0)?.box, equals: stage.drawn(.red, at: 0)?.box)
    }

    // MARK: Geometry groups

    /// Source: clive819.github.io, "Geometry Group": a view that is new in a frame that grows appears at the end without a
    /// group, and where the frame is with one.
    @Test("What is new in a group that moves moves with it") func geometryGroup() throws {
        func view(_ isLarge: Bool, isGroup: Bool) -> some View {
            let content = ZStack(alignment: .topLeading) {
                Color.red
                if isLarge { Color.blue.frame(width: 10, height: 10).transition(.identity) }
            }
            return Grouped(content: content, isGroup: isGroup)
                .frame(width: isLarge ? 160 : 80, height: isLarge ? 160 : 80)
        }
        for isGroup in [false, true] {
            let stage = try Stage()
            try stage.show(view(false, isGroup: isGroup))
            try stage.show(view(true, isGroup: isGroup), second, at: 1)
            expect(stage.drawn(.red, at: 1.5)?.box, equals: box(40, 40, 120, 120))
            expect(stage.drawn(.blue, at: 1.5)?.box.minX, equals: (isGroup ? 40 : 20))
            expect(stage.drawn(.blue, at: 2)?.box.minX, equals: 20)
            expect(stage.tree.settlingTime, equals: 2)
        }
    }
}

private struct Grouped<Content: View>: View {
    let content: Content
    let isGroup: Bool
    var body: some View { if isGroup { content.geometryGroup() } else { content } }
}

private struct Cell: View {
    let number: Int
    var body: some View { (number == 1 ? Color.red : .blue).frame(width: 40, height: 20) }
}

private struct Namespaced<Content: View>: View {
    @Namespace private var space
    @ViewBuilder let content: (Namespace.ID) -> Content
    var body: some View { content(space) }
}
