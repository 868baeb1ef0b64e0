import UIKit

/// A view that represents a UIKit view controller.
///
/// The controller is made and its view loaded and laid out as on a device; then the view is drawn, see ``UIViewRepresentable``.
///
/// Source: Apple, SwiftUI `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of view controller to present.
    associatedtype UIViewControllerType: UIViewController
    /// A type to coordinate with the view controller.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the view controller object and configures its initial state.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the state of the view controller with new information from SwiftUI.
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up the view controller in anticipation of its removal.
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the custom instance that communicates changes from your view controller to other parts of the interface.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Given a proposed size, returns the preferred size of the composite view; nil for the view's own.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?

    /// The compiler's message about the method that makes the view, where the command left out its body; a card then replaces the view.
    static var _leftOutMake: String? { get }
    /// The compiler's message about the method that updates the view.
    static var _leftOutUpdate: String? { get }
    /// The compiler's message about the method that makes the coordinator.
    static var _leftOutCoordinator: String? { get }
}

extension UIViewControllerRepresentable {
    public static var _leftOutMake: String? { nil }
    public static var _leftOutUpdate: String? { nil }
    public static var _leftOutCoordinator: String? { nil }

    /// The compiler's message about the first of the omitted methods.
    static var _leftOut: String? { _leftOutMake ?? _leftOutCoordinator ?? _leftOutUpdate }

    public var body: Never { fatalError("A representable view controller has no body.") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system that you use to create and update your UIKit view controller.
///
/// Source: Apple, SwiftUI `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The view's associated coordinator.
    public let coordinator: Representable.Coordinator
    /// The current transaction.
    public internal(set) var transaction = Transaction.current
    /// The current environment.
    public internal(set) var environment: EnvironmentValues
}

/// The objects held for a representable of a UIKit view controller.
struct RepresentedControllerSource<Representable: UIViewControllerRepresentable>: RepresentedSource {
    let representable: Representable

    final class Held {
        let coordinator: Representable.Coordinator
        let controller: Representable.UIViewControllerType
        var hasAppeared = false
        init(_ coordinator: Representable.Coordinator, _ controller: Representable.UIViewControllerType) {
            (self.coordinator, self.controller) = (coordinator, controller)
        }
    }

    func make(_ environment: EnvironmentValues) -> Held {
        let coordinator = representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
        return Held(coordinator, representable.makeUIViewController(context: context))
    }

    func update(_ held: Held, _ environment: EnvironmentValues) {
        representable.updateUIViewController(held.controller, context: .init(coordinator: held.coordinator, environment: environment))
    }

    func responder(of held: Held) -> UIResponder { held.controller }

    func view(of held: Held) -> UIView { held.controller.view }

    func size(_ proposal: ProposedViewSize, _ held: Held, _ environment: EnvironmentValues) -> CGSize? {
        representable.sizeThatFits(
            proposal, uiViewController: held.controller, context: .init(coordinator: held.coordinator, environment: environment))
    }

    func arrange(_ held: Held, in size: CGSize) {
        held.controller.arrange(in: size, isFirst: !held.hasAppeared)
        held.hasAppeared = true
    }
}
