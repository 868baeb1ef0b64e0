import Appearance
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import Typesetting
import UIKit
import VirtualTime
import WidgetKit

/// Decides how previews are shown.
@MainActor
struct PreviewPlanner {
    private(set) var options: RenderOptions
    let fonts: FontLibrary
    private var assets: AssetFolders
    let memory = ProviderMemory()

    init(options: RenderOptions, fonts: FontLibrary) {
        self.options = options
        self.fonts = fonts
        assets = Self.assets(for: options)
        surround()
    }

    private static func assets(for options: RenderOptions) -> AssetFolders {
        AssetFolders(
            sourceRoots: options.code.sourceRoots, locale: options.locale, increasesContrast: options.contrast == .increased)
    }

    /// Sets the answers of the system to UIKit's globals.
    func surround() {
        var surroundings = UIKitSurroundings()
        (surroundings.assets, surroundings.fonts) = (assets, fonts)
        (surroundings.isDark, surroundings.displayScale) = (options.colorScheme == .dark, CGFloat(options.scale))
        surroundings.screenSize = options.surroundings.viewScreen ?? DeviceMetrics.size
        surroundings.isRightToLeft = options.isRightToLeft
        surroundings.traits = options.traits
        RunContext.setForProcess(\.surroundings, surroundings)
        RunContext.setForProcess(\.systemRelease, SystemRelease(options.system))
    }

    /// Sets the same again after a preview that was planned with options of its own.
    func surround(after preview: CatalogedPreview) {
        guard preview.hasOwnOptions else { return }
        surround()
        if preview.variant?[.locale] != nil { CurrentLocale.set(options.locale) }
    }

    /// The same in the preview's variant and on the device that the preview names; the globals describe these until
    /// ``surround(after:)`` is called.
    func following(_ preview: CatalogedPreview) -> PreviewPlanner {
        guard preview.hasOwnOptions else { return self }
        var planner = self
        if let variant = preview.variant {
            planner.options = options.showing(variant).onItsDevice
            if variant[.locale] != nil { CurrentLocale.set(planner.options.locale) }
            if planner.options.locale != options.locale || planner.options.contrast != options.contrast {
                planner.assets = Self.assets(for: planner.options)
            }
        }
        planner.options = planner.options.following(preview.device, family: preview.contextFamily.map { options.widgetFamily ?? $0 })
        planner.surround()
        return planner
    }

    /// The plan of a preview.
    ///
    /// - Throws: `PreviewError`, or what user code throws.
    func plan(_ preview: CatalogedPreview) async throws -> PreviewPlan {
        var plan = try finished(await begun(preview))
        plan.isSample = preview.stand == .sample
        return plan
    }

    /// The plans of a preview on screens of several scales, each made and used when its turn comes: a widget's provider and its own
    /// code are asked once. Live Activities and controls are as large as their words on a screen, and made for each.
    ///
    /// - Throws: `PreviewError`, or what user code or `action` throws.
    func forEachScale(
        _ scales: [Double], of preview: CatalogedPreview, _ action: @MainActor (Double, PreviewPlan) async throws -> Void
    ) async throws {
        let begun = try await begun(preview)
        defer { surround() }
        for scale in scales {
            var planner = self
            planner.options.scale = scale
            planner.surround()
            var plan = begun.isSurface && scale != options.scale ? try await planner.begun(preview) : begun
            plan.environment.displayScale = CGFloat(scale)
            try await action(scale, planner.finished(plan))
        }
    }

    /// Returns the plan that the preview's own code makes.
    private func begun(_ preview: CatalogedPreview) async throws -> PreviewPlan {
        // Providers and the bodies of previews ask for texts of the current locale.
        try await VirtualRandom.fromStart {
            try await RunContext.with(\.locale, options.locale) {
                try await SetupHook.own.setUp()
                return try await planned(preview)
            }
        }
    }

    private func finished(_ begun: PreviewPlan) throws -> PreviewPlan {
        var plan = try RunContext.with(\.locale, options.locale) { try inPlace(begun) }
        plan.entries = plan.entries.map(inLocale)
        plan.asides = plan.asides.map(inLocale)
        return plan
    }

    /// The entry, its view made in the locale of the options.
    private func inLocale(_ entry: PreviewPlan.Entry) -> PreviewPlan.Entry {
        var entry = entry
        let (makeView, locale) = (entry.makeView, options.locale)
        entry.makeView = { try RunContext.with(\.locale, locale) { try makeView() } }
        return entry
    }

    private func planned(_ preview: CatalogedPreview) async throws -> PreviewPlan {
        try preview.checkVariant()
        switch preview.subject {
        case .view(let attributes, _) where !(attributes.context is WidgetPreviewContext): break
        case .failed: break
        default: try options.surroundings.checkWidgets()
        }
        switch preview.subject {
        case .failed(let message):
            throw PreviewError.notMade(message)
        case .widget(let content):
            return try await wrapped(plan(content, entryNames: preview.entryNames))
        case .placed(let widget):
            return try await wrapped(plan(widget))
        case .surface(let content):
            return try await wrapped(plan(content, stateNames: preview.entryNames))
        case .view(let attributes, let view):
            try await prepare(preview.modifiers)
            if let context = attributes.context as? WidgetPreviewContext {
                return try wrapped(plan(viewInWidget: view, family: options.widgetFamily ?? context.family))
            }
            // Its size is that of the whole.
            return try plan({ SetupHook.own.wrapped(try view()) }, attributes: attributes)
        }
    }

    private func wrapped(_ plan: PreviewPlan) -> PreviewPlan {
        var plan = plan
        plan.isWrapped = true
        return plan
    }

    // MARK: Views

