import Drawing
import Foundation
import HostProtocol
import SwiftUI
import WidgetArchive

extension WidgetArchive {
    /// A widget's plan at one of the scales, with its results.
    @MainActor
    package struct Layout {
        var scale: Double
        var plan: PreviewPlan
        var entries: ArchivedEntries
        var scenes: [ArchivedScene] = []
        /// The same as its code shows it.
        var film: PreviewFilm

        init(scale: Double, plan: PreviewPlan, options: RenderOptions) async throws {
            (self.scale, self.plan) = (scale, plan)
            (entries, film) = try await PreviewRenderer(plan: plan, options: options).archived()
        }
    }

    /// The archive of a widget.
    ///
    /// - Parameter layouts: one for each scale, in order; at least one.
    @MainActor
    package init(of layouts: [Layout], name: String, options: RenderOptions) {
        let plan = layouts[0].plan
        let planned = plan.asides + plan.entries
        let entries = planned.enumerated().map { index, entry in
            let taken = layouts.map { $0.entries.touches(ofEntry: index - plan.asides.count) }
            return Entry(
                name: entry.name, date: entry.date, isAside: index < plan.asides.count,
                boxes: layouts.compactMap { $0.entries.boxes.indices.contains(index) ? $0.entries.boxes[index] : nil },
                touches: Self.merged(taken.map(\.touches)), url: taken[0].url)
        }
        self.init(
            name: name, family: plan.archivedKind ?? "", canvas: Canvas(layouts.map(\.plan), options),
            scales: layouts.map(\.scale), entries: entries, scenes: layouts.flatMap(\.scenes))
        let sizes = layouts.map(\.plan.size)
        if sizes.contains(where: { $0 != sizes[0] }) { canvases = layouts.map { Canvas([$0.plan], options) } }
    }

    /// The archive of one entry as one screen shows it, without the place around it, which does not belong to the widget.
    @MainActor
    init(of boxes: [ArchivedBox], plan: PreviewPlan, options: RenderOptions) {
        var canvas = plan
        canvas.stage = nil
        self.init(
            name: "widget", family: plan.archivedKind ?? "", canvas: Canvas([canvas], options),
            scales: [plan.environment.displayScale], entries: [Entry(name: "entry", date: ViewClock.start.date, boxes: boxes)])
    }

    /// The film of one of its scenes.
    ///
    /// - Throws: `ViewTreeError`.
    @MainActor
    func film(of scene: ArchivedScene, options: RenderOptions) throws -> PreviewFilm.Scene {
        var laidOut = self
        laidOut.entries = []
        if let canvas = scene.canvas { (laidOut.canvas, laidOut.canvases, laidOut.scales) = (canvas, nil, [scene.scale]) }
        var film = try PreviewRenderer(plan: PreviewPlan(laidOut, scale: scene.scale), options: options).scene(of: scene)
        if let larger = scene.canvas, larger.stage == nil { film.fit(to: PreviewPlan(self, scale: scene.scale).size) }
        return film
    }

    /// Touches with their boxes at all scales.
    private static func merged(_ scales: [[ArchivedTouch]]) -> [ArchivedTouch] {
        scales[0].enumerated().map { index, touch in
            var touch = touch
            let others = scales.map { $0.indices.contains(index) ? $0[index] : touch }
            let isWhole = others.allSatisfy { $0.label == touch.label && !$0.after.isEmpty }
            touch.before = isWhole ? others.flatMap(\.before) : []
            touch.switched = isWhole ? others.flatMap(\.switched) : []
            touch.after = isWhole ? others.flatMap(\.after) : []
            return touch
        }
    }

    /// The scale of the layout that is drawn at a scale: that scale, or the nearest one that is larger, or the largest.
    package func layoutScale(for scale: Double) -> Double {
        scales.filter { $0 >= scale }.min() ?? scales.max() ?? scale
    }
}

extension WidgetArchive.Canvas {
    /// - Parameter plans: one for each scale, in order; at least one.
    @MainActor
    init(_ plans: [PreviewPlan], _ options: RenderOptions) {
        let plan = plans[0]
        let backdrop = plan.backdrop.resolve(in: plan.environment)
        self.init(
            size: plan.size, cornerRadius: Double(plan.cornerRadius),
            backdrop: [backdrop.linearRed, backdrop.linearGreen, backdrop.linearBlue, backdrop.opacity])
        look =
            switch plan.look {
            case .fullColor: .fullColor
            case .accented: .accented
            case .vibrant: .vibrant
            case .clear: .clear
            }
        let tint = options.surroundings.accent
        self.tint = [tint.red, tint.green, tint.blue, tint.alpha]
        isDimmed = options[.alwaysOn]
        isDark = plan.environment.colorScheme == .dark
        drawsContainer = plan.container != .removed
        animation = plan.defaultAnimation.map { $0.form ?? .standard }
        stage = plan.stage.map {
            Stage(
                size: $0.size, origin: $0.origin, scale: Double($0.scale), isBare: $0.isBare,
                behind: plans.map { ArchivedDrawing($0.stage?.behind ?? []) })
        }
    }
}

