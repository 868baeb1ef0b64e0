import CPreviewSection

/// An app of user code, and the content of its first window at launch.
@MainActor
package struct LaunchedApp {
    /// The type alone.
    package let name: String
    package let module: String
    /// The first window's content, by the app's own state; nil where the app opens no window.
    package let makeView: () -> (any View)?

    init<A: App>(_ type: A.Type) {
        name = String(describing: type)
        module = String(String(reflecting: type).prefix { $0 != "." })
        makeView = {
            let app = A()
            for hearer in app.launchHearers { hearer.launch() }
            return app.body.launchWindows().isEmpty ? nil : FirstWindow(app: app)
        }
    }

    /// The apps that are linked into this executable, by qualified name. Generic types are not found.
    package static func all() -> [LaunchedApp] {
        final class Collector { var types: [any App.Type] = [] }
        let collector = Collector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        zoetrope_each_conforming_type("SwiftUI", "App", context) { context, metadata in
            guard let context, let type = unsafeBitCast(metadata, to: Any.Type.self) as? any App.Type else { return }
            Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().types.append(type)
        }
        return collector.types.sorted { String(reflecting: $0) < String(reflecting: $1) }.map { launched($0) }
    }

    private static func launched(_ type: any App.Type) -> LaunchedApp { LaunchedApp(type) }
}

/// A window that an app opens when it is launched.
@MainActor
package protocol LaunchedWindow {
    /// The initial size that the app sets for it on a Mac, in points; nil where it sets none.
    var defaultSize: CGSize? { get }
}

/// The content of an app's first window. The app's properties are those of this view, so a change of them updates the window.
struct FirstWindow<A: App>: View, LaunchedWindow, PropertyHolder {
    static var heldType: Any.Type { A.self }

    var app: A

    var defaultSize: CGSize? { app.body.launchSize() }

    var body: some View {
        app.launchHearers.reduce(app.body.launchWindows().first) { view, hearer in view.map { hearer.reaching($0) } }
    }
}
