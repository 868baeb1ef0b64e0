import Drawing
import Foundation
import SwiftUI
import WidgetArchive

extension BoxArchive {
    /// The archive of a widget's plan.
    ///
    /// - Parameter layouts: the boxes of its asides and entries at each scale.
    @MainActor
    package init(
        of plan: PreviewPlan, name: String, options: RenderOptions, layouts: [(scale: Double, entries: ArchivedEntries)]
    ) {
        let planned = plan.asides + plan.entries
        let entries = planned.enumerated().map { index, entry in
            Entry(
                name: entry.name, date: entry.date, isAside: index < plan.asides.count,
                boxes: layouts.compactMap { $0.entries.boxes.indices.contains(index) ? $0.entries.boxes[index] : nil })
        }
        self.init(
            name: name, family: plan.family?.description ?? "", canvas: Canvas(plan, options), scales: layouts.map(\.scale),
            entries: entries)
    }

    /// The scale of the layout that is drawn at a scale: that scale, or the nearest one that is larger, or the largest.
    package func layoutScale(for scale: Double) -> Double {
        scales.filter { $0 >= scale }.min() ?? scales.max() ?? scale
    }
}

extension BoxArchive.Canvas {
    @MainActor
    fileprivate init(_ plan: PreviewPlan, _ options: RenderOptions) {
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
        let tint = options.surroundings.tint
        self.tint = [tint.red, tint.green, tint.blue, tint.alpha]
        isDimmed = options.surroundings.isDimmed
        isDark = plan.environment.colorScheme == .dark
        drawsContainer = plan.container != .removed
        animation = plan.defaultAnimation.map { $0.form ?? .standard }
        stage = plan.stage.map {
            Stage(
                size: $0.size, origin: $0.origin, scale: Double($0.scale), isBare: $0.isBare, behind: ArchivedDrawing($0.behind))
        }
    }
}

extension RenderOptions {
    /// The options with what an archive says of how the system colours a widget.
    package func presenting(_ archive: BoxArchive) -> RenderOptions {
        var options = self
        let tint = archive.canvas.tint
        options.surroundings.tint = RGBA(red: tint[0], green: tint[1], blue: tint[2], alpha: tint[3])
        options.surroundings.isDimmed = archive.canvas.isDimmed
        return options
    }
}

extension PreviewPlan {
    /// The plan that shows an archive: no code of the widget's, no font and no file takes part in it.
    package init(_ archive: BoxArchive, scale: Double) {
        let canvas = archive.canvas
        let layoutScale = archive.layoutScale(for: scale)
        let layout = archive.scales.firstIndex(of: layoutScale) ?? 0
        var environment = EnvironmentValues()
        environment.isInWidget = true
        environment.displayScale = layoutScale
        environment.colorScheme = canvas.isDark ? .dark : .light
        let color = canvas.backdrop
        self.init(
            entries: [], size: canvas.size, placement: .centered, cornerRadius: CGFloat(canvas.cornerRadius),
            backdrop: Color(
                Color.Resolved(
                    colorSpace: .sRGBLinear, red: color[0], green: color[1], blue: color[2], opacity: color[3])),
            environment: environment)
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
                size: $0.size, origin: $0.origin, scale: CGFloat($0.scale), isBare: $0.isBare, behind: $0.behind.items)
        }
        let shown = archive.entries.map { entry in
            Entry(name: entry.name, date: entry.date) {
                guard entry.boxes.indices.contains(layout) else { throw PreviewError.noEntries }
                return ArchivedEntryView(box: entry.boxes[layout])
            }
        }
        let asideCount = archive.entries.prefix(while: \.isAside).count
        (asides, entries) = (Array(shown.prefix(asideCount)), Array(shown.dropFirst(asideCount)))
    }
}
