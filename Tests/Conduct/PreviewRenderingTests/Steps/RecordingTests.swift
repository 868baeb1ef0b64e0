import Foundation
import PreviewRendering
import Snapshots
import SwiftUI
import TestSupport
import Testing

/// Steps in virtual time, and the films of them.
@Suite("Recordings", .serialized) @MainActor struct RecordingTests {
    private let size = CGSize(width: 120, height: 80)

    @Test("Taps move what they move, and the film is the same each time")
    func taps() async throws {
        func film() async throws -> ViewRecording {
            try await record(Mover(), size: size, scale: 1) {
                Tap("Go")
                Wait(.seconds(0.2))
                Tap("Go")
            }
        }
        let (one, two) = (try await film(), try await film())
        // 0.3 s before, 0.2 s and a tap of 0.1 s between two animations of half a second, and a second at the end.
        #expect(one.frameCount > 25 && one.frameCount == two.frameCount)
        let folder = try TemporaryFolder()
        try one.accept(as: "taps", in: folder.path)
        #expect(try two.difference(from: "taps", in: folder.path) == nil)
        let other = try await record(Mover(), size: size, scale: 1) { Tap("Go") }
        #expect(try other.difference(from: "taps", in: folder.path) != nil)
        for name in ["a.gif", "a.apng", "a.sheet.png"] { try one.write(to: "\(folder.path)/\(name)") }
        #expect(throws: (any Error).self) { try one.write(to: "\(folder.path)/a.mov") }
    }

    @Test("A step without a wait comes when the last one has settled")
    func rest() async throws {
        let waited = try await record(Mover(), size: size, scale: 1) {
            Tap("Go")
            Tap("Go")
        }
        let once = try await record(Mover(), size: size, scale: 1) { Tap("Go") }
        // One more tap, 0.1 s, and one more animation, 0.5 s.
        #expect(abs(Double(waited.frameCount - once.frameCount) - 0.6 * 30) <= 1)
    }

    @Test("What cannot be done is told with what there is")
    func faults() async throws {
        await #expect(throws: ViewTreeError.noSuchLabel("Stop", known: ["Go"])) {
            try await record(Mover(), size: size) { Tap("Stop") }
        }
        let outside = await #expect(throws: StepError.self) {
            try await record(Mover(), size: size) { Drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 500, y: 10)) }
        }
        expect(outside?.description.contains("500,10 lies outside the view, which is 120.0 by 80.0 points"), equals: true)
        await #expect(throws: StepError.self) {
            try await record(Mover(), size: size) { Tap(at: CGPoint(x: 1, y: 1)) }
        }
        await #expect(throws: StepError.noField(step: "type \"x\"", known: [])) {
            try await record(Mover(), size: size) { TypeText("x") }
        }
    }

    @Test("A header that tells where it is while it scrolls is filmed")
    func header() async throws {
        let film = try await record(Header(), size: CGSize(width: 402, height: 874), scale: 1) {
            Scroll(by: CGSize(width: 0, height: 600))
        }
        #expect((20..<150).contains(film.frameCount))
    }

    @Test("What is typed follows a search field that moves when it is used")
    func search() async throws {
        let typed = try await record(Searched(), size: CGSize(width: 402, height: 874), scale: 1) { TypeText("ea") }
        let fewer = try await record(Searched(), size: CGSize(width: 402, height: 874), scale: 1) { TypeText("e") }
        let folder = try TemporaryFolder()
        try fewer.accept(as: "search", in: folder.path)
        #expect(try typed.difference(from: "search", in: folder.path) != nil, "coffee has no tea in it")
    }

    @Test("The mark of a finger is drawn where it touches, and fades")
    func marks() async throws {
        let plain = try await record(Mover(), size: size, scale: 1) { Tap("Go") }
        let marked = try await record(Mover(), size: size, scale: 1, showsTouches: true) { Tap("Go") }
        let folder = try TemporaryFolder()
        try plain.accept(as: "plain", in: folder.path)
        try expect(marked.difference(from: "plain", in: folder.path)?.contains("frame 9"), equals: true)
    }
}

private struct PlaceKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// A picture that stretches and blurs with the way it has gone, over rows with headers of glass that stay.
private struct Header: View {
    @State private var place: CGFloat = 0
    private let height: CGFloat = 280

    var body: some View {
        ScrollView(showsIndicators: false) {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let top = proxy.frame(in: .named("scroll")).minY
                    ZStack(alignment: .bottomLeading) {
                        LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .top, endPoint: .bottom)
                        Image(systemName: "mountain.2.fill").resizable().scaledToFit().foregroundStyle(.black.opacity(0.35))
                        Text("Peaks").font(.largeTitle).opacity(1 + top / 160)
                    }
                    .frame(width: proxy.size.width, height: max(height + top, height))
                    .clipped()
                    .offset(y: top > 0 ? -top : -top * 0.5)
                    .blur(radius: top < 0 ? min(-top / 30, 8) : 0)
                    .preference(key: PlaceKey.self, value: top)
                }
                .frame(height: height)
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<4) { section in
                        Section {
                            ForEach(0..<5) { row in Text("Row \(section * 5 + row)").padding() }
                        } header: {
                            Text("Part \(section)").padding(8).frame(maxWidth: .infinity, alignment: .leading)
                                .background(.thinMaterial)
                        }
                    }
                }
                .background(.white)
                .zIndex(1)
            }
        }
        .coordinateSpace(name: "scroll")
        .ignoresSafeArea(edges: .top)
        .overlay(alignment: .top) {
            Text("Peaks").frame(maxWidth: .infinity).frame(height: 44).background(.bar)
                .opacity(place < -200 ? 1 : 0).animation(.easeInOut(duration: 0.2), value: place < -200)
        }
        .onPreferenceChange(PlaceKey.self) { place = $0 }
    }
}

private struct Mover: View {
    @State private var x: CGFloat = 0

    var body: some View {
        VStack {
            Color.red.frame(width: 20, height: 20).offset(x: x)
            Button("Go") { withAnimation(.linear(duration: 0.5)) { x = x == 0 ? 40 : 0 } }
        }
    }
}

private struct Searched: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(["Tea", "Coffee"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .navigationTitle("Drinks")
                .searchable(text: $text)
        }
    }
}
