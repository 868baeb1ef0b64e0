import Foundation
import HostProtocol
import PreviewSteps
import SwiftUI
import WidgetKit

/// How what the system shows besides widgets is shown: Live Activities and controls.
extension PreviewPlanner {
    /// The plan of a surface: a clear canvas as large as the largest state needs.
    func plan(_ content: any SurfaceContent, stateNames: [String?]) async throws -> PreviewPlan {
        let surface = try await surface(of: content)
        guard !surface.states.isEmpty else { throw PreviewError.noStates }
        let isPlaced = options.surroundings.place != nil
        let environment = surfaceEnvironment
        let isOnWatch = options.surroundings.place == .watchFace && surface.watchStates != nil
        let standBy = options.surroundings.place == .standBy ? surface.standByStates?(turnedScreen) : nil
        let states = (isOnWatch ? surface.watchStates : isPlaced ? standBy ?? surface.scenes : nil) ?? surface.states
        let sizes = try states.map { state in
            ViewTree.idealSize(of: try state.makeView(), in: DeviceMetrics.size, environment: environment)
        }
        // On a watch and in StandBy there are other views than those that are touched here.
        let steps = try Self.steps(of: surface)
        // What a press of a control does is in its archive.
        let isTouched = !steps.isEmpty || !options.steps.isEmpty || options.tourLimit != nil || surface.role == .control
        let touched = isOnWatch || standBy != nil || !isTouched ? nil : surface.touched
        let size = CGSize(
            width: sizes.map(\.width).max() ?? 0, height: (sizes.map(\.height).max() ?? 0).rounded(.up))
        let entries = entries(of: states, names: stateNames, in: size, alignment: surface.alignment)
        var plan = PreviewPlan(
            entries: entries, size: size, placement: .centered, cornerRadius: 0, backdrop: .clear,
            environment: environment, defaultAnimation: surface.animation)
        plan.surfaceRole = surface.role
        plan.listedSteps = steps
        if surface.role == .banner, !isOnWatch, standBy == nil {
            plan.remarks.diagnostics += try cuts(of: states, names: entries.map(\.name), in: environment)
        }
        if isOnWatch { plan.place = .watchFace }
        if standBy != nil { plan.place = .standBy }
        note(surface, called: content.title, in: &plan)
        if let touched {
            // What an intent makes of an activity may be higher than all that the preview names. On a Lock Screen it grows upwards.
            var canvas = size
            if let height = touched.mostHeight { canvas.height = max(canvas.height, height) }
            plan.touchedCanvas = canvas == size ? nil : (canvas, nil)
            let alignment = isPlaced && surface.role == .banner ? .bottom : surface.alignment
            try await plan.takeTouches(of: touched, kind: content.title, in: canvas, alignment: alignment)
        }
        return plan
    }

    /// The values at the root of a surface's trees.
    private var surfaceEnvironment: EnvironmentValues {
        var environment = environment
        environment.isInWidget = true
        if let phone = options.surroundings.phone { environment.activityScreenWidth = phone.screen.width }
        environment.hasDarkSurroundings = options.colorScheme == .dark
        environment.hasWallpaper = options.surroundings.place != nil
        // Human Interface Guidelines, Live Activities: an always-on display shows them as in Dark Mode.
        if options[.alwaysOn] { environment.colorScheme = .dark }
        return environment
    }

    /// The states as entries on a canvas.
    private func entries(
        of states: [Surface.State], names stateNames: [String?], in canvas: CGSize, alignment: Alignment
    ) -> [PreviewPlan.Entry] {
        let known = stateNames.count == states.count ? stateNames : []
        var names = UniqueNames()
        return states.enumerated().map { index, state in
            let name = state.name ?? (index < known.count ? known[index] : nil)
            return PreviewPlan.Entry(name: names.unique(name ?? "state\(index + 1)"), redaction: state.redaction) {
                AnyView(try state.makeView()).redacted(reason: state.redaction).frame(
                    width: canvas.width, height: canvas.height, alignment: alignment)
            }
        }
    }

