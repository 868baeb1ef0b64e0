import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// The canvas of a view that is drawn in the size it takes follows what the view comes to be.
@Suite("The canvas of what fits its content") @MainActor struct FittingCanvasTests {
    private static let words = "a much longer text"

    private struct Loaded: View {
        @State private var text = "a"
        var body: some View { Text(text).task { text = words } }
    }

    private struct Emptied: View {
        @State private var text = words
        var body: some View { Text(text).task { text = "a" } }
    }

    private struct Late: View {
        @State private var isThere = false
        var body: some View {
            VStack { if isThere { Text(words) } }.task { isThere = true }
        }
    }

    private struct Opening: View {
        @State private var isOpen = false
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                if isOpen { Color.green.frame(width: 80, height: 30) }
            }
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                withAnimation(.linear(duration: 0.2)) { isOpen = true }
            }
        }
    }

    private struct Tapped: View {
        @State private var isOpen = false
        var body: some View {
            VStack(spacing: 0) {
                Button("More") { isOpen = true }
                if isOpen { Color.green.frame(width: 300, height: 200) }
            }
        }
    }

    private func studio() throws -> ViewStudio { try ViewStudio(options: RenderOptions()) }

    /// The pixels of a view at rest, after its tasks.
    private func rest(_ view: some View) async throws -> [Int] {
        let studio = try studio()
        let frames = try await studio.animation(of: studio.plan(of: view, size: nil)).frames
        expect(frames.count, equals: 1)
        return [frames[0].pixmap.widthInPixels, frames[0].pixmap.heightInPixels]
    }

    @Test("A still is as large as what it shows, larger or smaller than at first") func stills() async throws {
        let (long, short) = (try await rest(Text(Self.words)), try await rest(Text("a")))
        #expect(long[0] > short[0])
        try await expect(rest(Loaded()), equals: long)
        try await expect(rest(Emptied()), equals: short)
        try await expect(rest(Late()), equals: long)
    }

    @Test("A film has one canvas, which the largest of its frames needs") func films() async throws {
        let studio = try studio()
        let film = try await studio.animation(of: studio.plan(of: Opening(), size: nil))
        #expect(film.frames.count > 3)
        let sizes = Set(film.frames.map { [$0.pixmap.widthInPixels, $0.pixmap.heightInPixels] })
        expect(sizes, equals: [[80 * Int(RenderOptions().scale), 50 * Int(RenderOptions().scale)]])
    }

    @Test("What is smaller than the canvas of its film stands in the middle, before it grows and after it has shrunk") func middle()
        async throws
    {
        let studio = try studio()
        let scale = Int(RenderOptions().scale)
        func frame(of frame: AnimationFrame, _ isRed: (Int, Int, Int) -> Bool) -> [Int] {
            let pixmap = frame.pixmap
            var box = [Int.max, Int.max, 0, 0]
            for y in 0..<pixmap.heightInPixels {
                for x in 0..<pixmap.widthInPixels where isRed(Int(pixmap[x, y].red), Int(pixmap[x, y].green), Int(pixmap[x, y].blue)) {
                    box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
                }
            }
            return box.map { $0 / scale }
        }
        func isRed(red: Int, green: Int, blue: Int) -> Bool { red > 200 && green < 120 && blue < 120 }
        let growing = try await studio.animation(of: studio.plan(of: Opening(), size: nil)).frames
        expect(frame(of: growing[0], isRed), equals: [15, 15, 65, 35])
        expect(frame(of: growing[growing.count - 1], isRed), equals: [15, 0, 65, 20])
        let shrinking = try await studio.animation(of: studio.plan(of: Closing(), size: nil)).frames
        expect(frame(of: shrinking[0], isRed), equals: [15, 0, 65, 20])
        expect(frame(of: shrinking[shrinking.count - 1], isRed), equals: [15, 15, 65, 35])
    }

    private struct Bursting: View {
        @State private var isOpen = false
        var body: some View {
            Circle().fill(.red).frame(width: 20, height: 20).offset(x: isOpen ? 60 : 0)
                .task {
                    try? await Task.sleep(for: .seconds(0.2))
                    withAnimation(.linear(duration: 0.2)) { isOpen = true }
                }
        }
    }

    /// The plan of a sample of a view, as the front writes them for views without previews.
    private func sample(of view: some View, in studio: ViewStudio) throws -> PreviewPlan {
        var plan = try studio.plan(of: view, size: nil)
        plan.isSample = true
        plan.fitting = ProposedViewSize(width: 100, height: 200)
        return plan
    }

    @Test("A sample's canvas has room for what flies out of the view's frame, as much as a screen has") func reach() async throws {
        let studio = try studio()
        let scale = Int(RenderOptions().scale)
        let film = try await studio.animation(of: sample(of: Bursting(), in: studio)).frames
        // From 10 points before the middle to 50 behind it, where the screen ends.
        #expect(film.allSatisfy { $0.pixmap.widthInPixels == 60 * scale && $0.pixmap.heightInPixels == 20 * scale })
        let cut = try await studio.animation(of: studio.plan(of: Bursting(), size: nil)).frames
        #expect(cut.allSatisfy { $0.pixmap.widthInPixels == 20 * scale })
        let still = try await studio.animation(of: sample(of: Text("letters"), in: studio)).frames
        try await expect([still[0].pixmap.widthInPixels, still[0].pixmap.heightInPixels], equals: rest(Text("letters")))
    }

    @Test("A sample that has the colour of its ground stands on another one, and that is told") func ground() async throws {
        let studio = try studio()
        let white = try await studio.animation(of: sample(of: Color.white.frame(width: 20, height: 20).padding(10), in: studio)).frames[0]
            .pixmap
        #expect(white[0, 0].red < 40 && white[white.widthInPixels / 2, white.heightInPixels / 2].red == 255)
        let plan = try sample(of: Color.white.frame(width: 20, height: 20).padding(10), in: studio)
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        #expect(film.notes.contains { $0.hasPrefix("All of it has the colour") })
        let red = try await studio.animation(of: sample(of: Color.red.frame(width: 20, height: 20).padding(10), in: studio)).frames[0]
            .pixmap
        expect(red[0, 0].red, equals: 255)
        let nothing = try await studio.animation(of: sample(of: Color.clear.frame(width: 20, height: 20), in: studio)).frames[0].pixmap
        expect(nothing[0, 0].red, equals: 255)
    }

    private struct Closing: View {
        @State private var isOpen = true
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                if isOpen { Color.green.frame(width: 80, height: 30) }
            }
            .onAppear { withAnimation(.linear(duration: 0.2)) { isOpen = false } }
        }
    }

    @Test("What goes away as the view appears is whole until it is gone") func departing() async throws {
        let studio = try studio()
        let frames = try await studio.animation(of: studio.plan(of: Closing(), size: nil)).frames
        #expect(frames.count > 3)
        let scale = Int(RenderOptions().scale)
        #expect(frames.allSatisfy { $0.pixmap.widthInPixels == 80 * scale && $0.pixmap.heightInPixels == 50 * scale })
    }

    @Test("So has the film of what a touch opens") func touches() async throws {
        let scene = try await ViewFilmer(options: RenderOptions()).film(Tapped(), size: nil, steps: [.tap(.label("More"), count: 1)])
        let sizes = Set(scene.frames.map(\.size.width))
        #expect(sizes == [300] && scene.frames.allSatisfy { $0.size.height > 200 })
    }

    @Test("What never has any content is told as before") func nothing() async throws {
        struct Nothing: View {
            @State private var count = 0
            var body: some View { VStack {}.task { count = 1 } }
        }
        let studio = try studio()
        #expect(throws: PreviewError.emptyCanvas) { try studio.still(of: studio.plan(of: Nothing(), size: nil)) }
    }
}
