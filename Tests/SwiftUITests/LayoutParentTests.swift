import Foundation
import Testing

@testable import SwiftUI

/// What a node is laid out in leads up to the root: layouts are forgotten along that way.
@Suite("What nodes are laid out in") @MainActor struct LayoutParentTests {
    private struct OffsetKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// A header that tells where it is to what lies over the scroll view, above rows that are built when they are seen.
    private struct Page: View {
        @State private var offset: CGFloat = 0

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Color.red.preference(key: OffsetKey.self, value: proxy.frame(in: .named("page")).minY)
                    }
                    .frame(height: 80)
                    LazyVStack(spacing: 4, pinnedViews: [.sectionHeaders]) {
                        ForEach(0..<4) { section in
                            Section {
                                ForEach(0..<8) { row in
                                    Text("\(row)").frame(height: row.isMultiple(of: 2) ? 20 : 34).background(.blue)
                                }
                            } header: {
                                Text("\(section)").frame(maxWidth: .infinity).background(.green)
                            }
                        }
                    }
                }
            }
            .coordinateSpace(name: "page")
            .overlay(alignment: .top) {
                Color.black.frame(height: 20).opacity(offset < -40 ? 1 : 0).animation(.linear(duration: 0.2), value: offset < -40)
            }
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
    }

    @Test func everyWayLeadsToTheRoot() throws {
        let tree = ViewTree(size: CGSize(width: 120, height: 200), environment: EnvironmentValues())
        try tree.update(Page(), transaction: Transaction(), at: 0)
        let strokes = (0...12).map { (seconds: Double($0) / 30, point: CGPoint(x: 60, y: 180 - Double($0) * 12)) }
        try tree.touch(along: [strokes], at: 0.1)
        try tree.advance(to: 3)
        var nodes: [ViewNode] = [try #require(tree.root)]
        var seen = 0
        while let node = nodes.popLast() {
            seen += 1
            nodes += node.children
            var (outer, steps) = (node.layoutParent, 0)
            while let parent = outer, steps < 200 { (outer, steps) = (parent.layoutParent, steps + 1) }
            #expect(steps < 200, "\(node.kind) is laid out in itself.")
        }
        #expect(seen > 20)
    }
}
