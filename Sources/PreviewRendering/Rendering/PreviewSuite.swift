import Drawing
import Foundation
import SwiftUI
import Typesetting

/// The previews linked into this process, as something to film and compare; what a test of previews stands on.
@MainActor
package struct PreviewSuite {
    private let options: RenderOptions
    private let planner: PreviewPlanner

    /// - Throws: `FontError`, `FontFileError` or `BundledFontError` if a font cannot be read.
    package init(options: RenderOptions) throws {
        self.options = options
        planner = PreviewPlanner(options: options, fonts: try FontSetup.shared(named: options.fonts).library)
    }

    /// The names of all previews, in the order of the catalogue, or of those that some modules declare.
    package static func names(inModules modules: Set<String>?) -> [String] {
        PreviewCatalog.all().filter { modules?.contains($0.module) ?? true }.map(\.name)
    }

    /// What one preview shows; user code reads the virtual clock meanwhile.
    ///
    /// - Throws: `PreviewError`, `ViewTreeError`, or what user code throws.
    package func film(_ name: String) async throws -> PreviewRecording {
        try await renderer(of: name) { try await $0.film() }
    }

    /// What a widget's preview shows by its views, and by the boxes that were archived of them alone; nil for anything else.
    package func filmFromBoxes(_ name: String) async throws -> (direct: PreviewRecording, presented: PreviewRecording, filmed: [String])? {
        try await renderer(of: name) { renderer in
            guard renderer.plan.family != nil else { return nil }
            let direct = try await renderer.film()
            let entries = try await renderer.archived().entries
            let presenter = PreviewRenderer(plan: renderer.plan.presenting(entries), options: options)
            return (direct, try await presenter.film(), entries.filmedKinds)
        }
    }

    /// What one preview of a view shows so many seconds after it has appeared, without the frames before.
    package func film(_ name: String, at seconds: Double) async throws -> DisplayList {
        try await renderer(of: name) { try await $0.film(at: seconds)[0].list }
    }

    private func renderer<Result>(
        of name: String, _ action: @MainActor (PreviewRenderer) async throws -> Result
    ) async throws -> Result {
        // A preview provider makes its views when the catalogue is read, so the clock is set before.
        VirtualClock.start()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        guard let preview = PreviewCatalog.all().first(where: { $0.name == name }) else {
            throw PreviewError.notMade("There is no preview named \"\(name)\".")
        }
        return try await action(PreviewRenderer(plan: planner.plan(preview), options: options))
    }
}
