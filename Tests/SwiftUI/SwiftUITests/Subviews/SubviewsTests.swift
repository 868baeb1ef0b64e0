import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Containers that see the views inside them one by one.
@Suite("Subviews") @MainActor struct SubviewsTests {
    @Test("A group shows a part of what a view is made of, each as it was") func group() throws {
        let stage = try Stage()
        try stage.show(
            Cards {
                Color.red.frame(width: 10, height: 10)
                ForEach(0..<2) { _ in Color.blue.frame(width: 20, height: 20) }
                Color.green.frame(width: 30, height: 30)
            })
        // 100 high from the middle: a row of the first three, 20 apart.
        let red = try #require(stage.drawn(.red, at: 0)).box
        let blue = try #require(stage.drawn(.blue, at: 0)).box
        expect(red.size, equals: CGSize(width: 10, height: 10))
        expect(blue.minX - red.maxX, equals: 20)
        #expect(stage.drawn(.green, at: 0) == nil)
    }

    @Test("Subviews keep their state, and tell container values and tags") func state() throws {
        let (stage, log) = (try Stage(), SectionLog())
        try stage.show(
            Named {
                Counter(log: log).containerValue(\.badge, "first")
                Counter(log: log).containerValue(\.badge, "inner").containerValue(\.badge, "outer").tag(7)
                Counter(log: log)
            })
        expect(stage.tree.hitTargets.map(\.label), equals: ["first", "inner 7", "none"])
        for (time, label) in [(1.0, "none"), (2, "first"), (3, "first"), (4, "none")] { try stage.tree.tap(label, at: time) }
        expect(log.lines, equals: ["1", "1", "2", "2"])
    }

    @Test("Sections are seen with header, content and footer") func sections() throws {
        let stage = try Stage()
        let log = SectionLog()
        try stage.show(
            Group(
                sections: Group {
                    Text("loose")
                    Section("One") {
                        Text("a")
                        Text("b")
                    }
                    Section {
                        Text("c")
                    } footer: {
                        Text("end")
                    }
                }
            ) { sections in
                let _ = log.lines = sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }
                ForEach(sections) { section in
                    VStack { section.content }
                }
            })
        expect(log.lines, equals: ["0 1 0", "1 2 0", "0 1 1"])
    }

    @Test("A loop over subviews puts something between them") func loop() throws {
        let stage = try Stage()
        try stage.show(
            VStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        Color.red.frame(width: 40, height: 10)
                        Color.blue.frame(width: 40, height: 10)
                    }
                ) { subview in
                    subview.padding(.bottom, 5)
                }
            })
        let (red, blue) = (try #require(stage.drawn(.red, at: 0)).box, try #require(stage.drawn(.blue, at: 0)).box)
        expect(blue.minY - red.maxY, equals: 5)
    }

    @Test("A container as packages made them before") func variadic() throws {
        let stage = try Stage()
        try stage.show(
            _VariadicView.Tree(Divided()) {
                Color.red.frame(width: 40, height: 10).id("top")
                Color.blue.frame(width: 40, height: 10)
            })
        let (red, blue) = (try #require(stage.drawn(.red, at: 0)).box, try #require(stage.drawn(.blue, at: 0)).box)
        expect(blue.minY - red.maxY, equals: 1)
        try expect(#require(stage.drawn(.green, at: 0)).box.height, equals: 1)
    }
}

private final class SectionLog { var lines: [String] = [] }

private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 20) {
            Group(subviews: content) { subviews in subviews.prefix(3) }
        }
    }
}

private struct Named<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                let values = subview.containerValues
                let tag = values.tag(for: Int.self).map { " \($0)" } ?? ""
                subview.accessibilityLabel("\(values.badge ?? "none")\(tag)")
            }
        }
    }
}

private struct Counter: View {
    let log: SectionLog
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count)").onTapGesture {
            count += 1
            log.lines.append("\(count)")
        }
    }
}

private struct Divided: _VariadicView_MultiViewRoot {
    @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Color.green.frame(width: 40, height: 1) }
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var badge: String?
}
