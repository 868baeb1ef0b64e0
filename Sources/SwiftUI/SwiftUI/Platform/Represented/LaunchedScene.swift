import CPreviewSection
import UIKit

/// The window of an app whose scenes begin in UIKit, with the content that a delegate puts into it when a scene connects, or when the app
/// is launched.
@MainActor
package struct LaunchedScene {
    /// The type alone.
    package let name: String
    package let module: String
    package let qualifiedName: String
    /// Makes the view of the window's first controller; nil where code makes no controller.
    package let makeView: () -> (any View)?

    private init(_ type: Any.Type, _ window: @escaping () -> UIWindow?) {
        name = String(describing: type)
        qualifiedName = String(reflecting: type)
        module = String(qualifiedName.prefix { $0 != "." })
        makeView = {
            guard let window = window(), let controller = window.rootViewController else { return nil }
            return PlatformPreview(controller).tint(window.hasOwnTint ? Color(uiColor: window.tintColor) : nil)
        }
    }

    /// The launched scenes of the delegates linked into this executable, by qualified name: delegates of scenes, or else of apps.
    package static func all() -> [LaunchedScene] {
        let scenes = classes(conformingTo: "UIWindowSceneDelegate").map { type in
            LaunchedScene(type) { connect(DelegateMaker.make(type)) }
        }
        guard scenes.isEmpty else { return scenes }
        return classes(conformingTo: "UIApplicationDelegate").map { type in LaunchedScene(type) { launch(DelegateMaker.make(type)) } }
    }

    private static func connect(_ delegate: AnyObject) -> UIWindow? {
        guard let delegate = delegate as? any UIWindowSceneDelegate, let scene = UIApplication.shared.connectedScenes.first else {
            return nil
        }
        delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        return delegate.window ?? UIApplication.shared.madeWindow
    }

    private static func launch(_ delegate: AnyObject) -> UIWindow? {
        guard let delegate = delegate as? any UIApplicationDelegate else { return nil }
        UIApplication.shared.delegate = delegate
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        return delegate.window ?? UIApplication.shared.madeWindow
    }

    private static func classes(conformingTo name: String) -> [AnyClass] {
        final class Collector { var types: [AnyClass] = [] }
        let collector = Collector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        zoetrope_each_conforming_type("UIKit", name, context) { context, metadata in
            guard let context, let type = unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass else { return }
            Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().types.append(type)
        }
        return collector.types.sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
}
