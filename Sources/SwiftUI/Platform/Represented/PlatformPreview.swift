import UIKit

/// A controller or a view of UIKit's where a preview shows it by itself.
///
/// The closure of `#Preview` gives a view, and a result builder or an explicit `return` in it a controller: both are views here, which
/// show themselves, so that one macro takes all of them and errors inside the closure stay where they are.
/// Source: Apple, UIKit `Preview(_:traits:body:)`, whose closures give a `UIViewController` or a `UIView`.
public struct PlatformPreview: View {
    private enum Shown {
        case controller(UIViewController)
        case view(UIView)
    }

    private let shown: Shown

    init(_ controller: UIViewController) { shown = .controller(controller) }
    init(_ view: UIView) { shown = .view(view) }

    public var body: some View {
        switch shown {
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

/// What UIKit's views and controllers are to views of SwiftUI's: their `body` stands apart from the classes, whose subclasses may have
/// a `body` of their own.
@MainActor @preconcurrency
public protocol _PlatformShown: View where Body == PlatformPreview {
    var _preview: PlatformPreview { get }
}

extension _PlatformShown {
    public var body: PlatformPreview { _preview }
}

extension UIViewController: _PlatformShown {
    public var _preview: PlatformPreview { PlatformPreview(self) }
}

extension UIView: _PlatformShown {
    public var _preview: PlatformPreview { PlatformPreview(self) }
}
