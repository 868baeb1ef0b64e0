import Foundation
import HostProtocol
import RunContext
import SwiftUI
import UIKit
import VirtualTime
import WidgetKit

/// Finds the previews linked into this executable and names them.
@MainActor
enum PreviewCatalog {
    /// Every preview: those of the macro first, by file and line, then those of `PreviewProvider` types by name, then widgets
    /// without a preview.
    ///
    /// - Parameters:
    ///   - wish: the widgets to draw without a preview.
    ///   - views: the views to draw without a preview.
    ///   - isApp: true to draw the app's first window if there is no preview, beside widgets, too.
    ///   - family: the one family in which widgets are wanted, if any.
    ///   - device: the device whose missing families are left out; nil to leave out none.
    ///   - faults: the faults of providers by name; these providers are not asked for their previews.
    ///   - announce: called with the name of a provider before it is asked.
    static func all(
        _ wish: WidgetWish = .unseen, views: ViewWish = .alone, isApp: Bool = false, family: WidgetFamily? = nil,
        device: WidgetDevice? = nil,
        faults: [String: String] = [:], announce: @escaping (String) -> Void = { _ in }
    ) -> [CatalogedPreview] {
        // The closure is called on the main actor alone.
        nonisolated(unsafe) let announceType = announce
        // Plans and touches look for widgets later, too.
        RunContext.setForProcess(\.faultyTypes, faults)
        return RunContext.with({ $0.announceType = { announceType($0) } }) {
            found(wish, views: views, isApp: isApp, family: family, device: device, faults: faults, announce: announce)
        }
    }

    private static func found(
        _ wish: WidgetWish, views: ViewWish, isApp: Bool, family: WidgetFamily?, device: WidgetDevice?, faults: [String: String],
        announce: @escaping (String) -> Void
    ) -> [CatalogedPreview] {
        let macros = macroPreviews(faults: faults, announce: announce)
        let found =
            macros.filter { !ViewCatalog.isOfFront($0.file) && !SurfaceCatalog.isSample($0.file) }
            + providerPreviews(faults: faults, announce: announce)
        var names = UniqueNames()
        var all = found.enumerated().map { index, preview in
            CatalogedPreview(
                index: index, name: names.unique(preview.name), title: preview.title, file: preview.file,
                line: preview.line, entryNames: preview.entryNames, group: nil, subject: preview.subject, modifiers: preview.modifiers)
        }
        let subjects = found.map(\.subject)
        let samples = macros.filter { SurfaceCatalog.isSample($0.file) }
        let surfaces = SurfaceCatalog(
            previews: found.map { ($0.subject, $0.entryNames) }, samples: samples.map { ($0.subject, $0.entryNames) }, wish: wish)
        let unseen =
            WidgetCatalog(previews: subjects, wish: wish, family: family, device: device).found()
            + (family == nil ? surfaces.found() : [])
        for widget in unseen {
            all.append(
                CatalogedPreview(
                    index: all.count, name: widget.name, title: nil, file: widget.file, line: 0, entryNames: widget.entryNames,
                    group: widget.group, subject: widget.subject))
        }
        let drawsWindow = isApp && found.isEmpty && ViewCatalog.hasWindow
        guard family == nil, views == .all || all.isEmpty || drawsWindow else { return all }
        let made = macros.filter { ViewCatalog.isOfFront($0.file) }
        for view in ViewCatalog.found(made.map { ($0.name, $0.file, $0.subject) }, wish: views) {
            all.append(
                CatalogedPreview(
                    index: all.count, name: names.unique(view.name), title: view.stand == .sample ? view.name : nil, file: view.file,
                    line: 0,
                    entryNames: [], group: nil, subject: view.subject, stand: view.stand))
        }
        return all
    }

    private struct Found {
        var name: String
        var title: String?
        var file: String
        var line: Int
        var entryNames: [String?] = []
        var subject: CatalogedPreview.Subject
        var modifiers: [AppliedPreviewModifier] = []

        @MainActor mutating func show(_ content: ViewPreviewContent) {
            subject = .view(attributes: content.attributes, view: content.makeView)
            modifiers = content.modifiers
        }
    }

    private static func macroPreviews(faults: [String: String], announce: (String) -> Void) -> [Found] {
        PreviewDiscovery.registered().flatMap { registry in
            let stem = (registry.fileID as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
            var found = Found(
                name: stem, title: nil, file: registry.fileID, line: registry.line,
                entryNames: registry._timelineEntryNames,
                subject: .failed("The preview was not made."))
            let place = "\(registry.fileID):\(registry.line)"
            if let fault = faults[place] {
                found.subject = .failed(fault)
                return [found]
            }
            announce(place)
            do {
                let preview = try registry.makePreview()
                found.title = preview.name
                switch preview.content {
                case let content as WidgetPreviewContent:
                    found.name = preview.name ?? String(describing: type(of: content.widget()))
                    found.subject = .widget(content)
                case let content as any SurfaceContent:
                    found.name = preview.name ?? content.title
                    found.subject = .surface(content)
                case let content as ViewPreviewContent:
                    found.name = preview.name ?? stem
                    found.show(content)
                case let group as ViewPreviewGroup:
                    return group.members.map { label, content in
                        var member = found
                        (member.name, member.title) = ("\(preview.name ?? stem)-\(label)", "\(preview.name ?? stem) (\(label))")
                        member.show(content)
                        return member
                    }
                default:
                    found.subject = .failed("Previews of this kind cannot be rendered: \(type(of: preview.content)).")
                }
            } catch {
                found.subject = .failed("The preview could not be made: \(error)")
            }
            return [found]
        }
    }

    private static func providerPreviews(faults: [String: String], announce: (String) -> Void) -> [Found] {
        PreviewDiscovery.providers().flatMap { provider -> [Found] in
            let type = String(describing: provider)
            let name = String(reflecting: provider)
            if let fault = faults[name] {
                let module = name.components(separatedBy: ".").first ?? type
                return [Found(name: type, title: nil, file: "\(module)/\(type)", line: 0, subject: .failed(fault))]
            }
            announce(name)
            // Each film asks the provider again, so that its settings hold there.
            let made = RunContext.with(\.appearances, AppearanceProxies()) { items(of: provider) }
            return made.enumerated().map { index, item in
                Found(
                    name: item.attributes.displayName ?? type, title: item.attributes.displayName,
                    file: String(reflecting: provider).components(separatedBy: ".").first.map { "\($0)/\(type)" } ?? type,
                    line: 0, subject: subject(of: item, at: index, of: provider))
            }
        }
    }

    /// A view, unless it stands for what the system shows in a shape of its own.
    ///
    /// Each film asks the provider again, so that models made by its previews begin with the film, and in the film's time.
    private static func subject(
        of item: PreviewItem, at index: Int, of provider: any PreviewProvider.Type
    ) -> CatalogedPreview.Subject {
        if let view = item.view as? any SurfaceView { return .surface(view.surfaceContent) }
        return .view(attributes: item.attributes) {
            let items = items(of: provider)
            // If a provider returns other previews each time, its first result counts.
            return index < items.count && type(of: items[index].view) == type(of: item.view) ? items[index].view : item.view
        }
    }

    /// The previews of a provider, in the time of a tree if there is one, so that their timers fire only there.
    private static func items(of provider: any PreviewProvider.Type) -> [PreviewItem] {
        RunContext.with(\.timers, RunContext.current.timers ?? TimersAtRest()) { PreviewItem.items(in: provider.anyPreviews) }
    }
}

extension PreviewProvider {
    /// The previews, whatever their type.
    @MainActor static var anyPreviews: any View { previews }
}