extension EnvironmentValues {
    /// The environment of a tree that shows archives.
    static func presenting(scale: Double, isDark: Bool, isDimmed: Bool) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.isInWidget = true
        environment.displayScale = scale
        environment.colorScheme = isDark ? .dark : .light
        environment.isLuminanceReduced = isDimmed
        return environment
    }
}

extension RenderOptions {
    /// The options with an archive's description of how the system colours the widget.
    package func presenting(_ archive: WidgetArchive) -> RenderOptions {
        var options = self
        let tint = archive.canvas.tint
        options.surroundings.tint = .components(red: tint[0], green: tint[1], blue: tint[2], alpha: tint[3])
        options[.alwaysOn] = archive.canvas.isDimmed
        return options
    }
}

extension ArchivedEntries {
    fileprivate func touches(ofEntry index: Int) -> (url: String?, touches: [ArchivedTouch]) {
        touches.indices.contains(index) ? touches[index] : (nil, [])
    }
}

extension PreviewPlan {
    /// The plan that shows an archive. It uses no code of the widget's, no font and no file.
    package init(_ archive: WidgetArchive, scale: Double) {
        let layoutScale = archive.layoutScale(for: scale)
        let layout = archive.scales.firstIndex(of: layoutScale) ?? 0
        let canvas = archive.canvases?[layout] ?? archive.canvas
        let color = canvas.backdrop
        self.init(
            entries: [], size: canvas.size, placement: .centered, cornerRadius: CGFloat(canvas.cornerRadius),
            backdrop: Color(
                Color.Resolved(
                    colorSpace: .sRGBLinear, red: color[0], green: color[1], blue: color[2], opacity: color[3])),
            environment: .presenting(scale: layoutScale, isDark: canvas.isDark, isDimmed: canvas.isDimmed))
        defaultAnimation = canvas.animation.map(Animation.init(_:))
        look =
            switch canvas.look {
            case .fullColor: .fullColor
            case .accented: .accented
            case .vibrant: .vibrant
            case .clear: .clear
            }
        container = canvas.drawsContainer ? .view : .removed
        stage = canvas.stage.map {
            PlaceStage(
                size: $0.size, origin: $0.origin, scale: CGFloat($0.scale), isBare: $0.isBare,
                behind: $0.behind[archive.canvases == nil ? layout : 0].items)
        }
        let shown = archive.entries.map { entry in
            var shown = Entry(name: entry.name, date: entry.date) {
                guard entry.boxes.indices.contains(layout) else { throw PreviewError.noEntries }
                return ArchivedEntryView(box: entry.boxes[layout])
            }
            shown.hasFilms = entry.boxes.indices.contains(layout) && entry.boxes[layout].hasFilms
            return shown
        }
        let asideCount = archive.entries.prefix(while: \.isAside).count
        (asides, entries) = (Array(shown.prefix(asideCount)), Array(shown.dropFirst(asideCount)))
    }
}

extension PreviewPlan {
    /// The plan that shows the immediate changes of a touch; nil if the touch changes nothing.
    ///
    /// - Parameters:
    ///   - label: the label of the touched part, in the first entry that has it.
    ///   - notes: receives notes on what the touch would do.
    /// - Throws: `PresentationError.nothingThere`.
    init?(_ archive: WidgetArchive, touching label: String, scale: Double, notes: inout [String]) throws(PresentationError) {
        let timeline = archive.entries.drop(while: \.isAside)
        guard let entry = timeline.first(where: { $0.touches.contains { $0.isCalled(label) } }),
            let touch = entry.touches.first(where: { $0.isCalled(label) })
        else {
            var known: [String] = []
            for touch in timeline.flatMap(\.touches) where !known.contains(touch.label) { known.append(touch.label) }
            throw .nothingThere(label, known: known)
        }
        for intent in touch.intents {
            notes.append(
                "A touch of \"\(touch.label)\" performs \(intent), whose code is not in the archive: the film shows the widget until the "
                    + "intent has ended.")
        }
        if let url = touch.url { notes.append("A touch of \"\(touch.label)\" opens the app with \(url).") }
        guard !touch.after.isEmpty else {
            notes.append("A touch of \"\(touch.label)\" has no immediate visible effect.")
            return nil
        }
        var names = TourNames()
        var touched = archive
        touched.entries = [
            WidgetArchive.Entry(name: entry.name, date: entry.date, boxes: touch.before),
            WidgetArchive.Entry(name: names.file(of: touch.label), date: entry.date, boxes: touch.after),
        ]
        self.init(touched, scale: scale)
        let layout = archive.scales.firstIndex(of: archive.layoutScale(for: scale)) ?? 0
        let switched = touch.switched[layout]
        entries[1].makeFormerView = { ArchivedEntryView(box: switched) }
    }
}
