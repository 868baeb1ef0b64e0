import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import PreviewRendering
@_exported import PreviewSteps
import SwiftUI
import WidgetKit

/// A film of a view while somebody does something to it: to be written, or to be compared with an accepted one.
public struct ViewRecording: Sendable {
    let frames: [AnimationFrame]
    let scale: Double

    /// The diagnostics of requested features that are not shown.
    public let diagnostics: [String]

    /// The addresses that taps in a widget would have opened, in order.
    public let openedURLs: [URL]

    init(frames: [AnimationFrame], scale: Double = 1, diagnostics: [String] = [], openedURLs: [URL] = []) {
        (self.frames, self.scale, self.diagnostics, self.openedURLs) = (frames, scale, diagnostics, openedURLs)
    }

    /// How many frames there are.
    public var frameCount: Int { frames.count }

    /// How long the film is, in seconds, its last frame included.
    public var seconds: Double { frames.last.map { $0.start.seconds + $0.duration.seconds } ?? 0 }

    /// Writes the film as GIF, APNG or WebP, by the extension of the path. A path that ends in `sheet.png` gets a picture of all frames.
    public func write(to path: String) throws {
        let ending = String(path.split(separator: ".").last ?? "")
        let bytes =
            path.hasSuffix("sheet.png")
            ? try ViewFilmer.sheet(of: frames) : try ViewFilmer.encode(frames, as: ending, scale: scale)
        try AtomicFile.write(bytes, to: path)
    }

    /// Returns a description of the difference from the accepted film in a folder; nil if nothing differs.
    ///
    /// - Parameters:
    ///   - name: of the film, without its ending.
    ///   - goldens: the folder of accepted pictures.
    public func difference(from name: String, in goldens: String) throws -> String? {
        try GoldenFolder(path: goldens).difference(frames, name: name)?.message
    }

    /// Accepts the film as it is.
    public func accept(as name: String, in goldens: String) throws {
        _ = try GoldenFolder(path: goldens).record(frames, name: name, pixelsPerPoint: scale)
    }
}

/// Films a view while steps are carried out, from rest to rest, in virtual time.
///
/// ```swift
/// let film = try await record(DailyCaffeineView()) {
///     Tap("Espresso")
///     Wait(.seconds(0.3))
///     Tap("Espresso")
/// }
/// try film.write(to: "espresso.gif")
/// ```
///
/// - Parameters:
///   - size: the canvas, in points; nil: as large as the view wants to be on an iPhone.
///   - scale: pixels per point.
///   - reduceMotion: whether people have asked for less motion, the value of `accessibilityReduceMotion`.
///   - showsTouches: whether a mark shows where the finger is.
/// - Throws: what a step that cannot be carried out throws, with what there is instead, or what the view's code throws.
@MainActor
public func record(
    _ view: some View, size: CGSize? = nil, scale: Double = 3, framesPerSecond: Double = 30,
    colorScheme: ColorScheme = .light, reduceMotion: Bool = false, showsTouches: Bool = false, @RecordingBuilder steps: () -> [RecordedStep]
) async throws -> ViewRecording {
    var options = RenderOptions()
    options.system = SnapshotTestingConfiguration.systemName()
    options.scale = scale
    options.framesPerSecond = framesPerSecond
    options.colorScheme = ColorSchemeName(colorScheme)
    options[.reduceMotion] = reduceMotion
    options[.showTouches] = showsTouches
    let recorder = try ViewFilmer(options: options)
    let scene = try await recorder.film(view, size: size, steps: steps().map(\.step))
    return try await ViewRecording(scene, by: recorder, scale: scale)
}

/// Films a widget while steps are carried out, as the system runs it: a tap performs its intent, the provider is asked again, and the
/// change is animated.
///
/// ```swift
/// let film = try await record(CaffeineTrackerWidget(), family: .systemSmall) {
///     Tap("Espresso")
///     GoTo(after: .seconds(3600))
/// }
/// ```
///
/// - Parameters:
///   - parameters: values of the widget's parameters by their names, as people choose them.
///   - latency: how long after a tap its answer comes.
///   - place: where the widget stands; nil: by itself.
///   - reduceMotion: whether people have asked for less motion.
/// - Throws: what a step that cannot be carried out throws, with what there is instead, or what the provider does wrong.
@MainActor
public func record(
    _ widget: some Widget, family: WidgetFamily, parameters: [String: String] = [:], latency: Duration = .milliseconds(500),
    place: SnapshotPlace? = nil, device: String? = nil, scale: Double = 3, framesPerSecond: Double = 30,
    colorScheme: ColorScheme = .light, reduceMotion: Bool = false, showsTouches: Bool = false, @RecordingBuilder steps: () -> [RecordedStep]
) async throws -> ViewRecording {
    var options = RenderOptions()
    options.system = SnapshotTestingConfiguration.systemName()
    options.scale = scale
    options.framesPerSecond = framesPerSecond
    options.colorScheme = ColorSchemeName(colorScheme)
    options[.reduceMotion] = reduceMotion
    options[.showTouches] = showsTouches
    options.latency = latency.inSeconds
    options.setParameters(parameters)
    options.surroundings.place = place?.place
    options.surroundings.device = try device.map { try SnapshotDevice($0).device.name }
    let recorder = try ViewFilmer(options: options)
    return try await ViewRecording(
        try await recorder.film(widget, family: family, steps: steps().map(\.step)), by: recorder, scale: scale)
}

extension ViewRecording {
    @MainActor
    fileprivate init(_ scene: PreviewFilm.Scene, by recorder: ViewFilmer, scale: Double) async throws {
        self.init(
            frames: try await recorder.images(of: scene), scale: scale, diagnostics: scene.diagnostics,
            openedURLs: scene.openedURLs)
    }
}
