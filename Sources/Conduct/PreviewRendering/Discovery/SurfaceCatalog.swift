import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// Finds the Live Activities and controls to be drawn without a preview: an activity in every presentation, in the states of
/// a preview of another presentation, in those of a sample, or as a placeholder; a control in every size.
@MainActor
struct SurfaceCatalog {
    /// The subjects of the executable's previews, and the names of their states.
    let previews: [(subject: CatalogedPreview.Subject, entryNames: [String?])]
    /// The same for the previews that the front wrote, of activities that no other preview shows.
    var samples: [(subject: CatalogedPreview.Subject, entryNames: [String?])] = []
    let wish: WidgetWish

    /// Returns true if a preview is one of the samples, by the prefix of its file's name (`UnpreviewedActivities`).
    static func isSample(_ fileID: String) -> Bool {
        fileID.split(separator: "/").last?.hasPrefix("ActivitiesWithoutPreviews+") == true
    }

    func found() -> [WidgetCatalog.Found] {
        var seen: Set<ObjectIdentifier> = []
        for case (.surface(let content), _) in previews { seen.formUnion(content.shown.map(ObjectIdentifier.init)) }
        var names = UniqueNames()
        var found: [WidgetCatalog.Found] = []
        for widget in WidgetDiscovery.widgets() {
            guard let activity = widget.widget.activity else { continue }
            guard wish == .all || !seen.contains(ObjectIdentifier(type(of: widget.widget))) else { continue }
            let group = names.unique(widget.name)
            let shown = Self.activities(of: type(of: widget.widget), in: previews)
            if let (example, names) = shown.first {
                // A presentation that a preview shows is not drawn twice.
                for kind in ActivityPreviewViewKind.all where !shown.contains(where: { $0.content.viewKind == kind }) {
                    found.append(entry(group, kind.presentation, widget.module, example.like(kind), entryNames: names))
                }
            } else if let (sample, names) = Self.activities(of: type(of: widget.widget), in: samples).first {
                found += ActivityPreviewViewKind.all.map { kind in
                    entry(group, kind.presentation, widget.module, sample.like(kind, asSample: true), entryNames: names)
                }
            } else {
                found += ActivityPlaceholder.all(of: activity, shownBy: widget.widget).map { placeholder in
                    entry(group, placeholder.presentation, widget.module, placeholder)
                }
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

    /// The previews of a Live Activity.
    private static func activities(
        of widget: Any.Type, in previews: [(subject: CatalogedPreview.Subject, entryNames: [String?])]
    ) -> [(content: ActivityPreviewContent, entryNames: [String?])] {
        previews.compactMap { preview in
            guard case .surface(let content as ActivityPreviewContent) = preview.subject,
                content.shown.contains(where: { $0 == widget })
            else { return nil }
            return (content, preview.entryNames)
        }
    }

    private func entry(
        _ group: String, _ part: String, _ module: String, _ content: any SurfaceContent, entryNames: [String?] = []
    ) -> WidgetCatalog.Found {
        WidgetCatalog.Found(
            name: "\(group)/\(part)", group: group, file: "\(module)/\(group)", subject: .surface(content), entryNames: entryNames)
    }
}
