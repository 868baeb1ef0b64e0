import Foundation
import SwiftUI
import WidgetKit

/// How what the system shows besides widgets is shown: Live Activities and controls.
extension PreviewPlanner {
    /// The plan of a surface: a clear canvas as large as the largest state needs.
    func plan(_ content: any SurfaceContent, stateNames: [String?]) async throws -> PreviewPlan {
        let surface = try await content.surface()
        guard !surface.states.isEmpty else { throw PreviewError.noStates }
        var environment = environment
        environment.isInWidget = true
        let isPlaced = options.surroundings.place != nil
        environment.hasDarkSurroundings = options.colorScheme == .dark
        environment.hasWallpaper = isPlaced
        // Human Interface Guidelines, Live Activities: an always-on display shows them as in Dark Mode.
        if options.surroundings.isDimmed { environment.colorScheme = .dark }
        let isOnWatch = options.surroundings.place == .watchFace && surface.watchStates != nil
        let states = (isOnWatch ? surface.watchStates : isPlaced ? surface.scenes : nil) ?? surface.states
        let sizes = try states.map { state in
            ViewTree.idealSize(of: try state.makeView(), in: DeviceMetrics.size, environment: environment)
        }
        let size = CGSize(
            width: sizes.map(\.width).max() ?? 0, height: (sizes.map(\.height).max() ?? 0).rounded(.up))
        let known = stateNames.count == states.count ? stateNames : []
        var names = UniqueNames()
        let entries = states.enumerated().map { index, state in
            let name = state.name ?? (index < known.count ? known[index] : nil)
            return PreviewPlan.Entry(name: names.unique(name ?? "state\(index + 1)"), redaction: state.redaction) {
                AnyView(try state.makeView()).redacted(reason: state.redaction).frame(width: size.width, height: size.height, alignment: surface.alignment)
            }
        }
        var plan = PreviewPlan(
            entries: entries, size: size, placement: .centered, cornerRadius: 0, backdrop: .clear,
            environment: environment, defaultAnimation: surface.animation)
        plan.surfaceRole = surface.role
        if isOnWatch { plan.place = .watchFace }
        return plan
    }
}
