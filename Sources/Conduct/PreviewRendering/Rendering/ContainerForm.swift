import Drawing
import HostProtocol
import SwiftUI
import WidgetKit

/// How content stands in its container.
struct ContainerForm {
    var placement: RootPlacement
    var environment: EnvironmentValues
    var diagnostics: [String] = []
    /// Notes that require no change.
    var notes: [String] = []
    /// True if the system shows words of its own in place of the content.
    var isRefused = false
}

extension PreviewRenderer {
    /// The form of the plan; for a widget none of whose entries gives its container a background, that of iOS 16, or what later
    /// systems show in its place where the code is made for these alone.
    func form() throws -> ContainerForm {
        let form = ContainerForm(placement: plan.placement, environment: plan.environment)
        // The system takes of an inline accessory an image and a text, and no background.
        guard let family = plan.family, plan.container == .widget || family.isAccessory, family != .accessoryInline else { return form }
        switch try containerBackground() {
        case .given: return form
        case .nothingShown:
            let words =
                "The widget draws nothing: no text, image or shape in any entry. If its values come from an app group, fill that with "
                + "--app-group FOLDER."
            return ContainerForm(placement: plan.placement, environment: plan.environment, notes: plan.entries.isEmpty ? [] : [words])
        case .lacking: return formWithoutBackground(of: family)
        }
    }

    private func formWithoutBackground(of family: WidgetFamily) -> ContainerForm {
        var environment = plan.environment
        if !family.isAccessory { environment.widgetContentMargins = EdgeInsets() }
        let lack =
            plan.isViewAlone
            ? "The previewed view has no containerBackground(for: .widget) around it, though its widget may add one: "
            : "The widget has no containerBackground(for: .widget): "
        if let target = options.code.deploymentTarget, target >= 17 {
            return ContainerForm(
                placement: .centered, environment: environment,
                diagnostics: [lack + "from iOS 17 on, its deployment target, the system shows these words in its place."],
                isRefused: true)
        }
        return ContainerForm(
            placement: family.isAccessory ? plan.placement : .centered, environment: environment,
            notes: [
                lack + (family.isAccessory ? "it is drawn as on iOS 16. " : "it is drawn as on iOS 16, to its edges. ")
                    + "From iOS 17 on the system shows \"Please adopt containerBackground API\" in its place."
            ])
    }

    /// The view of an entry as it is shown: the user's, or the words of a system that refuses it.
    func view(of entry: PreviewPlan.Entry, in form: ContainerForm) throws -> any View {
        guard form.isRefused else { return dressed(try entry.makeView()) }
        return Text("Please adopt containerBackground API").font(.footnote).multilineTextAlignment(.center).padding()
    }

    /// Returns a view with the user's own around it, where the plan wants it.
    func dressed(_ view: any View) -> any View { plan.isWrapped ? SetupHook.own.wrapped(view) : view }

    private enum ContainerBackground { case given, lacking, nothingShown }

    /// Returns whether an entry gives its container a background. Entries are evaluated in trees of their own until one does. The answer
    /// is unknown if no view could be made or nothing is shown.
    private func containerBackground() throws -> ContainerBackground {
        var isShown = false
        for entry in plan.entries + plan.asides {
            let tree = ViewTree(size: plan.size, placement: plan.placement, environment: plan.environment)
            tree.clock = ViewClock(date: entry.date, time: 0)
            tree.container.evaluatesLayers = plan.evaluatesContainerBackground
            try tree.update(dressed(entry.makeView()), transaction: Transaction(), at: 0)
            if tree.hasContainerLayers || tree.preference(LeftOutKey.self) { return .given }
            isShown = isShown || !tree.displayList(at: 0).items.isEmpty
        }
        return isShown ? .lacking : .nothingShown
    }
}
