import Foundation
import HostProtocol
import SwiftUI
import Testing

@testable import PreviewRendering

private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// A header that tells where it is to a bar over the scroll view, above rows under pinned headers: a node that asks for its own
/// guides while it is placed was laid out in itself then, and forgetting layouts upwards never ended.
private struct Parallax: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let top = proxy.frame(in: .named("scroll")).minY
                    LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
                        .frame(width: proxy.size.width, height: max(280 + top, 280))
                        .offset(y: -max(top, 0))
                        .preference(key: OffsetKey.self, value: top)
                }
                .frame(height: 280)
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<4) { section in
                        Section {
                            ForEach(0..<5) { row in Text("Hut \(section * 5 + row + 1)").padding() }
                        } header: {
                            Text("Stage \(section + 1)").frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
                        }
                    }
                }
                .background(Color(uiColor: .systemBackground))
            }
        }
        .coordinateSpace(name: "scroll")
        .ignoresSafeArea(edges: .top)
        .overlay(alignment: .top) {
            Text("Dolomites").frame(maxWidth: .infinity).frame(height: 44).background(.bar)
                .opacity(offset < -200 ? 1 : 0).animation(.easeInOut(duration: 0.2), value: offset < -200)
        }
        .onPreferenceChange(OffsetKey.self) { offset = $0 }
    }
}

#Preview("parallax") { Parallax() }

@Suite("A header that follows what scrolls") @MainActor struct ParallaxTests {
    @Test func itsTourEnds() async throws {
        var options = RenderOptions()
        (options.scale, options.tourLimit) = (1, 1)
        let film = try await PreviewSuite(options: options).film("parallax")
        let scene = try #require(film.scenes.first)
        // The bar is there in the end, and was not in the beginning.
        #expect(scene.frames.count > 10 && scene.frames.first != scene.frames.last)
    }
}
