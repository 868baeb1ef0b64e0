import Appearance
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import RunContext
import SwiftUI
import UIKit
import WidgetKit

/// Films single views and widgets that no preview shows: what tests of views stand on.
@MainActor
package struct ViewStudio {
    private let options: RenderOptions
    private let planner: PreviewPlanner
    private let adjust: (inout EnvironmentValues) -> Void
    private let insets: EdgeInsets
    /// The screen, in points; nil for that on which views are previewed.
    private let screen: CGSize?
    /// The answers to UIKit's globals while something is drawn.
    private var surroundings: UIKitSurroundings

    /// Pixels per point.
    package var scale: CGFloat { CGFloat(options.scale) }

    /// Frames with their times, and diagnostics of missing content.
    package struct RecordedFrames {
        package var frames: [AnimationFrame]
        package var diagnostics: [String]
    }

    /// - Parameters:
    ///   - screen: the screen in points, for code that asks UIKit for it; nil: that on which views are previewed.
    ///   - insets: the space that the screen keeps clear at its edges, in points.
    ///   - traits: the traits that differ from those of a telephone held upright.
    ///   - adjust: changes the values at the root of every tree.
    /// - Throws: `FontError`, `FontFileError` or `BundledFontError` if a font cannot be read.
    package init(
        options: RenderOptions, screen: CGSize? = nil, clear insets: EdgeInsets = EdgeInsets(),
        traits: UITraitCollection = UITraitCollection(), adjust: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) throws {
        (self.options, self.adjust, self.insets, self.screen) = (options, adjust, insets, screen)
        planner = PreviewPlanner(options: options, fonts: try FontSetup.shared(named: options.code.fonts).library)
        surroundings = UIKitSurroundings.current.on(screen, clear: insets)
        surroundings.traits = traits
        if let screen { surroundings.screenSize = screen }
    }

    /// The plan of a view.
    ///
    /// - Parameters:
    ///   - size: in points; nil: that which the view takes when nothing is proposed to it.
    ///   - backdrop: the colour behind the view; nil: that of the system's background.
    package func plan(of view: any View, size: CGSize?, backdrop: Color? = nil) throws -> PreviewPlan {
        var environment = planner.viewEnvironment
        adjust(&environment)
        environment.stand(onScreenOf: screen ?? size ?? .zero, clear: insets)
        let fixed = size
        let size =
            fixed
            ?? inRun {
                ViewTree.fittingSize(of: view, proposal: .unspecified, environment: environment)
            }
        var plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "entry1") { [insets] in DeviceScreen(PreferredAppearance(view), insets: insets) }],
            size: size,
            placement: .centered, cornerRadius: 0, backdrop: backdrop ?? (environment.colorScheme == .dark ? .black : .white),
            environment: environment,
            defaultAnimation: nil)
        plan.fitting = fixed == nil ? .unspecified : nil
        return plan
    }

    /// The plan of a widget with entries.
    package func plan(of widget: any Widget, family: WidgetFamily, entries: [any TimelineEntry]) throws -> PreviewPlan {
        let description = try widget.describe()
        var plan = try planner.widgetPlan(of: description, family: family)
        adjust(&plan.environment)
        guard !entries.isEmpty else { throw PreviewError.noEntries }
        plan.entries = try planner.timeline(
            of: description, entries: entries, names: [], within: nil, remarks: &plan.remarks)
        return try inRun { try planner.inPlace(plan) }
    }

    /// Returns the still of a plan at rest, of its first entry.
    package func still(of plan: PreviewPlan) throws -> RecordedFrames {
        let film = try inRun { try PreviewRenderer(plan: plan, options: options).still() }
        let pixmap = try FrameRasterizer(scale: options.scale, jobs: 1).pixmap(of: film.stills[0].list)
        let frame = AnimationFrame(pixmap: pixmap, start: .zero, duration: options.dwellTime)
        return RecordedFrames(frames: [frame], diagnostics: plan.remarks.diagnostics + film.diagnostics)
    }

    /// Returns the picture of a plan at rest, of its first entry, and its elements for assistive technologies in reading order.
    package func accessible(of plan: PreviewPlan) throws -> (pixmap: Pixmap, elements: [AccessibleElementSummary]) {
        let entry = try inRun { try PreviewRenderer(plan: plan, options: options).inspectedStill() }
        let pixmap = try FrameRasterizer(scale: options.scale, jobs: 1).pixmap(of: entry.list)
        return (pixmap, AccessibilityFindings(pixmap: pixmap, scale: options.scale).added(to: entry.accessible))
    }

    /// Returns all frames of a plan: the transitions from entry to entry, or the view's own motion.
    package func animation(of plan: PreviewPlan) async throws -> RecordedFrames {
        VirtualClock.start()
        DefaultsOfAddresses.mend()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        let change = { [options, surroundings] (context: inout RunContext) in
            (context.locale, context.surroundings) = (options.locale, surroundings)
            context.systemRelease = SystemRelease(options.system)
        }
        let film = try await RunContext.with(change) {
            try await PreviewRenderer(plan: plan, options: options).film()
        }
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: ProcessInfo.processInfo.activeProcessorCount)
        let images = try await film.pixmaps(rasterizer)
        let timed: [TimedImage]
        if let motion = film.motion, let pixmaps = images.sequences.last {
            timed = motion.images(pixmaps, dwell: options.dwellTime)
        } else {
            let first = TimedImage(pixmap: images.stills[0], duration: options.dwellTime)
            timed =
                [first]
                + zip(film.transitions, images.sequences).flatMap { transition, pixmaps in
                    transition.images(pixmaps, dwell: options.dwellTime)
                }
        }
        return RecordedFrames(frames: TimedImage.frames(timed), diagnostics: plan.remarks.diagnostics + film.diagnostics)
    }

    /// Runs user code, which reads the virtual clock and the locale meanwhile.
    private func inRun<Result>(_ action: () throws -> Result) rethrows -> Result {
        VirtualClock.start()
        DefaultsOfAddresses.mend()
        CurrentLocale.set(options.locale)
        defer { VirtualClock.stop() }
        let change = { [options, surroundings] (context: inout RunContext) in
            (context.locale, context.surroundings) = (options.locale, surroundings)
            context.systemRelease = SystemRelease(options.system)
        }
        return try RunContext.with(change, action)
    }
}
