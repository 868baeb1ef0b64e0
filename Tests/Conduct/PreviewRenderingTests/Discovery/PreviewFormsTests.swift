import ActivityKit
import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

// Every form in which a preview can be written, as projects have them.

private struct FormEntry: TimelineEntry {
    var date = ViewClock.start.date
    var text: String
}

private struct FormProvider: TimelineProvider {
    func placeholder(in context: Context) -> FormEntry { FormEntry(text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (FormEntry) -> Void) { completion(FormEntry(text: "snapshot")) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<FormEntry>) -> Void) {
        completion(Timeline(entries: [FormEntry(text: "one"), FormEntry(text: "two"), FormEntry(text: "three")], policy: .never))
    }
}

private struct FormChoice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Word", default: "nothing") var word: String
    init() {}
    init(_ word: String) { self.word = word }
}

private struct FormChoiceProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FormEntry { FormEntry(text: "placeholder") }
    func snapshot(for configuration: FormChoice, in context: Context) async -> FormEntry { FormEntry(text: configuration.word) }
    func timeline(for configuration: FormChoice, in context: Context) async -> Timeline<FormEntry> {
        Timeline(entries: [FormEntry(text: configuration.word)], policy: .atEnd)
    }
}

private struct FormView: View {
    let entry: FormEntry
    var body: some View { Text(verbatim: entry.text).containerBackground(.white, for: .widget) }
}

/// Generic, so that no catalogue finds it by itself.
private struct FormWidget<Tag>: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "form", provider: FormProvider()) { FormView(entry: $0) } }
}

private struct FormSmallWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "form small", provider: FormProvider()) { FormView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

private struct FormChoiceWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "form choice", provider: FormChoiceProvider()) { FormView(entry: $0) }
    }
}

private struct FormAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
    var name: String
}

private struct FormActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FormAttributes.self) { context in
            Text(verbatim: "\(context.attributes.name) \(context.state.count)").padding()
                .activitySystemActionForegroundColor(.orange)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "\(context.state.count)") }
            } compactLeading: {
                Text(verbatim: "L")
            } compactTrailing: {
                Text(verbatim: "\(context.state.count)")
            } minimal: {
                Text(verbatim: "\(context.state.count)")
            }
        }
    }
}

private struct FormModifier: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }
    func body(content: Content, context: String) -> some View {
        VStack {
            Text(verbatim: context)
            content
        }
    }
}

private final class FormWords {
    let words: [String]
    init(_ words: [String]) { self.words = words }
    @MainActor static let usual = [FormWords(["usual"])]
}

/// A modifier with parameters that are not sendable. That the traits below compile is a test: traits and modifiers are of the main actor.
private struct WordsModifier: PreviewModifier {
    var words: [FormWords] = []
    func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static func words(_ words: [FormWords] = []) -> Self { .modifier(WordsModifier(words: words)) }
    fileprivate static let usualWords: Self = words(FormWords.usual)
}

private actor FormStore {
    private(set) var loads = 0
    func load() -> String {
        loads += 1
        return "from an actor \(loads)"
    }
}

/// Its context comes from another executor, and after a delay.
private struct AwaitedModifier: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        try await Task.sleep(for: .seconds(3600))
        return await FormStore().load()
    }
    func body(content: Content, context: String) -> some View {
        VStack {
            Text(verbatim: context)
            content
        }
    }
}

private struct StuckModifier: PreviewModifier {
    static func makeSharedContext() async throws -> String { await withUnsafeContinuation { _ in } }
    func body(content: Content, context: String) -> some View { content }
}

/// Generic, so that no catalogue finds it by itself.
private struct FormCenterProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FormEntry { FormEntry(text: "placeholder") }
    func snapshot(for configuration: FormChoice, in context: Context) async -> FormEntry { FormEntry(text: "snapshot") }
    func timeline(for configuration: FormChoice, in context: Context) async -> Timeline<FormEntry> {
        let widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
        let words = widgets.compactMap { $0.widgetConfigurationIntent(of: FormChoice.self)?.word }
        return Timeline(entries: [FormEntry(text: words.joined())], policy: .atEnd)
    }
}

