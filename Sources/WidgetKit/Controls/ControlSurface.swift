/// A control in one size: as the gallery shows it, as it is now, and in its other state.
package struct ControlSurface: SurfaceContent {
    let description: ControlDescription
    let type: Any.Type
    let size: ControlPlateSize

    package init(_ found: WidgetDiscovery.FoundControl, size: ControlPlateSize) {
        description = found.description
        type = Swift.type(of: found.control)
        self.size = size
    }

    package var title: String { "\(type)" }
    package var kindName: String { "control" }
    package var shown: [Any.Type] { [type] }

    /// A toggle is shown off and on, or on and off, its own state first; a button at rest and, if it says something else
    /// then, while its intent runs.
    package func surface() async throws -> Surface {
        let template = try await description.current()
        let size = size
        func state(_ name: String, _ isActive: Bool) -> Surface.State {
            Surface.State(name: name) { ControlPlate(template: template, size: size, isActive: isActive) }
        }
        switch template.content {
        case .toggle(let isOn, _, _):
            return Surface(.control, states: [state(isOn ? "on" : "off", isOn), state(isOn ? "off" : "on", !isOn)])
        case .button(_, let actionLabel):
            let speaks = !LabelPieces(of: actionLabel(true)).words.isEmpty || !LabelPieces(of: actionLabel(true)).pictures.isEmpty
            return Surface(.control, states: [state("idle", false)] + (speaks ? [state("active", true)] : []))
        }
    }
}
