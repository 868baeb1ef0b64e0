import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI

extension HostSession {
    /// Plots the curves that the first preview holds: a picture and a drawing.
    func plotCurves(_ previews: [CatalogedPreview], planner: PreviewPlanner, options: RenderOptions) async throws {
        guard let preview = previews.first, case .view(_, let makeView) = preview.subject else { throw CurveError.nothingToPlot }
        let stopwatch = Stopwatch()
        let subjects = Self.curves(in: try makeView())
        guard !subjects.isEmpty else { throw CurveError.nothingToPlot }
        let titles = request.curves
        let curves = try subjects.enumerated().map { index, subject in
            let measured = request.points.enumerated().filter { min($0.offset, subjects.count - 1) == index }
            return try PlottedCurve(
                titles.indices.contains(index) ? titles[index] : "curve \(index + 1)", of: subject, at: measured.flatMap(\.element.times))
        }
        let plot = CurvePlot(curves: curves, points: request.points)
        let plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "curve") { plot }], size: CurvePlot.size, placement: .centered, cornerRadius: 0,
            backdrop: .white, environment: planner.environment, defaultAnimation: nil)
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        let pixmaps = try await FrameRasterizer(scale: options.scale, jobs: request.jobs).pixmaps(of: film.stills.map(\.list))
        guard let pixmap = pixmaps.first else { throw CurveError.nothingToPlot }
        let base = request.outputFolder
        let files = [
            ("\(base).png", try PNGEncoder(pixelsPerPoint: options.scale).encode(pixmap)), ("\(base).svg", Array(plot.svg.utf8)),
        ]
        output.send(.begin(preview: preview.index, name: "curve"))
        for (path, bytes) in files {
            try AtomicFile.write(bytes, to: path)
            output.send(
                .file(
                    HostEvent.WrittenFile(
                        preview: preview.index, path: path, kind: .still, bytes: bytes.count,
                        milliseconds: stopwatch.milliseconds, label: "curve")))
        }
        output.send(.end(preview: preview.index, note: nil))
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
