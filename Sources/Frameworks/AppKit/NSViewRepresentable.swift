import RunContext
import SwiftUI

/// A view of AppKit's among SwiftUI's. AppKit is not drawn: a card with the name of the type stands in its place, and its methods are not
/// called.
///
/// Source: Apple, SwiftUI `NSViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == _AppKitCard {
    /// The type of view to present.
    associatedtype NSViewType: NSView
    /// A type to coordinate with the view.
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    public var body: _AppKitCard { _AppKitCard(name: String(describing: Self.self), kind: "NSViewRepresentable") }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The state of the system for a view of AppKit's.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A controller of AppKit's among SwiftUI's views: a card, as for views.
///
/// Source: Apple, SwiftUI `NSViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == _AppKitCard {
    /// The type of view controller to present.
    associatedtype NSViewControllerType: NSViewController
    /// A type to coordinate with the view controller.
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
    public var body: _AppKitCard { _AppKitCard(name: String(describing: Self.self), kind: "NSViewControllerRepresentable") }
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The state of the system for a controller of AppKit's.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// The card in place of a view of AppKit's.
public struct _AppKitCard: View {
    let name: String
    let kind: String

    public var body: some View {
        let _ = RunReports.note("\(name) is an \(kind): AppKit is not drawn here, and a card stands in its place.")
        VStack(spacing: 4) {
            Text(verbatim: name).font(.system(size: 13, weight: .semibold))
            Text(verbatim: kind).font(.system(size: 11)).foregroundStyle(.secondary)
        }
        .lineLimit(1).minimumScaleFactor(0.5).padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(nsColor: .controlBackgroundColor))
    }
}

/// A view of AppKit's with SwiftUI's content.
///
/// Source: Apple, SwiftUI `NSHostingView`.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { fatalError("A hosting view needs its root view: call init(rootView:).") }
}

/// A controller of AppKit's with SwiftUI's content.
///
/// Source: Apple, SwiftUI `NSHostingController`.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("A hosting controller needs its root view: call init(rootView:).") }
    open override func loadView() { view = NSHostingView(rootView: rootView) }
}
