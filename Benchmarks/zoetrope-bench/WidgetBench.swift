import Dispatch
import Drawing
import Foundation
import ImageCodecs
import Pixels
import Raster
import Synchronization

/// S1 and S2: text is shaped and laid out anew for every still, and once for a film or for every frame of it.
///
/// What the measured pictures find from earlier ones is the fonts with their glyphs' outlines and, in the rasteriser, the
/// glyphs and shapes that stand still.
struct WidgetBench {
    private let options: BenchOptions
    private let scene: WidgetScene
    private let rasterizer = Rasterizer(scale: 3)

    private static let frameCount = 60
    private static let note = "strings shaped each time; outlines, glyph masks and still shapes kept"
    /// As the product draws films: a view keeps the paragraph it shows, from frame to frame but not from film to film.
    private static let filmNote = "each string shaped and laid out once in 60 frames; outlines, glyph masks and still shapes kept"

    init(_ options: BenchOptions) throws {
        self.options = options
        scene = WidgetScene(fonts: try BenchFonts(options))
    }

    func still() throws {
        let list = scene.still()
        let encoder = PNGEncoder(pixelsPerPoint: 3)
        let picture = try rasterizer.render(list)
        let file = try encoder.encode(picture)
        try options.write(file, as: "s1_zoetrope.png")
        try Stopwatch(scene: "S1", what: "draw", note: WidgetBench.note).measure {
            _ = try rasterizer.render(freshStill())
        }
        try Stopwatch(scene: "S1", what: "draw, cached runs").measure { _ = try rasterizer.render(list) }
        Stopwatch(scene: "S1", what: "layout", note: "strings shaped each time").measure { _ = freshStill() }
        try Stopwatch(scene: "S1", what: "draw+png", note: WidgetBench.note).measure(bytes: file.count) {
            _ = try encoder.encode(rasterizer.render(freshStill()))
        }
    }

    /// One still from nothing to a file.
    func cold() throws {
        guard let path = options.coldPath else { throw BenchError.missingValue(option: "cold") }
        let file = try PNGEncoder(pixelsPerPoint: 3).encode(rasterizer.render(scene.still()))
        try Data(file).write(to: URL(fileURLWithPath: path))
    }

    func transition() throws {
        let last = Double(WidgetBench.frameCount - 1)
        let middle = try rasterizer.render(scene.frame(at: 25 / last))
        try options.write(PNGEncoder(pixelsPerPoint: 3).encode(middle), as: "s2_zoetrope_f25.png")
        try Stopwatch(scene: "S2", what: "draw 60", note: WidgetBench.filmNote).measure {
            scene.fonts.forgetTexts()
            for index in 0..<WidgetBench.frameCount { _ = try rasterizer.render(scene.frame(at: Double(index) / last)) }
        }
        try Stopwatch(scene: "S2", what: "draw 60, strings shaped each frame", note: WidgetBench.note).measure {
            for index in 0..<WidgetBench.frameCount { _ = try rasterizer.render(freshFrame(at: Double(index) / last)) }
        }
        // As the product draws films. The peers clear and draw every frame whole; compare the rows above with theirs.
        try Stopwatch(scene: "S2", what: "draw 60, changes only", note: "each frame over the one before it").measure {
            scene.fonts.forgetTexts()
            let first = scene.frame(at: 0)
            var former = Rasterizer.Frame(list: first, pixmap: try rasterizer.render(first))
            for index in 1..<WidgetBench.frameCount {
                let list = scene.frame(at: Double(index) / last)
                former = try rasterizer.frame(list, over: former)
            }
        }
        let threads = "lists in order, frames as soon as there are lists"
        Stopwatch(scene: "S2", what: "draw 60, two threads", note: "\(WidgetBench.filmNote); \(threads)").measure {
            scene.fonts.forgetTexts()
            drawOnTwoThreads { scene.frame(at: Double($0) / last) }
        }
        Stopwatch(
            scene: "S2", what: "draw 60, strings shaped each frame, two threads", note: "\(WidgetBench.note); \(threads)"
        ).measure { drawOnTwoThreads { freshFrame(at: Double($0) / last) } }
    }

    /// One thread makes the lists in order while the other draws them; then both draw.
    private func drawOnTwoThreads(list: (Int) -> DisplayList) {
        let frames = WaitingFrames(count: WidgetBench.frameCount)
        let other = DispatchGroup()
        DispatchQueue.global().async(group: other) { [rasterizer] in frames.draw(with: rasterizer) }
        for index in 0..<WidgetBench.frameCount { frames.add(list(index)) }
        frames.draw(with: rasterizer)
        other.wait()
    }

    /// S1 with its strings shaped anew.
    private func freshStill() -> DisplayList {
        scene.fonts.forgetTexts()
        return scene.still()
    }

    /// A frame of S2 with its strings shaped anew.
    private func freshFrame(at time: Double) -> DisplayList {
        scene.fonts.forgetTexts()
        return scene.frame(at: time)
    }
}

/// Lists that wait for a thread to draw them.
private final class WaitingFrames: Sendable {
    private let lists = Mutex<[DisplayList]>([])
    private let ready = DispatchSemaphore(value: 0)
    private let begun = Atomic(0)
    private let count: Int

    init(count: Int) { self.count = count }

    func add(_ list: DisplayList) {
        lists.withLock { $0.append(list) }
        ready.signal()
    }

    /// Draws until as many lists as there are to be have been begun.
    func draw(with rasterizer: Rasterizer) {
        while begun.add(1, ordering: .relaxed).newValue <= count {
            ready.wait()
            if let list = lists.withLock({ $0.popLast() }) { _ = try? rasterizer.render(list) }
        }
    }
}
