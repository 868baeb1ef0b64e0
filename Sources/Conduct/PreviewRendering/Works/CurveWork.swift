import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI

/// Plots the curves that the first preview holds: an image and a drawing.
struct CurveWork: HostWork {
    let curves: HostRequest.Curves

    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        asked.announce()
        try await plot(asked.previews, environment: asked.planner.environment, options: options, in: session)
        session.sendSummary()
    }

    private func plot(
        _ previews: [CatalogedPreview], environment: EnvironmentValues, options: RenderOptions, in session: HostSession
    ) async throws {
        guard let preview = previews.first, case .view(_, let makeView) = preview.subject else { throw CurveError.nothingToPlot }
        let stopwatch = Stopwatch()
        let subjects = Self.curves(in: try makeView())
        guard !subjects.isEmpty else { throw CurveError.nothingToPlot }
        let titles = curves.titles
        let plotted = try subjects.enumerated().map { index, subject in
            let measured = curves.points.enumerated().filter { min($0.offset, subjects.count - 1) == index }
            return try PlottedCurve(
                titles.indices.contains(index) ? titles[index] : "curve \(index + 1)", of: subject, at: measured.flatMap(\.element.times))
        }
        let plot = CurvePlot(curves: plotted, points: curves.points)
        let plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "curve") { plot }], size: CurvePlot.size, placement: .centered, cornerRadius: 0,
            backdrop: .white, environment: environment, defaultAnimation: nil)
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        let pixmaps = try await FrameRasterizer(scale: options.scale, jobs: session.request.output.jobs).pixmaps(
            of: film.stills.map(\.list))
        guard let pixmap = pixmaps.first else { throw CurveError.nothingToPlot }
        let base = session.request.output.folder
        let files = [
            ("\(base).png", try PNGEncoder(pixelsPerPoint: options.scale).encode(pixmap)), ("\(base).svg", Array(plot.svg.utf8)),
        ]
        session.output.send(.begin(preview: preview.index, name: "curve"))
        for (path, bytes) in files {
            try AtomicFile.write(bytes, to: path)
            session.output.send(
                .file(
                    HostEvent.WrittenFile(
                        preview: preview.index, path: path, kind: .still, bytes: bytes.count,
                        milliseconds: stopwatch.milliseconds, label: "curve",
                        image: ImageFacts(
                            widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels, scale: options.scale))))
        }
        session.output.send(.end(preview: preview.index, note: nil))
    }

    /// The list of curves that a view stores, however it is wrapped.
    private static func curves(in value: Any, depth: Int = 0) -> [Any] {
        if let list = value as? [Any] { return list }
        guard depth < 6 else { return [] }
        for child in Mirror(reflecting: value).children {
            let found = curves(in: child.value, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }
}