#Preview("Form center", as: .accessoryRectangular, using: FormChoice("chosen")) {
    FormChoiceWidget<Int>()
} timelineProvider: {
    FormCenterProvider()
}

#Preview("Form awaited modifier", traits: .modifier(AwaitedModifier()), .sizeThatFitsLayout) { Text(verbatim: "modified") }

#Preview("Form stuck modifier", traits: .modifier(StuckModifier())) { Text(verbatim: "modified") }

#Preview("Form timeline", as: .systemSmall) {
    FormWidget<Int>()
} timeline: {
    FormEntry(text: "a")
    for index in 1...2 { FormEntry(text: "b\(index)") }
}

#Preview("Form provider", as: .systemMedium, widget: { FormWidget<Int>() }, timelineProvider: { FormProvider() })

#Preview("Form intent", as: .accessoryRectangular, using: FormChoice("something")) {
    FormChoiceWidget<Int>()
} timelineProvider: {
    FormChoiceProvider()
}

#Preview("Form banner", as: .content, using: FormAttributes(name: "N")) {
    FormActivity()
} contentStates: {
    FormAttributes.ContentState(count: 1)
    FormAttributes.ContentState(count: 2)
}

#Preview("Form compact", as: .dynamicIsland(.compact), using: FormAttributes(name: "N")) {
    FormActivity()
} contentStates: {
    FormAttributes.ContentState(count: 1)
}

#Preview("Form minimal", as: .dynamicIsland(.minimal), using: FormAttributes(name: "N")) {
    FormActivity()
} contentStates: {
    FormAttributes.ContentState(count: 1)
}

#Preview("Form expanded", as: .dynamicIsland(.expanded), using: FormAttributes(name: "N")) {
    FormActivity()
} contentStates: {
    FormAttributes.ContentState(count: 1)
    FormAttributes.ContentState(count: 2)
    FormAttributes.ContentState(count: 3)
}

private final class FormController: UIViewController {
    /// A name that views of SwiftUI's have, too.
    let body = "red"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
}

#Preview("Form controller") { FormController() }
#Preview("Form returned controller", traits: .fixedLayout(width: 120, height: 44)) {
    let controller = FormController()
    controller.title = "Red"
    return controller
}
#Preview("Form UIKit view", traits: .fixedLayout(width: 120, height: 44)) {
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return view
}

#Preview("Form view") { Text(verbatim: "view") }

#Preview("Form traits", traits: .fixedLayout(width: 120, height: 44)) { Text(verbatim: "traits") }

#Preview("Form modifier", traits: .modifier(FormModifier()), .sizeThatFitsLayout) { Text(verbatim: "modified") }

#Preview("Form previewable", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("Switch", isOn: $isOn)
}

private struct FormProviderPreviews: PreviewProvider {
    static var previews: some View {
        FormView(entry: FormEntry(text: "older")).previewContext(WidgetPreviewContext(family: .systemLarge))
            .previewDisplayName("Form older")
        Text(verbatim: "fixed").previewLayout(.fixed(width: 80, height: 30)).previewDisplayName("Form layout")
        FormAttributes(name: "N").previewContext(FormAttributes.ContentState(count: 5), viewKind: .content)
            .previewDisplayName("Form older banner")
    }
}

/// Each form is found, planned as it says and drawn.
@Suite("Forms of previews", .serialized) @MainActor struct PreviewFormsTests {
    struct Form: Sendable, CustomTestStringConvertible {
        var title: String
        var entries: Int
        var size: CGSize?
        var isWidget = false
        var testDescription: String { title }
    }

