import RunContext
import SwiftUI
import WidgetKit

/// The views to draw without a preview of their own.
package enum ViewWish: Sendable {
    /// The app's first window, or else the views that can be made without arguments, if there is nothing else to draw.
    case alone
    /// All views, beside everything else.
    case all
}

/// Finds the content to draw if nobody wrote a preview: the first window of the app, or the views for which the front wrote one.
@MainActor
enum ViewCatalog {
    /// A view to be drawn.
    struct Found {
        var name: String
        var file: String
        var subject: CatalogedPreview.Subject
        var stand: CatalogedPreview.Stand
    }

    /// Returns true if the front wrote the preview, by the prefix of its file's name.
    static func isOfFront(_ fileID: String) -> Bool {
        stand(of: fileID) != nil
    }

    /// Returns the kind of content in a file that the front writes; nil for the user's files.
    private static func stand(of fileID: String) -> CatalogedPreview.Stand? {
        guard let name = fileID.split(separator: "/").last else { return nil }
        if name.hasPrefix("ViewsWithoutPreviews+") { return .view }
        return name.hasPrefix("SamplesWithoutPreviews+") ? .sample : nil
    }

    /// - Parameter made: the previews that the front wrote.
    static func found(_ made: [(name: String, file: String, subject: CatalogedPreview.Subject)], wish: ViewWish) -> [Found] {
        let apps = LaunchedApp.all().map { app in
            // The app is made where its window is drawn, so that its faults are reported as the preview's.
            let subject = CatalogedPreview.Subject.view(attributes: PreviewAttributes()) {
                guard let view = app.makeView() else { throw NoWindow(app: app.name) }
                return view
            }
            return Found(name: app.name, file: "\(app.module)/\(app.name)", subject: subject, stand: .app)
        }
        let windows = apps + (apps.isEmpty ? scenes() : [])
        guard windows.isEmpty || wish == .all else { return windows }
        return windows
            + made.map { view in
                let module = view.file.prefix { $0 != "/" }
                return Found(name: view.name, file: "\(module)/\(view.name)", subject: view.subject, stand: stand(of: view.file) ?? .view)
            }
    }

    /// True if an app opens a window that code makes.
    static var hasWindow: Bool { !LaunchedApp.all().isEmpty || !scenes().isEmpty }

    /// The windows that UIKit delegates make. A delegate without a window, as with a storyboard, is not drawn.
    private static func scenes() -> [Found] {
        LaunchedScene.all().compactMap { scene in
            guard let fault = RunContext.current.faultyTypes[scene.qualifiedName] else {
                RunContext.current.announceType(scene.qualifiedName)
                guard scene.makeView() != nil else { return nil }
                let subject = CatalogedPreview.Subject.view(attributes: PreviewAttributes()) {
                    guard let view = scene.makeView() else { throw NoWindow(app: scene.name) }
                    return view
                }
                return Found(name: scene.name, file: "\(scene.module)/\(scene.name)", subject: subject, stand: .app)
            }
            return Found(name: scene.name, file: "\(scene.module)/\(scene.name)", subject: .failed(fault), stand: .app)
        }
    }

    /// Returns the note on previews that nobody wrote; nil if there are none.
    static func word(about previews: [CatalogedPreview]) -> String? {
        let apps = previews.filter { $0.stand == .app }.map(\.name)
        let views = previews.filter { $0.stand == .view }.map(\.name)
        let samples = previews.filter { $0.stand == .sample }.map { ($0.title ?? $0.name).replacing(" (sample)", with: "") }
        var parts: [String] = []
        if !apps.isEmpty { parts.append("the first window of \(apps.joined(separator: " and "))") }
        if !views.isEmpty { parts.append("views without arguments (\(views.joined(separator: ", ")))") }
        if !samples.isEmpty {
            parts.append(
                "views with sample values, which a #Preview of yours replaces "
                    + "(\(samples.joined(separator: ", ")))")
        }
        return parts.isEmpty ? nil : "drawn without a preview: \(parts.joined(separator: ", and "))"
    }
}

/// An app that opens no window when it is launched.
struct NoWindow: Error, CustomStringConvertible {
    let app: String

    var description: String { "\(app) opens no window when it is launched; --views draws its views separately." }
}