    /// Adds what a surface has to report to a plan.
    private func note(_ surface: Surface, called title: String, in plan: inout PreviewPlan) {
        plan.remarks.failures += memory.untold(surface.failures, kind: title)
        plan.remarks.notes += memory.untold(surface.notes, kind: title)
        if let hint = surface.actionHint {
            plan.remarks.notes.append("the Action button reads \"Hold to \(hint.words(in: plan.environment))\".")
        }
        if surface.promptsForConfiguration {
            plan.remarks.notes += memory.untold(
                ["promptsForUserConfiguration: adding the control asks for its parameters."], kind: title)
        }
    }

    /// Returns messages about banners that exceed the height that the system allows.
    ///
    /// Source: Human Interface Guidelines, Live Activities: the system may truncate a Live Activity on the Lock Screen if its height
    /// exceeds 160 points.
    private func cuts(of states: [Surface.State], names: [String], in environment: EnvironmentValues) throws -> [String] {
        try zip(states, names).compactMap { state, name in
            guard let height = try (state.makeView() as? LockScreenBanner)?.heightBeforeCut(in: environment) else { return nil }
            return
                "\(name): the Lock Screen presentation is \(Int(height.rounded(.up))) points high, and the system cuts it off at 160. Make "
                + "its content lower."
        }
    }

    /// The steps that a preview lists among the states of a surface.
    ///
    /// - Throws: `PreviewError.stepBeforeStates`.
    private static func steps(of surface: Surface) throws -> [PreviewStep] {
        var steps = Array(repeating: [PreviewStep](), count: surface.states.count)
        for interlude in surface.interludes {
            guard let step = (interlude.content as? TimelineStep)?.step else { continue }
            guard interlude.place > 0 else { throw PreviewError.stepBeforeStates(step: step.description) }
            steps[interlude.place - 1].append(step)
        }
        return PreviewPlan.listedSteps(after: steps)
    }

    /// A phone's screen on its side.
    private var turnedScreen: CGSize {
        let screen = (options.surroundings.phone ?? .standard).screen
        return CGSize(width: screen.height, height: screen.width)
    }

    /// Returns the surface to show, with its parameters as the options give them.
    private func surface(of content: any SurfaceContent) async throws -> Surface {
        let owners = content.shown.map { "\($0)" } + [content.title]
        let wishes = options.parameterWishes.filter { wish in wish.owner.map(owners.contains) ?? true }
        let surface: Surface
        do {
            surface = try await answer(of: "a request for its state", kind: content.title) { try await content.surface(wishes) }
        } catch WidgetReadingError.providerTooLate(_, _, let seconds) {
            guard let control = content as? ControlSurface else {
                throw WidgetReadingError.providerTooLate(kind: content.title, method: "a request for its state", seconds: seconds)
            }
            surface = try control.surface(withoutAnswerIn: seconds, wishes)
        }
        memory.note(surface.parameterNames, of: owners)
        return surface
    }
}

extension PreviewPlan {
    /// Lets a surface be touched: it is then asked for its view anew, as a widget's provider is for entries.
    fileprivate mutating func takeTouches(
        of touched: TouchedSurface, kind: String, in size: CGSize, alignment: Alignment
    ) async throws {
        func shown(_ view: any View) -> any View {
            WholeHeight { AnyView(view) }.frame(width: size.width, height: size.height, alignment: alignment)
        }
        let first = try await touched.first()
        supply = WidgetSupply(
            kind: kind, ask: { EntrySeries(listed: [SurfaceMoment(view: try await touched.next())]) },
            content: { entry in
                guard let moment = entry as? SurfaceMoment else { return EmptyView() }
                return shown(moment.view)
            }, begin: touched.begin)
        if let show = touched.show { supply?.listed = { shown(try await show($0)) } }
        touchedEntry = Entry(name: "touched") { shown(first) }
    }
}

/// The content of a surface at one moment.
private struct SurfaceMoment: TimelineEntry {
    var date = ViewClock.start.date
    let view: any View
}

/// Makes its content as high as a whole number of points, with room below it, as the canvas of what is not touched does.
private struct WholeHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