    nonisolated static let forms = [
        Form(title: "Form timeline", entries: 3, size: CGSize(width: 170, height: 170), isWidget: true),
        Form(title: "Form provider", entries: 3, size: CGSize(width: 364, height: 170), isWidget: true),
        Form(title: "Form intent", entries: 1, size: CGSize(width: 172, height: 76), isWidget: true),
        Form(title: "Form banner", entries: 2, size: CGSize(width: 408, height: 84)),
        Form(title: "Form compact", entries: 1), Form(title: "Form minimal", entries: 1),
        Form(title: "Form expanded", entries: 3, size: CGSize(width: 408, height: 84)),
        Form(title: "Form view", entries: 1, size: CGSize(width: 430, height: 932)),
        Form(title: "Form controller", entries: 1, size: CGSize(width: 430, height: 932)),
        Form(title: "Form returned controller", entries: 1, size: CGSize(width: 120, height: 44)),
        Form(title: "Form UIKit view", entries: 1, size: CGSize(width: 120, height: 44)),
        Form(title: "Form traits", entries: 1, size: CGSize(width: 120, height: 44)),
        Form(title: "Form modifier", entries: 1), Form(title: "Form awaited modifier", entries: 1),
        Form(title: "Form previewable", entries: 1),
        Form(title: "Form older", entries: 1, size: CGSize(width: 364, height: 382), isWidget: true),
        Form(title: "Form layout", entries: 1, size: CGSize(width: 80, height: 30)),
        Form(title: "Form older banner", entries: 1, size: CGSize(width: 408, height: 84)),
    ]

    private func film(
        _ title: String, _ change: (inout RenderOptions) throws -> Void = { _ in }
    ) async throws -> (plan: PreviewPlan, film: PreviewFilm) {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        try change(&options)
        let preview = try #require(PreviewCatalog.all().first { $0.title == title })
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(preview)
        return (plan, try await PreviewRenderer(plan: plan, options: options).film())
    }

