import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// Finds the widgets to be drawn without a preview, each once for every family it supports.
@MainActor
struct WidgetCatalog {
    /// The subjects of the executable's previews.
    let previews: [CatalogedPreview.Subject]
    let wish: WidgetWish
    /// The one family asked for, if any.
    let family: WidgetFamily?
    /// The requested device; nil to draw each family for a device that has it.
    var device: WidgetDevice?

    /// One widget in one family, or the reason why it cannot be drawn.
    struct Found {
        /// `Widget/family`.
        var name: String
        var group: String
        var file: String
        var subject: CatalogedPreview.Subject
        /// The names of its states in the source.
        var entryNames: [String?] = []
    }

    func found() -> [Found] {
        let seen = SeenWidgets(previews)
        var names = UniqueNames()
        let found = WidgetDiscovery.widgets().flatMap { widget -> [Found] in
            // A widget that offers no configuration is in no gallery.
            guard let description = try? widget.widget.describe() else { return [] }
            guard wish == .all || !seen.contains(widget, description) else { return [] }
            return self.found(widget, description, group: names.unique(widget.name))
        }
        return found + Self.unsound(&names)
    }

    /// Returns a failed entry for each type that cannot be made because it has ended a process.
    private static func unsound(_ names: inout UniqueNames) -> [Found] {
        WidgetDiscovery.unsound.map { qualified, fault in
            let parts = qualified.split(separator: ".")
            let name = names.unique(String(parts.last ?? ""))
            return Found(name: name, group: name, file: "\(parts.first ?? "")/\(name)", subject: .failed(fault))
        }
    }

    /// Returns true if a device has no widgets of a family. Corners are on watches, whichever device is asked for.
    private static func isMissing(_ family: WidgetFamily, on device: WidgetDevice) -> Bool {
        family != .accessoryCorner && WidgetMetrics(family: family, device: device) == nil
    }

    /// Returns the notes on families that are left out because a device does not have them.
    static func words(about device: WidgetDevice) -> [String] {
        WidgetDiscovery.widgets().compactMap { widget in
            guard let description = try? widget.widget.describe() else { return nil }
            let missing = description.families(on: device).filter { isMissing($0, on: device) }.map(\.description)
            guard !missing.isEmpty else { return nil }
            return "\(widget.name) supports \(missing.joined(separator: ", ")), which a screen of \(device.name) does not have: "
                + "\(missing.count == 1 ? "it is" : "they are") left out. Name another screen with --device."
        }
    }

    /// Returns the previews that a device can show, and the note on those in families that it does not have; all previews if it can
    /// show none.
    static func shown(_ previews: [CatalogedPreview], on device: WidgetDevice) -> (previews: [CatalogedPreview], words: String?) {
        func isMissing(_ preview: CatalogedPreview) -> Bool { preview.family.map { Self.isMissing($0, on: device) } ?? false }
        let (missing, shown) = (previews.filter(isMissing), previews.filter { !isMissing($0) })
        guard !missing.isEmpty, !shown.isEmpty else { return (previews, nil) }
        var families: [String] = []
        for family in missing.compactMap({ $0.family?.description }) where !families.contains(family) { families.append(family) }
        return (
            shown,
            "a screen of \(device.name) has no \(families.joined(separator: ", ")): previews of widgets in these families are left out "
                + "(\(missing.map { $0.title ?? $0.name }.joined(separator: ", "))). Name another screen with --device."
        )
    }

    /// Returns the notes on widgets that no gallery offers.
    static func words() -> [String] { words(about: WidgetDiscovery.widgets().map { ($0.name, $0.widget) }) }

    static func words(about widgets: [(name: String, widget: any Widget)]) -> [String] {
        var words: [String] = []
        var owners: [String: String] = [:]
        for (name, widget) in widgets where widget.activity == nil {
            guard let description = try? widget.describe() else {
                words.append("\(name) has no widget: its body is EmptyWidgetConfiguration(). It is in no gallery and is not drawn.")
                continue
            }
            if description.supportedFamilies.isEmpty {
                words.append(
                    "\(name) supports no family: it is in no gallery and is not drawn. List its families in supportedFamilies(_:).")
            }
            if let other = owners[description.kind] {
                words.append(
                    "\(other) and \(name) have the same kind, \"\(description.kind)\": the system shows either of them. Give each a kind of "
                        + "its own.")
            }
            owners[description.kind] = owners[description.kind] ?? name
        }
        return words
    }

    private func found(_ widget: WidgetDiscovery.Found, _ description: WidgetDescription, group: String) -> [Found] {
        func found(_ family: String, _ subject: CatalogedPreview.Subject) -> Found {
            Found(name: "\(group)/\(family)", group: group, file: "\(widget.module)/\(widget.name)", subject: subject)
        }
        var families = description.families(on: device)
        if let asked = family {
            guard families.contains(asked) else {
                let known = families.map(\.description).joined(separator: ", ")
                return [found("\(asked)", .failed("\(group) does not support \(asked); its families are: \(known)."))]
            }
            families = [asked]
        } else if let device {
            families = families.filter { !Self.isMissing($0, on: device) }
        }
        return families.map { found("\($0)", .placed(PlacedWidget(widget: widget.widget, family: $0))) }
    }
}

/// The widgets that previews show.
///
/// A preview of the macro names its widget. The older form names the view of an entry, so the types in the view
/// decide: a widget is seen if its content holds a type of user code that such a preview holds, too.
@MainActor
private struct SeenWidgets {
    private var widgets: Set<ObjectIdentifier> = []
    private var views: Set<Substring> = []

    init(_ subjects: [CatalogedPreview.Subject]) {
        for subject in subjects {
            switch subject {
            case .widget(let content): widgets.insert(ObjectIdentifier(type(of: content.widget())))
            case .view(let attributes, let view):
                // A view that cannot be made is reported when it is drawn.
                guard attributes.context is WidgetPreviewContext, let made = try? view() else { continue }
                views.formUnion(Self.userTypes(in: type(of: made)))
            case .placed, .surface, .failed: break
            }
        }
    }

    func contains(_ widget: WidgetDiscovery.Found, _ description: WidgetDescription) -> Bool {
        if widgets.contains(ObjectIdentifier(type(of: widget.widget))) { return true }
        return !views.isDisjoint(with: Self.userTypes(in: description.timelines.contentType))
    }

    /// The qualified names in a type that do not belong to a system module: `App.EntryView`.
    private static func userTypes(in type: Any.Type) -> Set<Substring> {
        let words = String(reflecting: type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return Set(
            words.filter { word in
                let parts = word.split(separator: ".")
                return parts.count > 1 && !systemModules.contains(parts[0])
            })
    }

    private static let systemModules: Set<Substring> = [
        "Swift", "Foundation", "FoundationEssentials", "SwiftUICore", "SwiftUI", "WidgetKit", "AppIntents", "Geometry", "LayoutEngine",
        "AnimationEngine", "Typesetting", "Drawing",
    ]
}
