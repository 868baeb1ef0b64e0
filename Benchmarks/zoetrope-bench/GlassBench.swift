import Drawing
import Foundation
import PreviewRendering
import Raster
import SwiftUI

/// T5: 60 frames of a list that scrolls under bars of glass, and without the bars, on a screen of 430 by 932 points at three pixels a point.
///
/// Glass blurs what scrolls beneath it anew in each frame. The frames with glass should cost at most 1.5 times those without.
@MainActor
struct GlassBench {
    private let environment: EnvironmentValues
    private static let size = CGSize(width: 430, height: 932)
    private static let frameCount = 60

    init() throws {
        var environment = EnvironmentValues()
        environment.fontLibrary = try .bundled()
        environment.displayScale = 3
        self.environment = environment
    }

    func run() throws {
        for hasGlass in [false, true] {
            let lists = try film(hasGlass)
            try Stopwatch(scene: "T5", what: hasGlass ? "60 frames under glass" : "60 frames without bars").measure {
                let rasterizer = Rasterizer(scale: 3)
                var former = Rasterizer.Frame(list: lists[0], pixmap: try rasterizer.render(lists[0]))
                for list in lists.dropFirst() { former = try rasterizer.frame(list, over: former) }
            }
        }
    }

    /// The frames of one second in which the list goes on by 1,200 points.
    private func film(_ hasGlass: Bool) throws -> [DisplayList] {
        let tree = ViewTree(size: Self.size, environment: environment)
        try tree.update(Feed(hasGlass: hasGlass, shown: 0), transaction: Transaction(), at: 0)
        _ = tree.displayList(at: 0)
        try tree.update(Feed(hasGlass: hasGlass, shown: 20), transaction: Transaction(animation: .linear(duration: 1)), at: 1)
        return try (0..<Self.frameCount).map { frame in
            let time = 1 + Double(frame) / Double(Self.frameCount)
            try tree.advance(to: time)
            return tree.displayList(at: time)
        }
    }
}

/// Rows with texts and shapes, in a tab of an app.
private struct Feed: View {
    let hasGlass: Bool
    let shown: Int

    var body: some View {
        TabView {
            Tab("Feed", systemImage: "list.bullet") {
                NavigationStack {
                    rows
                        .navigationTitle("Feed").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            Button("Search", systemImage: "magnifyingglass") {}
                            Button("Add", systemImage: "plus") {}
                        }
                        .background(.background)
                        .toolbar(hasGlass ? .visible : .hidden, for: .navigationBar, .tabBar)
                }
            }
            Tab("Saved", systemImage: "bookmark") { Color.clear }
            Tab("Settings", systemImage: "gear") { Color.clear }
        }
    }

    private var rows: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<200, id: \.self) { row in
                    HStack(spacing: 12) {
                        RoundedRectangle(cornerRadius: 8).fill(row.isMultiple(of: 2) ? Color.orange : .teal).frame(width: 40, height: 40)
                        VStack(alignment: .leading) {
                            Text("Row \(row)").font(.headline)
                            Text("A line of text under the title of the row").font(.subheadline).foregroundStyle(.secondary)
                        }
                        Spacer()
                    }
                    .padding(.horizontal, 20)
                    .frame(height: 60)
                }
            }
        }
        .scrollPosition(id: .constant(Optional(shown)), anchor: .top)
    }
}
