import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import SwiftUI
import TestSupport
import Testing
import VirtualTime

@testable import PreviewRendering

/// Pictures that are cut, padded and grounded, and films that are held and slowed down, for documents.
@Suite("Finished pictures", .serialized) @MainActor struct FileFinishTests {
    private struct Card: View {
        var body: some View { Color.red.frame(width: 40, height: 20) }
    }

    /// A card at the right of a row, with a name and an identifier beside it; a button moves it down.
    private struct Page: View {
        @State private var isLow = false
        var body: some View {
            HStack(spacing: 10) {
                Button {
                    withAnimation(.linear(duration: 0.2)) { isLow = true }
                } label: {
                    Text("Go").frame(width: 50, height: 30)
                }
                Color.green.frame(width: 30, height: 30).accessibilityIdentifier("tile")
                Card().offset(y: isLow ? 25 : 0)
            }
            .frame(width: 200, height: 100)
        }
    }

    private func film(
        _ view: some View, size: CGSize? = CGSize(width: 200, height: 100), steps: [PreviewStep] = [],
        _ change: (inout RenderOptions) -> Void
    ) async throws -> PreviewFilm {
        var options = RenderOptions()
        options.scale = 2
        options.steps = steps
        change(&options)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let plan = try ViewStudio(options: options).plan(of: view, size: size)
        var film = try await PreviewRenderer(plan: plan, options: options).film()
        try film.finish(options)
        return film
    }

    @Test("A still is cut to a view by its type, its identifier or its label", arguments: ["Card", "tile", "Go"])
    func crop(name: String) async throws {
        let film = try await film(Page()) { $0.finish.crop = name }
        let sizes = ["Card": CGSize(width: 40, height: 20), "tile": CGSize(width: 30, height: 30), "Go": CGSize(width: 50, height: 30)]
        expect(film.stills[0].list.size, equals: sizes[name] ?? .zero)
        guard name != "Go" else { return }
        let pixmap = try FrameRasterizer(scale: 2, jobs: 1).pixmap(of: film.stills[0].list)
        let corner = pixmap[0, 0]
        let far = pixmap[pixmap.widthInPixels - 1, pixmap.heightInPixels - 1]
        #expect(corner == far && (name == "Card" ? corner.red > corner.green : corner.green > corner.red))
    }

    @Test("A film is cut to a box that holds the view wherever it moves") func movingCrop() async throws {
        let film = try await film(Page(), steps: [.tap(.label("Go"), count: 1)]) { $0.finish.crop = "Card" }
        let scene = try #require(film.scenes.first)
        expect(Set(scene.frames.map { "\($0.size.width)x\($0.size.height)" }), equals: ["40.0x45.0"])
        expect(film.stills[0].list.size, equals: CGSize(width: 40, height: 20))
    }

    @Test("A canvas that fits its content is cut to the same view") func fittedCrop() async throws {
        let film = try await film(Page(), size: nil) { $0.finish.crop = "Card" }
        expect(film.stills[0].list.size, equals: CGSize(width: 40, height: 20))
        let pixmap = try FrameRasterizer(scale: 2, jobs: 1).pixmap(of: film.stills[0].list)
        #expect(pixmap[0, 0] == pixmap[79, 39] && pixmap[0, 0].red > 200 && pixmap[0, 0].green < 120)
    }

    @Test("A view that is never shown is a fault with the names that there are") func missing() async throws {
        let fault = await #expect(throws: CropFault.self) { try await self.film(Page()) { $0.finish.crop = "Crd" } }
        #expect(
            fault?.description.hasPrefix("No view is called \"Crd\", so there is nothing to cut the picture to. There are \"Go\"") == true)
    }

    @Test("One of several views of a name is asked for by its number, and without one the fault lists them") func several() async throws {
        let row = HStack(spacing: 10) {
            Card()
            Card().frame(width: 60, height: 40)
        }
        let fault = await #expect(throws: CropFault.self) { try await self.film(row) { $0.finish.crop = "Card" } }
        expect(
            fault?.description,
            equals: "2 views are called \"Card\". Choose one of them: \"Card#1\" at (45, 40) 40 x 20, \"Card#2\" at (105, 40) 40 x 20.")
        let second = try await film(row) { $0.finish.crop = "Card#2" }
        expect(second.stills[0].list.size, equals: CGSize(width: 40, height: 20))
        await #expect(throws: CropFault.self) { try await self.film(row) { $0.finish.crop = "Card#3" } }
    }

    @Test("Padding is around the picture, in the colour that is behind it") func padding() async throws {
        let film = try await film(Card(), size: CGSize(width: 40, height: 20)) {
            ($0.finish.padding, $0.finish.background) = (5, "#0000FF")
        }
        expect(film.stills[0].list.size, equals: CGSize(width: 50, height: 30))
        let pixmap = try FrameRasterizer(scale: 2, jobs: 1).pixmap(of: film.stills[0].list)
        #expect(pixmap[0, 0] == (0, 0, 255, 255) && pixmap[9, 9] == (0, 0, 255, 255) && pixmap[10, 10].red > 200)
        let clear = try await self.film(Card(), size: CGSize(width: 40, height: 20)) { $0.finish.padding = 5 }
        let around = try FrameRasterizer(scale: 2, jobs: 1).pixmap(of: clear.stills[0].list)
        #expect(around[0, 0].alpha == 0 && around[10, 10].alpha == 255)
    }

    @Test("Slow motion has more frames, each shown as long as others") func speed() async throws {
        let steps = [PreviewStep.tap(.label("Go"), count: 1)]
        let usual = try await film(Page(), steps: steps) { $0.framesPerSecond = 30 }
        let slow = try await film(Page(), steps: steps) { ($0.framesPerSecond, $0.finish.speed) = (120, 0.25) }
        let (one, four) = (usual.scenes[0], slow.scenes[0])
        // Beginning, touch and end are each on a frame.
        #expect(abs(four.frames.count - 4 * one.frames.count) <= 8)
        expect(four.clock.played(at: 0.25).frameDuration, equals: one.clock.frameDuration)
    }

    @Test("The first frame of every film is held as asked for") func holds() {
        var options = RenderOptions()
        #expect(options.firstHoldTime == .zero && options.holdTime == FrameTime(1, 5))
        options.finish.firstHold = 0.75
        #expect(options.firstHoldTime == FrameTime(3, 4) && options.holdTime == FrameTime(3, 4))
    }

    @Test("A storyboard has the beginning and what each step has led to") func storyboard() async throws {
        let steps = [PreviewStep.tap(.label("Go"), count: 1), .wait(seconds: 1), .tap(.label("Go"), count: 1)]
        let film = try await film(Page(), steps: steps) { _ in }
        let scene = film.scenes[0]
        expect(scene.beats.map(\.caption), equals: ["tap \"Go\"", "tap \"Go\""])
        let pixmaps = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: scene.frames)
        var source = FilmSource(
            name: "steps", label: "steps", images: TimedImage.images(pixmaps, clock: scene.clock, dwell: FrameTime(1)), lists: [])
        let plain = Storyboard.panels(of: source)
        #expect(plain.count == 6 && plain[0].caption == "0.00 s")
        source.beats = scene.beats
        let panels = Storyboard.panels(of: source)
        expect(panels.map(\.caption), equals: ["start", "tap \"Go\"", "tap \"Go\""])
        #expect(panels[0].pixmap != panels[1].pixmap && panels[1].pixmap == panels[2].pixmap)
        let board = try Storyboard(panels: panels, scale: 2).pixmap()
        #expect(board.widthInPixels > 400 && board.heightInPixels > 200)
    }
}
