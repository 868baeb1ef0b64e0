import Foundation
import PreviewSteps
import SwiftUI
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
        #expect(frames.count == 1)
        return [frames[0].pixmap.widthInPixels, frames[0].pixmap.heightInPixels]
    }

    @Test("A still is as large as what it shows, larger or smaller than at first") func stills() async throws {
        let (long, short) = (try await rest(Text(Self.words)), try await rest(Text("a")))
        #expect(long[0] > short[0])
        #expect(try await rest(Loaded()) == long)
        #expect(try await rest(Emptied()) == short)
        #expect(try await rest(Late()) == long)
    }

    @Test("A film has one canvas, which the largest of its frames needs") func films() async throws {
        let studio = try studio()
        let film = try await studio.animation(of: studio.plan(of: Opening(), size: nil))
        #expect(film.frames.count > 3)
        let sizes = Set(film.frames.map { [$0.pixmap.widthInPixels, $0.pixmap.heightInPixels] })
        #expect(sizes == [[80 * Int(RenderOptions().scale), 50 * Int(RenderOptions().scale)]])
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
        let scene = try await ViewRecorder(options: RenderOptions()).film(Tapped(), size: nil, steps: [.tap(.label("More"), count: 1)])
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