    /// Waits for what is put around a view.
    ///
    /// - Throws: `PreviewError.contextTooLate`, or what user code throws.
    private func prepare(_ modifiers: [AppliedPreviewModifier]) async throws {
        let seconds = options.providerDeadline
        for modifier in modifiers {
            guard try await AnswerDeadline.value(within: .seconds(seconds), of: { try await modifier.prepare() }) != nil else {
                throw PreviewError.contextTooLate(modifier: modifier.name, seconds: seconds)
            }
        }
    }

    private func plan(
        _ view: @escaping @MainActor () throws -> any View, attributes: PreviewAttributes
    ) throws -> PreviewPlan {
        var size = attributes.device.flatMap { DeviceMetrics.size(of: $0) } ?? options.surroundings.viewScreen ?? DeviceMetrics.size
        let isLandscape = options.orientation.map { $0 == .landscape } ?? attributes.orientation?.isLandscape ?? false
        if isLandscape { size = CGSize(width: size.height, height: size.width) }
        var insets = EdgeInsets()
        var fitting: ProposedViewSize?
        switch attributes.layout ?? .device {
        case .device where options.code.drawsWindows && attributes.device == nil && options.surroundings.viewScreen == nil:
            let content = try RunContext.with(\.timers, TimersAtRest()) { try view() }
            size = WindowMetrics.size(of: content, in: environment)
        case .device: insets = options.clearance(of: size, model: attributes.device?.rawValue)
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        case .sizeThatFits:
            let content = try RunContext.with(\.timers, TimersAtRest()) { try view() }
            fitting = ProposedViewSize(size)
            size = ViewTree.idealSize(of: content, in: size, environment: environment)
        }
        var environment = viewEnvironment
        environment.stand(onScreenOf: size, clear: insets)
        if attributes.fillsScreen { environment.classify(screen: size) }
        RunContext.setForProcess(\.surroundings, UIKitSurroundings.current.on(size, clear: insets))
        var plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "entry1") { [insets] in DeviceScreen(PreferredAppearance(try view()), insets: insets) }],
            size: size, placement: .centered, cornerRadius: 0, backdrop: environment.colorScheme == .dark ? .black : .white,
            environment: environment,
            defaultAnimation: nil)
        plan.fitting = fitting
        if case .fixed? = attributes.layout { plan.canGrow = false } else { plan.canGrow = true }
        return plan
    }

    /// The values at the root of the trees of plain views: a watch has its own look, on a dark screen.
    var viewEnvironment: EnvironmentValues {
        var environment = environment
        if options.surroundings.isWatch {
            (environment.systemLook, environment.colorScheme) = (.watchOS26, .dark)
            let width = options.surroundings.widgetDevice?.screen.width ?? 0
            if options.dynamicType == nil { environment.dynamicTypeSize = WatchScreen.typeSize(ofWidth: width) }
        }
        return environment
    }

    /// The values at the root of every tree.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.fontLibrary = fonts
        environment.assetSource = assets
        options.apply(to: &environment)
        environment.displayScale = CGFloat(options.scale)
        environment.colorScheme = ColorScheme(options.colorScheme)
        environment.colorSchemeContrast = options.contrast == .increased ? .increased : .standard
        environment.legibilityWeight = options[.boldText] ? .bold : .regular
        environment.accessibilityReduceMotion = options[.reduceMotion]
        environment.locale = options.locale
        environment.timeZone = options.timeZone
        environment.calendar = Calendar(of: options.locale, timeZone: options.timeZone)
        environment.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
        if let size = options.dynamicType.flatMap(DynamicTypeSize.init) { environment.dynamicTypeSize = size }
        return environment
    }
}

/// Why a preview could not be rendered.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
    case notMade(String)
    case noEntries
    case noStates
    case noSuchEntries(first: Int, count: Int)
    case emptyCanvas
    case unknownSize(String, device: String)
    case stepBeforeEntries(step: String)
    case stepBeforeStates(step: String)
    case contextTooLate(modifier: String, seconds: Double)
    case unsupportedVariant(axis: String, value: String, reason: String)

    package var description: String {
        switch self {
        case .notMade(let message): message
        case .noStates:
            "The preview has no content states: there is nothing to show. List at least one in `contentStates:`."
        case .noEntries:
            "The preview's timeline has no entries: there is nothing to show. List at least one in `timeline:`."
        case .noSuchEntries(let first, let count):
            "There is no entry \(first) in a timeline of \(count == 1 ? "one entry" : "\(count) entries"). "
                + "Ask for fewer with --entries."
        case .unknownSize(let family, let device):
            "The size of a widget of family \(family) is not known on a screen of \(device). Preview it in another family, or "
                + "name another screen with --device."
        case .stepBeforeEntries(let step):
            "The preview's timeline begins with a step: there is nothing to \(step) yet. List an entry before it."
        case .stepBeforeStates(let step):
            "The preview's content states begin with a step: there is nothing to \(step) yet. List a state before it."
        case .contextTooLate(let modifier, let seconds):
            "\(modifier).makeSharedContext() did not end within \(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s, "
                + "and the preview is not drawn without its context. Look for a network, a server or a device that it waits for: they are "
                + "not available here."
        case .unsupportedVariant(let axis, let value, let reason):
            "There is no variant \(axis)=\(value) of it: \(reason). Leave it out with --filter, or draw it without the variant."
        case .emptyCanvas:
            "The preview's canvas has no area. Give the view a size, or the preview a layout."
        }
    }
}

extension UIKitSurroundings {
    /// Returns the same on a screen that keeps some space clear at its edges; without insets the screen stays as it was.
    func on(_ screen: CGSize?, clear insets: EdgeInsets) -> UIKitSurroundings {
        var changed = self
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        changed.safeArea = UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
        if let screen, insets != EdgeInsets() { changed.screenSize = screen }
        return changed
    }
}
