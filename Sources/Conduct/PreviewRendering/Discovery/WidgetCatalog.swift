import Foundation
import SwiftUI
import WidgetKit

/// Finds the widgets to be drawn without a preview, each once for every family it supports.
@MainActor
struct WidgetCatalog {
    /// What the previews of the executable show.
    let previews: [CatalogedPreview.Subject]
    let wish: WidgetWish
    /// The one family asked for, if any.
    let family: WidgetFamily?
    /// The device that was asked for; nil: each family is drawn for one that has it.
    var device: WidgetDevice?

    /// One widget in one family, or the reason why it cannot be drawn.
    struct Found {
        /// `Widget/family`.
        var name: String
        var group: String
        var file: String
        var subject: CatalogedPreview.Subject
        /// What the source calls its states.
        var entryNames: [String?] = []
    }

    func found() -> [Found] {
        let seen = SeenWidgets(previews)
        var names = UniqueNames()
        let found = WidgetDiscovery.widgets().flatMap { widget -> [Found] in
            // A widget that offers nothing is in no gallery.
            guard let description = try? widget.widget.describe() else { return [] }
            guard wish == .all || !seen.contains(widget, description) else { return [] }
            return self.found(widget, description, group: names.unique(widget.name))
        }
        return found + Self.unsound(&names)
    }

    /// What cannot be made, because it has ended a process.
    private static func unsound(_ names: inout UniqueNames) -> [Found] {
        WidgetDiscovery.unsound.map { qualified, fault in
            let parts = qualified.split(separator: ".")
            let name = names.unique(String(parts.last ?? ""))
            return Found(name: name, group: name, file: "\(parts.first ?? "")/\(name)", subject: .failed(fault))
        }
    }

    /// Whether a device has no widgets of a family; corners are on watches, whichever device is asked for.
    private static func isMissing(_ family: WidgetFamily, on device: WidgetDevice) -> Bool {
        family != .accessoryCorner && WidgetMetrics(family: family, device: device) == nil
    }

    /// What is to be said of families that are left out, since a device does not have them.
    static func words(about device: WidgetDevice) -> [String] {
        WidgetDiscovery.widgets().compactMap { widget in
            guard let description = try? widget.widget.describe() else { return nil }
            let missing = description.families(on: device).filter { isMissing($0, on: device) }.map(\.description)
            guard !missing.isEmpty else { return nil }
            return "\(widget.name) supports \(missing.joined(separator: ", ")), which a screen of \(device.name) does not have: "
                + "\(missing.count == 1 ? "it is" : "they are") left out. Name another screen with --device."
        }
    }

    /// The previews that a device can show, and what is to be said of those in families that it does not have; all of them where it
    /// shows none.
    static func shown(_ previews: [CatalogedPreview], on device: WidgetDevice) -> (previews: [CatalogedPreview], words: String?) {
        func isMissing(_ preview: CatalogedPreview) -> Bool { preview.family.map { Self.isMissing($0, on: device) } ?? false }
        let (missing, shown) = (previews.filter(isMissing), previews.filter { !isMissing($0) })
        guard !missing.isEmpty, !shown.isEmpty else { return (previews, nil) }
        var families: [String] = []
        for family in missing.compactMap({ $0.family?.description }) where !families.contains(family) { families.append(family) }
        return (
            shown,
            "a screen of \(device.name) has no \(families.joined(separator: ", ")): the previews of widgets in such families are left out "
                + "(\(missing.map { $0.title ?? $0.name }.joined(separator: ", "))). Name another screen with --device."
        )
    }

    /// What is to be said of widgets that no gallery offers.
    static func words() -> [String] { words(about: WidgetDiscovery.widgets().map { ($0.name, $0.widget) }) }

    static func words(about widgets: [(name: String, widget: any Widget)]) -> [String] {
        var words: [String] = []
        var owners: [String: String] = [:]
        for (name, widget) in widgets where widget.activity == nil {
            guard let description = try? widget.describe() else {
                words.append("\(name) offers no widget: its body is EmptyWidgetConfiguration(). No gallery has it, and it is not drawn.")
                continue
            }
            if description.supportedFamilies.isEmpty {
                words.append(
                    "\(name) supports no family: no gallery has it, and it is not drawn. Name its families in supportedFamilies(_:).")
            }
            if let other = owners[description.kind] {
                words.append(
                    "\(other) and \(name) are of one kind, \"\(description.kind)\": the system shows one of them, and no one knows which. "
                        + "Give each a kind of its own.")
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
/// A preview of the macro names its widget. The older form names the view of an entry, so there the types in the view tell:
/// a widget is seen when its content holds a type of user code that such a preview holds, too.
@MainActor
private struct SeenWidgets {
    private var widgets: Set<ObjectIdentifier> = []
    private var views: Set<Substring> = []

    init(_ subjects: [CatalogedPreview.Subject]) {
        for subject in subjects {
            switch subject {
            case .widget(let content): widgets.insert(ObjectIdentifier(type(of: content.widget())))
            case .view(let attributes, let view):
                // A view that cannot be made is told of when it is drawn.
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

    /// The qualified names in a type that are not of a module of the system: `App.EntryView`.
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
