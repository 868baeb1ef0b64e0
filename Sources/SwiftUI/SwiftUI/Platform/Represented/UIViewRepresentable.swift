import UIKit

/// A wrapper for a UIKit view that you use to integrate that view into your SwiftUI view hierarchy.
///
/// The view is made and updated as on a device. Then the content of the view and its subviews is drawn: colours, corners, texts,
/// pictures, blurs, gradients, shapes, and the drawing of `draw(_:)`.
///
/// Source: Apple, SwiftUI `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of view to present.
    associatedtype UIViewType: UIView
    /// A type to coordinate with the view.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view object and configures its initial state.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Updates the state of the view with new information from SwiftUI.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up the view in anticipation of its removal.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the custom instance that communicates changes from your view to other parts of the interface.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Given a proposed size, returns the preferred size of the composite view; nil for the view's own.
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    /// The compiler's message about the method that makes the view, where the command left out its body; a card then replaces the view.
    static var _leftOutMake: String? { get }
    /// The compiler's message about the method that updates the view.
    static var _leftOutUpdate: String? { get }
    /// The compiler's message about the method that makes the coordinator.
    static var _leftOutCoordinator: String? { get }
}

extension UIViewRepresentable {
    public static var _leftOutMake: String? { nil }
    public static var _leftOutUpdate: String? { nil }
    public static var _leftOutCoordinator: String? { nil }

    /// The compiler's message about the first of the omitted methods.
    static var _leftOut: String? { _leftOutMake ?? _leftOutCoordinator ?? _leftOutUpdate }

    public var body: Never { fatalError("A representable view has no body.") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system that you use to create and update your UIKit view.
///
/// Source: Apple, SwiftUI `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The view's associated coordinator.
    public let coordinator: Representable.Coordinator
    /// The current transaction.
    public internal(set) var transaction = Transaction.current
    /// The current environment.
    public internal(set) var environment: EnvironmentValues
}

/// The objects held for a representable of a UIKit view.
struct RepresentedViewSource<Representable: UIViewRepresentable>: RepresentedSource {
    let representable: Representable

    final class Held {
        let coordinator: Representable.Coordinator
        let view: Representable.UIViewType
        init(_ coordinator: Representable.Coordinator, _ view: Representable.UIViewType) {
            (self.coordinator, self.view) = (coordinator, view)
        }
    }

    func make(_ environment: EnvironmentValues) -> Held {
        let coordinator = representable.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
        return Held(coordinator, representable.makeUIView(context: context))
    }

    func update(_ held: Held, _ environment: EnvironmentValues) {
        representable.updateUIView(held.view, context: .init(coordinator: held.coordinator, environment: environment))
    }

    func responder(of held: Held) -> UIResponder { held.view }

    func view(of held: Held) -> UIView { held.view }

    func size(_ proposal: ProposedViewSize, _ held: Held, _ environment: EnvironmentValues) -> CGSize? {
        representable.sizeThatFits(
            proposal, uiView: held.view, context: .init(coordinator: held.coordinator, environment: environment))
    }

    func arrange(_ held: Held, in size: CGSize) { held.view.arrange(in: size) }
}
