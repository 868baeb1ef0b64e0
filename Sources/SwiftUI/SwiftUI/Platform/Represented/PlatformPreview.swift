import UIKit

/// A UIKit view or view controller that a preview shows by itself.
///
/// Source: Apple, UIKit `Preview(_:traits:body:)`, whose closures give a `UIViewController` or a `UIView`.
package struct PlatformPreview: View {
    private enum Shown {
        case controller(UIViewController)
        case view(UIView)
    }

    private let shown: Shown

    package init(_ controller: UIViewController) { shown = .controller(controller) }
    package init(_ view: UIView) { shown = .view(view) }

    package var body: some View {
        switch shown {
        // The system's bars know the screen's edges by themselves.
        case .controller(let controller) where controller is UINavigationController || controller is UITabBarController:
            PreviewedController(controller: controller)
        // A view of SwiftUI's keeps clear of the screen's edges by itself.
        case .controller(let controller) where controller.view is HostedContentView:
            ControllerContent(controller, fills: true)
        case .controller(let controller): PreviewedController(controller: controller).ignoresSafeArea()
        case .view(let view): PreviewedView(view: view)
        }
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// A closure of `#Preview` may also give one view or view controller of UIKit's.
extension _PreviewBuilder {
    @_disfavoredOverload
    public static func buildExpression(_ content: UIView) -> UIView { content }
    @_disfavoredOverload
    public static func buildExpression(_ content: UIViewController) -> UIViewController { content }

    @_disfavoredOverload
    public static func buildBlock(_ content: UIView) -> UIView { content }
    @_disfavoredOverload
    public static func buildBlock(_ content: UIViewController) -> UIViewController { content }
}

extension Preview {
    /// Creates a preview of a view controller.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:body:)`.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, content: ViewPreviewContent(traits: traits) { PlatformPreview(body()) })
    }

    /// Creates a preview of a UIKit view.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:body:)`.
    @_disfavoredOverload
    public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name: name, content: ViewPreviewContent(traits: traits) { PlatformPreview(body()) })
    }

    /// Creates a group of previews of a view controller.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:arguments:body:)`.
    @_disfavoredOverload
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
        body: @escaping @MainActor (Argument) -> UIViewController
    ) {
        self.init(name: name, content: ViewPreviewGroup(traits: traits, arguments: arguments) { PlatformPreview(body($0)) })
    }

    /// Creates a group of previews of a UIKit view.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:arguments:body:)`.
    @_disfavoredOverload
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
        body: @escaping @MainActor (Argument) -> UIView
    ) {
        self.init(name: name, content: ViewPreviewGroup(traits: traits, arguments: arguments) { PlatformPreview(body($0)) })
    }
}
