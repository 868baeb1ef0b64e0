import Foundation
import SwiftUI
import Typesetting
import WidgetKit

/// Decides how previews are shown.
@MainActor
struct PreviewPlanner {
    let options: RenderOptions
    let fonts: FontLibrary
    private let assets: AssetFolders

    init(options: RenderOptions, fonts: FontLibrary) {
        self.options = options
        self.fonts = fonts
        assets = AssetFolders(sourceRoots: options.sourceRoots, locale: options.locale)
    }

    /// The plan of a preview.
    ///
    /// - Throws: `PreviewError`, or what user code throws.
    func plan(_ preview: CatalogedPreview) async throws -> PreviewPlan {
        // Providers and the bodies of previews ask for texts of the current locale.
        var plan = try await Locale.$formatting.withValue(options.locale) { try await planned(preview) }
        plan.entries = plan.entries.map { entry in
            var entry = entry
            let (makeView, locale) = (entry.makeView, options.locale)
            entry.makeView = { try Locale.$formatting.withValue(locale) { try makeView() } }
            return entry
        }
        return plan
    }

    private func planned(_ preview: CatalogedPreview) async throws -> PreviewPlan {
        switch preview.subject {
        case .failed(let message):
            throw PreviewError.notMade(message)
        case .widget(let content):
            return try await plan(content, entryNames: preview.entryNames)
        case .view(let attributes, let view):
            if let context = attributes.context as? WidgetPreviewContext {
                return try plan(viewInWidget: view, family: options.family ?? context.family)
            }
            return try plan(view, attributes: attributes)
        }
    }

    // MARK: Widgets

    private func plan(_ content: WidgetPreviewContent, entryNames: [String?]) async throws -> PreviewPlan {
        let family = options.family ?? content.family
        let description = try content.widget().describe()
        var plan = try widgetPlan(family: family, hasMargins: !description.areContentMarginsDisabled)
        let entries = try await content.entries(TimelineProviderContext(previewing: family))
        guard !entries.isEmpty else { throw PreviewError.noEntries }
        // Names count only if they are those of all entries: a loop in the source makes more entries than names.
        let known = entryNames.count == entries.count ? entryNames : []
        var names = UniqueNames()
        plan.entries = entries.enumerated().map { index, entry in
            let name = index < known.count ? known[index] : nil
            return PreviewPlan.Entry(name: names.unique(name ?? "entry\(index + 1)"), date: entry.date) { try description.timelines.content(for: entry) }
        }
        return plan
    }

    private func plan(
        viewInWidget view: @escaping @MainActor () throws -> any View, family: WidgetFamily
    ) throws -> PreviewPlan {
        var plan = try widgetPlan(family: family, hasMargins: true)
        plan.entries = [PreviewPlan.Entry(name: "entry1", makeView: view)]
        return plan
    }

    private func widgetPlan(family: WidgetFamily, hasMargins: Bool) throws -> PreviewPlan {
        guard let metrics = WidgetMetrics(family: family) else { throw PreviewError.unknownSize(family.description) }
        var environment = environment
        environment.isInWidget = true
        environment.widgetFamily = family
        environment.widgetContentMargins = metrics.contentMargins
        environment.containerShape = ContainerShape(
            shape: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous),
            frame: CGRect(origin: .zero, size: metrics.size))
        return PreviewPlan(
            entries: [], size: metrics.size,
            placement: .inset(hasMargins ? metrics.contentMargins : EdgeInsets()), cornerRadius: metrics.cornerRadius,
            backdrop: Color(.sRGB, white: options.colorScheme == .dark ? 0.11 : 1), environment: environment,
            defaultAnimation: .default)
    }

    // MARK: Views

    private func plan(
        _ view: @escaping @MainActor () throws -> any View, attributes: PreviewAttributes
    ) throws -> PreviewPlan {
        var size = attributes.device.flatMap { DeviceMetrics.size(of: $0) } ?? DeviceMetrics.size
        if attributes.orientation?.isLandscape == true { size = CGSize(width: size.height, height: size.width) }
        switch attributes.layout ?? .device {
        case .device: break
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        case .sizeThatFits: size = ViewTree.idealSize(of: try view(), in: size, environment: environment)
        }
        return PreviewPlan(
            entries: [PreviewPlan.Entry(name: "entry1") { PreferredAppearance(try view()) }], size: size, placement: .centered,
            cornerRadius: 0, backdrop: options.colorScheme == .dark ? .black : .white, environment: environment,
            defaultAnimation: nil)
    }

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.fontLibrary = fonts
        environment.assetSource = assets
        environment.displayScale = CGFloat(options.scale)
        environment.colorScheme = options.colorScheme
        environment.locale = options.locale
        environment.timeZone = options.timeZone
        environment.layoutDirection =
            options.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return environment
    }
}

/// Why a preview could not be rendered.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
    case notMade(String)
    case noEntries
    case emptyCanvas
    case unknownSize(String)

    package var description: String {
        switch self {
        case .notMade(let message): message
        case .noEntries:
            "The preview's timeline has no entries: there is nothing to show. List at least one in `timeline:`."
        case .unknownSize(let family):
            "The size of a widget of family \(family) is not known on an iPhone. Preview it in another family."
        case .emptyCanvas:
            "The preview's canvas has no area. Give the view a size, or the preview a layout."
        }
    }
}
