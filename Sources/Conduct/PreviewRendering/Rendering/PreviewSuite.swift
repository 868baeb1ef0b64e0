import Drawing
import Foundation
import HostProtocol
import Pixels
import RunContext
import SwiftUI
import Typesetting
import UIKit
import WidgetArchive

/// The previews linked into this process, for filming and comparing; the base for tests of previews.
@MainActor
package struct PreviewSuite {
    private let options: RenderOptions
    private let planner: PreviewPlanner
    private let presentsArchives: Bool
    private let variant: RenderVariant?

    /// - Parameters:
    ///   - presentsArchives: whether widgets are shown from their archives, as everywhere; else as their code draws them.
    ///   - variant: the look of the previews; nil: as the options say.
    /// - Throws: `FontError`, `FontFileError` or `BundledFontError` if a font cannot be read.
    package init(options: RenderOptions, presentsArchives: Bool = true, variant: RenderVariant? = nil) throws {
        (self.options, self.presentsArchives, self.variant) = (options, presentsArchives, variant)
        planner = PreviewPlanner(options: options, fonts: try FontSetup.shared(named: options.code.fonts).library)
    }

    /// Returns the names of all previews, in the order of the catalogue, or of those in some modules.
    package static func names(inModules modules: Set<String>?) -> [String] {
        PreviewCatalog.all().filter { modules?.contains($0.module) ?? true }.map(\.name)
    }

    /// The name of a preview, and where it is written.
    package struct PreviewPlace: Equatable, Sendable {
        package let name, module, file: String
        package let line: Int

        package init(name: String, module: String, file: String, line: Int) {
            (self.name, self.module, self.file, self.line) = (name, module, file, line)
        }
    }

    /// Returns all previews with their places, in the order of the catalogue.
    package static func places() -> [PreviewPlace] {
        PreviewCatalog.all().map { PreviewPlace(name: $0.name, module: $0.module, file: $0.file, line: $0.line) }
    }

    /// Pixels per point of what one preview shows.
    package func scale(of name: String) async throws -> Double {
        try await asked(name) { preview in
            defer { planner.surround(after: preview) }
            return planner.following(preview).options.scale
        }
    }

    /// Returns the film of one preview; user code reads the virtual clock meanwhile.
    ///
    /// - Throws: `PreviewError`, `ViewTreeError`, or what user code throws.
    package func film(_ name: String) async throws -> PreviewFilm {
        try await renderer(of: name) { try await $0.film() }
    }

    /// The most rounds in which a canvas grows: rows that come into sight may be higher than they were estimated.
    private static let mostRounds = 4

    /// Returns the film of one preview on a canvas that shows the whole content of its first scroll view, if its views wish so.
    ///
    /// - Parameter byDefault: whether previews without such a wish are expanded.
    package func expandedFilm(_ name: String, byDefault: Bool) async throws -> PreviewFilm {
        var film = try await film(name)
        var height: CGFloat = 0
        for _ in 0..<Self.mostRounds {
            guard film.wishes.expandsScrollView ?? byDefault, film.hiddenHeight >= 1 else { break }
            height += film.hiddenHeight.rounded(.up)
            let higher = try await renderer(of: name, higherBy: height) { try await $0.film() }
            // A sheet of half a screen, or a frame, keeps its height.
            guard higher.hiddenHeight < film.hiddenHeight else { break }
            film = higher
        }
        return film
    }

    /// Returns the picture of a preview's first entry at rest, and its elements for assistive technologies in reading order.
    package func accessible(_ name: String) async throws -> (pixmap: Pixmap, elements: [AccessibleElementSummary]) {
        try await renderer(of: name) { renderer in
            let entry = try renderer.inspectedStill()
            let scale = renderer.options.scale
            let pixmap = try FrameRasterizer(scale: scale, jobs: 1).pixmap(of: entry.list)
            return (pixmap, AccessibilityFindings(pixmap: pixmap, scale: scale).added(to: entry.accessible))
        }
    }

    /// The archive of a preview of a widget, a Live Activity or a control at some scales; nil for anything else.
    package func archive(_ name: String, scales: [Double]) async throws -> WidgetArchive? {
        try await asked(name) { preview in
            var layouts: [WidgetArchive.Layout] = []
            try await planner.forEachScale(scales, of: preview) { scale, plan in
                guard plan.archivedKind != nil else { return }
                layouts.append(try await WidgetArchive.Layout(scale: scale, plan: plan, options: options))
            }
            return layouts.isEmpty ? nil : WidgetArchive(of: layouts, name: name, options: options)
        }
    }

    /// Returns the film of an archive by itself.
    package static func film(_ archive: WidgetArchive, options: RenderOptions) async throws -> PreviewFilm {
        let plan = PreviewPlan(archive, scale: options.scale)
        return try await PreviewRenderer(plan: plan, options: options.presenting(archive)).film()
    }

    /// Returns the frame of a preview of a view a number of seconds after it has appeared, without the frames before.
    package func film(_ name: String, at seconds: Double) async throws -> DisplayList {
        try await renderer(of: name) { try await $0.film(at: seconds)[0].list }
    }

    /// Returns the film of a preview of a view above another view, which keeps a height of the canvas in points to itself.
    package func film(_ name: String, above neighbour: some View, height: CGFloat) async throws -> PreviewFilm {
        try await asked(name) { preview in
            var plan = try await planner.plan(preview)
            plan.size.height += height
            plan.fitting = nil
            for index in plan.entries.indices {
                let makeView = plan.entries[index].makeView
                plan.entries[index].makeView = {
                    let content = AnyView(try makeView())
                    return VStack(spacing: 0) {
                        content.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
                        neighbour.frame(height: height)
                    }
                }
            }
            return try await PreviewRenderer(plan: plan, options: options).film()
        }
    }

    private func renderer<Result>(
        of name: String, higherBy height: CGFloat = 0, _ action: @MainActor (PreviewRenderer) async throws -> Result
    ) async throws -> Result {
        try await asked(name) { preview in
            let planner = planner.following(preview)
            defer { self.planner.surround(after: preview) }
            var plan = try await planner.plan(preview)
            plan.size.height += height
            if let proposal = plan.fitting?.height { plan.fitting?.height = proposal + height }
            var renderer = PreviewRenderer(plan: plan, options: planner.options)
            renderer.presentsArchives = presentsArchives
            return try await action(renderer)
        }
    }

    private func asked<Result>(_ name: String, _ action: @MainActor (CatalogedPreview) async throws -> Result) async throws -> Result {
        // A preview provider makes its views when the catalogue is read, so the clock is set before.
        VirtualClock.start()
        DefaultsOfAddresses.mend()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        guard let preview = PreviewCatalog.all().first(where: { $0.name == name }) else {
            throw PreviewError.notMade("There is no preview named \"\(name)\".")
        }
        let asked = preview.inVariants(variant.map { [$0] } ?? [])[0]
        return try await RunContext.with(\.appearances, AppearanceProxies()) { try await action(asked) }
    }
}
