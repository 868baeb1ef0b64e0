import Foundation
import SwiftUI
import WidgetKit

/// Finds the Live Activities and controls to be drawn without a preview: an activity's placeholder in every presentation, a
/// control in every size.
@MainActor
struct SurfaceCatalog {
    /// What the previews of the executable show.
    let previews: [CatalogedPreview.Subject]
    let wish: WidgetWish

    func found() -> [WidgetCatalog.Found] {
        var seen: Set<ObjectIdentifier> = []
        for case .surface(let content) in previews { seen.formUnion(content.shown.map(ObjectIdentifier.init)) }
        var names = UniqueNames()
        var found: [WidgetCatalog.Found] = []
        for widget in WidgetDiscovery.widgets() {
            guard let activity = widget.widget.activity else { continue }
            guard wish == .all || !seen.contains(ObjectIdentifier(type(of: widget.widget))) else { continue }
            let group = names.unique(widget.name)
            found += ActivityPlaceholder.all(of: activity, shownBy: widget.widget).map { placeholder in
                entry(group, placeholder.presentation, widget.module, placeholder)
            }
        }
        for control in WidgetDiscovery.controls() {
            guard wish == .all || !seen.contains(ObjectIdentifier(type(of: control.control))) else { continue }
            let group = names.unique(control.name)
            found += ControlPlateSize.allCases.map { size in
                entry(group, size.rawValue, control.module, ControlSurface(control, size: size))
            }
        }
        return found
    }

    private func entry(
        _ group: String, _ part: String, _ module: String, _ content: any SurfaceContent
    ) -> WidgetCatalog.Found {
        WidgetCatalog.Found(
            name: "\(group)/\(part)", group: group, file: "\(module)/\(group)", subject: .surface(content))
    }
}