    @Test(
        "A controller and a view of UIKit's fill the preview",
        arguments: ["Form controller", "Form returned controller", "Form UIKit view"])
    func platform(_ title: String) async throws {
        let list = try #require(try await film(title).film.stills.first).list
        let pixels = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: list)
        for y in [0, pixels.heightInPixels / 2, pixels.heightInPixels - 1] {
            #expect(pixels[pixels.widthInPixels / 2, y].red == 255 && pixels[pixels.widthInPixels / 2, y].green == 0, "\(y)")
        }
    }

    @Test("Every form is drawn as it says", arguments: forms) func form(_ form: Form) async throws {
        let (plan, film) = try await film(form.title)
        #expect(plan.entries.count == form.entries && film.stills.count == form.entries)
        expect(plan.family != nil, equals: form.isWidget)
        if let size = form.size { expect(plan.size, equals: size) }
        #expect(plan.remarks.failures == [] && film.diagnostics == [])
        #expect(film.stills.allSatisfy { !$0.list.items.isEmpty })
        // Entries of widgets and states of activities differ, so each still does.
        for (one, other) in zip(film.stills, film.stills.dropFirst()) { #expect(one.list != other.list) }
    }

    @Test("A preview in a family that its widget does not support is drawn, and told") func unsupported() async throws {
        func remarks(_ family: WidgetFamily) async throws -> PreviewPlan.Remarks {
            let content = WidgetPreviewContent(family: family, widget: { FormSmallWidget<Int>() }) { _ in
                EntrySeries(listed: [FormEntry(text: "one")])
            }
            let planner = PreviewPlanner(options: RenderOptions(), fonts: try FontLibrary.bundled())
            return try await planner.plan(content, entryNames: []).remarks
        }
        try await expect(remarks(.systemSmall).diagnostics, equals: [])
        let words = try await remarks(.systemLarge).diagnostics
        func openWords(_ family: WidgetFamily) async throws -> [String] {
            let content = WidgetPreviewContent(family: family, widget: { FormWidget<Int>() }) { _ in
                EntrySeries(listed: [FormEntry(text: "one")])
            }
            let planner = PreviewPlanner(options: RenderOptions(), fonts: try FontLibrary.bundled())
            return try await planner.plan(content, entryNames: []).remarks.diagnostics
        }
        try await expect(openWords(.accessoryRectangular), equals: [], "a widget that names no families may be a watch's")
        #expect(
            words.count == 1 && words[0].contains("as systemLarge, a family that it does not support") && words[0].contains("systemSmall"))
    }

    @Test("A preview's intent is what its provider is asked with") func intent() async throws {
        let (plan, _) = try await film("Form intent")
        let tree = ViewTree(size: plan.size, environment: plan.environment)
        try tree.update(plan.entries[0].makeView(), transaction: Transaction(), at: 0)
        #expect(tree.layoutDump().contains("\"something\""))
    }

    /// What the first entry of a plan shows, in words.
    private func layout(of plan: PreviewPlan) throws -> String {
        let tree = ViewTree(size: plan.size, environment: plan.environment)
        try tree.update(plan.entries[0].makeView(), transaction: Transaction(), at: 0)
        return tree.layoutDump()
    }

    @Test("WidgetCenter knows the intent of a preview") func center() async throws {
        #expect(try layout(of: try await film("Form center").plan).contains("\"chosen\""))
    }

    @Test("A context that is waited for is drawn; one that never comes is told") func awaited() async throws {
        let words = try layout(of: try await film("Form awaited modifier").plan)
        #expect(words.contains("\"from an actor 1\"") && words.contains("\"modified\""))
        let error = await #expect(throws: PreviewError.self) { try await film("Form stuck modifier") { $0.providerDeadline = 0.2 } }
        expect(error, equals: .contextTooLate(modifier: "StuckModifier", seconds: 0.2))
    }

    @Test("A device leaves out the previews of widgets that it does not have, and says so once") func families() async throws {
        let all = PreviewCatalog.all().filter { ["Form timeline", "Form provider", "Form intent", "Form view"].contains($0.title) }
        let (shown, words) = WidgetCatalog.shown(all, on: .watch)
        expect(shown.compactMap(\.title), equals: ["Form intent", "Form view"])
        #expect(
            words?.contains("has no systemSmall, systemMedium") == true && words?.contains("(Form timeline, Form provider)") == true,
            "\(words ?? "")")
        // Where nothing else is asked for it is told why that cannot be drawn.
        expect(WidgetCatalog.shown(all.filter { $0.title == "Form timeline" }, on: .watch).previews.count, equals: 1)
        #expect(WidgetCatalog.shown(all, on: .standard).words == nil)
    }

    @Test("A Live Activity that no preview shows is drawn with the values of a sample, in every presentation") func sampledActivity()
        async throws
    {
        let sample = try #require(PreviewCatalog.all().first { $0.title == "Form minimal" })
        guard case .surface(let content as ActivityPreviewContent) = sample.subject else { return #expect(Bool(false)) }
        let surface = try await content.like(.content, asSample: true).surface([])
        #expect(surface.states.count == 1 && surface.states[0].redaction == [])
        #expect(surface.notes.count == 1 && surface.notes[0].contains("drawn with sample values"))
        try await expect(content.like(.content).surface([]).notes, equals: [])
        #expect(SurfaceCatalog.isSample("App/ActivitiesWithoutPreviews+Ride.swift") && !SurfaceCatalog.isSample("App/Ride.swift"))
    }

    @Test(
        "Live Activities take the width of the device",
        arguments: [
            ("Form banner", "iPhone 15", 371), ("Form expanded", "iPhone 15", 371), ("Form compact", "iPhone 15", 230),
            ("Form compact", "iPhone 15 Pro Max", 250), ("Form banner", "iPhone SE", 353),
        ] as [(String, String, CGFloat)]) func device(_ title: String, _ device: String, _ width: CGFloat) async throws
    {
        let (plan, _) = try await film(title) { options in
            options.surroundings.device = device
        }
        expect(plan.size.width, equals: width)
    }

    @Test("Nothing is told of the colour of a button that nobody would see") func actionColor() async throws {
        let (_, film) = try await film("Form banner")
        #expect(!film.notes.contains { $0.contains("activitySystemActionForegroundColor") })
    }
}
