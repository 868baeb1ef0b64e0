import Delivery
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetKit

/// The previews of this executable, and the requested ones among them.
@MainActor
struct AskedPreviews {
    let session: HostSession
    let planner: PreviewPlanner
    /// Every preview.
    let all: [CatalogedPreview]
    /// The previews that the options' filter and device leave.
    let asked: [CatalogedPreview]
    /// The same without those that earlier hosts have finished.
    let previews: [CatalogedPreview]
    /// The files of the previews.
    private let sources: SourcePaths
    /// The note on previews that the device does not show; nil if it shows all.
    private let unshown: String?

    private var options: RenderOptions { planner.options }
    private var output: EventOutput { session.output }

    /// Looks for the previews, and asks providers for theirs.
    init(in session: HostSession, options: RenderOptions) throws {
        self.session = session
        let fonts = try FontSetup(named: options.code.fonts, found: options.code.foundFonts)
        for fault in fonts.faults { session.output.send(.diagnostic(preview: nil, message: fault)) }
        planner = PreviewPlanner(options: options, fonts: fonts.library)
        let patterns = options.filter.map(GlobPattern.init)
        let found = VirtualRandom.fromStart {
            PreviewCatalog.all(
                options[.widgets] ? .all : .unseen, views: options.views ? .all : .alone, isApp: options.code.isApp,
                family: options.widgetFamily, device: options.surroundings.familyDevice, faults: Self.faults(of: session.request)
            ) { session.output.send(.finding(provider: $0)) }
        }
        all = found.flatMap { $0.inVariants(options.variants) }
        var asked = all.filter { preview in
            patterns.isEmpty || patterns.contains { $0.matches(preview.name) || $0.matches(preview.title ?? "") }
        }
        var unshown: String?
        if options.family == nil, let device = options.surroundings.familyDevice {
            (asked, unshown) = WidgetCatalog.shown(asked, on: device)
        }
        if let files = options.files {
            // A preview without a line comes from a provider or a type, whose file is a guess.
            asked = asked.filter { $0.line == 0 || files.contains(FilePath.name(of: $0.file)) }
        }
        asked = options.shard?.part(of: asked) ?? asked
        (self.asked, self.unshown) = (asked, unshown)
        previews = asked.filter { !session.request.resume.skip.contains($0.index) }
        sources = SourcePaths(of: previews.map(\.file), in: options.code.sourceRoots)
    }

    private static func faults(of request: HostRequest) -> [String: String] {
        Dictionary(request.resume.faultyProviders.map { ($0.name, $0.message) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of all previews, and of all widgets and views that would be drawn without one if they were asked for.
    var everyName: Set<String> {
        Set((all + PreviewCatalog.all(.all, views: .all, faults: Self.faults(of: session.request))).map(\.name))
    }

    /// Sends the list of previews, and the reports from the search for them, as of a provider's stored properties, which belong
    /// to no preview.
    func announce() {
        output.send(.previews(previews.map(summary)))
        let words = session.reports()
        if isFirst { for words in words { output.send(.diagnostic(preview: nil, message: words)) } }
    }

    /// Sends the notes on widgets and views without previews.
    func noteUnpreviewed() {
        guard isFirst else { return }
        if options.filter.isEmpty {
            for words in WidgetCatalog.words() { output.send(.note(preview: nil, message: words)) }
            if options.family == nil, let device = options.surroundings.familyDevice {
                for words in WidgetCatalog.words(about: device) { output.send(.note(preview: nil, message: words)) }
            }
        }
        if let unshown { output.send(.note(preview: nil, message: unshown)) }
        if let word = ViewCatalog.word(about: previews) { output.send(.note(preview: nil, message: word)) }
    }

    /// True in the first host of a run.
    var isFirst: Bool { session.request.resume.skip.isEmpty }

    // MARK: The list

    /// Returns the summary of a preview as the catalogue knows it, without asking the preview.
    private func summary(of preview: CatalogedPreview) -> HostEvent.PreviewSummary {
        let kind =
            switch preview.subject {
            case .widget, .placed: "widget"
            case .surface(let content): content.kindName
            case .view, .failed: "view"
            }
        return HostEvent.PreviewSummary(
            index: preview.index, name: preview.name, title: preview.title,
            file: sources.path(of: preview.file).map { "\($0.root)/\($0.file)" } ?? preview.file, line: preview.line, kind: kind,
            source: preview.source, variant: preview.variant, variants: preview.variantAxes)
    }

    /// The same with the facts that only planning finds.
    func summaries() async -> [HostEvent.PreviewSummary] {
        var result: [HostEvent.PreviewSummary] = []
        for preview in previews {
            var summary = summary(of: preview)
            defer { planner.surround(after: preview) }
            output.send(.begin(preview: preview.index, name: preview.shownName))
            do {
                let plan = try await RunContext.with(session.context(of: preview)) {
                    try await planner.following(preview).plan(preview)
                }
                if plan.family != nil { summary.kind = "widget" }
                summary.family = plan.family?.description
                summary.size = [Double(plan.size.width), Double(plan.size.height)]
                summary.entries = plan.entries.count
                for message in plan.remarks.failures { output.send(.failure(preview: preview.index, message: message)) }
            } catch {
                output.send(.failure(preview: preview.index, message: error.words))
            }
            output.send(.end(preview: preview.index, note: nil))
            result.append(summary)
        }
        return result
    }

    /// `File.swift:12`.
    func place(of preview: CatalogedPreview) -> String {
        let file = sources.path(of: preview.file)?.file ?? preview.file
        return preview.line > 0 ? "\(file):\(preview.line)" : file
    }
}
