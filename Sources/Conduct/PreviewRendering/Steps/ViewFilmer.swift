import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI
import WidgetKit

/// Films a view that no preview shows, while steps are carried out; what recordings in tests stand on.
@MainActor
package struct ViewFilmer {
    private let options: RenderOptions
    private let planner: PreviewPlanner

    /// - Throws: `FontError`, `FontFileError` or `BundledFontError` if a font cannot be read.
    package init(options: RenderOptions) throws {
        self.options = options
        planner = PreviewPlanner(options: options, fonts: try FontSetup(named: options.code.fonts).library)
    }

    /// Films a view.
    ///
    /// - Parameter size: the canvas, in points; nil: as large as the view wants to be on an iPhone.
    /// - Throws: `StepError`, `ViewTreeError`, or what user code throws.
    package func film(_ view: any View, size: CGSize?, steps: [PreviewStep]) async throws -> PreviewFilm.Scene {
        VirtualClock.start()
        DefaultsOfAddresses.mend()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        let environment = planner.environment
        let fitting = size == nil ? ProposedViewSize(DeviceMetrics.size) : nil
        let size = size ?? ViewTree.idealSize(of: view, in: DeviceMetrics.size, environment: environment)
        guard size.width > 0, size.height > 0 else { throw PreviewError.emptyCanvas }
        var plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "recording") { view }], size: size, placement: .centered, cornerRadius: 0,
            backdrop: options.colorScheme == .dark ? .black : .white, environment: environment, defaultAnimation: nil)
        plan.fitting = fitting
        var scene = try await PreviewRenderer(plan: plan, options: options).filmScene("recording", steps: steps, of: plan.entries[0]).scene
        if fitting != nil { scene.fit(plan.fittedCanvas) }
        return scene
    }

    /// Films a widget as the system runs it: with the entries of its provider, from that of the present on.
    ///
    /// - Throws: `StepError`, `WidgetReadingError`, `IntentParameterError`, `ViewTreeError`, or what user code throws.
    package func film(_ widget: any Widget, family: WidgetFamily, steps: [PreviewStep]) async throws -> PreviewFilm.Scene {
        VirtualClock.start()
        DefaultsOfAddresses.mend()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        let plan = try await planner.plan(shownOf: PlacedWidget(widget: widget, family: family))
        guard let entry = plan.entries.first else { throw PreviewError.noEntries }
        var scene = try await PreviewRenderer(plan: plan, options: options).filmScene("recording", steps: steps, of: entry).scene
        scene.diagnostics = plan.remarks.diagnostics + scene.diagnostics
        return scene
    }

    /// The frames of a scene as pictures, the last one shown for the dwell.
    package func images(of scene: PreviewFilm.Scene) async throws -> [AnimationFrame] {
        let frames = scene.drawnFrames
        guard let first = frames.first else { return [] }
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: ProcessInfo.processInfo.activeProcessorCount)
        let sequence = FrameRasterizer.Sequence(frames: frames, from: 0, to: 0)
        let pixmaps = try await rasterizer.pixmaps(of: [first], and: [sequence]).sequences[0]
        return TimedImage.frames(TimedImage.images(pixmaps, clock: scene.clock, dwell: options.dwellTime))
    }

    /// The bytes of a file of some frames, in the format that its ending names.
    ///
    /// - Throws: `RecordingError.unknownFormat`, or what the encoder throws.
    package nonisolated static func encode(_ frames: [AnimationFrame], as ending: String, scale: Double) throws -> [UInt8] {
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        switch ending.lowercased() {
        case "gif": return try GIFEncoder(jobs: jobs).encode(frames).bytes
        case "apng", "png": return try APNGEncoder(pixelsPerPoint: scale, effort: .standard, jobs: jobs).encode(frames).bytes
        case "webp": return try WebPEncoder(effort: .standard, jobs: jobs).encode(frames).bytes
        default: throw RecordingError.unknownFormat(ending)
        }
    }

    /// One picture of the frames side by side, with their times.
    package nonisolated static func sheet(of frames: [AnimationFrame]) throws -> [UInt8] {
        try PNGEncoder(pixelsPerPoint: 1).encode(ContactSheet(frames).pixmap())
    }
}

/// Why a recording cannot be written.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
    case unknownFormat(String)

    package var description: String {
        switch self {
        case .unknownFormat(let ending):
            "A recording cannot be written as \"\(ending)\". Use the extension gif, apng, png, webp or sheet.png."
        }
    }
}
