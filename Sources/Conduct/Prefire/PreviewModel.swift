import SwiftUI
import UIKit

/// A preview with its facts, as a playbook shows it.
///
/// Source: Prefire.
public struct PreviewModel: Identifiable {
    /// The name of a story.
    public typealias UserStory = String
    /// The name of a state, such as `loading`.
    public typealias State = String

    /// The part of a screen that a preview is made for.
    public enum LayoutType: Equatable, Sendable { case screen, component }

    public let id: String
    public let content: () -> AnyView
    public let name: String
    public var state: State?
    public var type: LayoutType
    public var device: PreviewDevice?
    public var story: UserStory?
    /// The time that the view has taken to appear; views appear at once in virtual time, so it is nil.
    public var renderTime: String?
    public var deviceConfig: DeviceConfig?

    @MainActor
    public init(
        id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> any View, name: String, type: LayoutType = .component,
        device: PreviewDevice? = nil, deviceConfig: DeviceConfig? = nil
    ) {
        self.id = id ?? name
        self.content = { MainActor.assumeIsolated { AnyView(content()) } }
        (self.name, self.type, self.device, self.deviceConfig) = (name, type, device, deviceConfig)
    }

    @MainActor
    public init<T: UIView>(
        id: String? = nil, content: @escaping @MainActor () -> T, name: String, type: LayoutType = .component, device: PreviewDevice? = nil
    ) {
        self.init(id: id, content: { ViewRepresentable(view: content()) }, name: name, type: type, device: device)
    }

    @MainActor
    public init<T: UIViewController>(
        id: String? = nil, content: @escaping @MainActor () -> T, name: String, type: LayoutType = .component, device: PreviewDevice? = nil
    ) {
        self.init(id: id, content: { ViewControllerRepresentable(viewController: content()) }, name: name, type: type, device: device)
    }
}

/// A view of UIKit's as a preview.
///
/// Source: Prefire.
public struct ViewRepresentable<WrappedView: UIView>: UIViewRepresentable {
    let view: WrappedView

    public init(view: WrappedView) { self.view = view }

    public func makeUIView(context: Context) -> WrappedView {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { view.setContentHuggingPriority(.defaultHigh, for: axis) }
        return view
    }

    public func updateUIView(_ uiView: WrappedView, context: Context) {}
}

/// A controller of UIKit's as a preview.
///
/// Source: Prefire.
public struct ViewControllerRepresentable<WrappedViewController: UIViewController>: UIViewControllerRepresentable {
    let viewController: WrappedViewController

    public init(viewController: WrappedViewController) { self.viewController = viewController }

    public func makeUIViewController(context: Context) -> WrappedViewController { viewController }

    public func updateUIViewController(_ uiViewController: WrappedViewController, context: Context) {}
}
