/// What comes from outside of a view: addresses that are opened, things that are dropped, pointers. None comes where pictures are made.
extension View {
    /// Registers a handler to invoke in response to a URL that your app receives.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Applies a hover effect to this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Applies a hover effect to this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

    /// Adds a condition that controls whether this view can display hover effects.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Activates this view as the source of a drag and drop operation.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { tellingOfDrags("onDrag(_:)") }

    /// Activates this view as the source of a drag and drop operation, with a preview of its own.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        tellingOfDrags("onDrag(_:preview:)")
    }

    /// Defines the destination of a drag-and-drop operation with types named by text.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

/// The current hovering state and value of the pointer.
///
/// Source: Apple, SwiftUI `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// An effect applied when the pointer hovers over a view.
///
/// Source: Apple, SwiftUI `HoverEffect`.
public struct HoverEffect: Sendable {
    private init() {}
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// An interface that you implement to interact with a drop operation in a view modified to accept drops.
///
/// Source: Apple, SwiftUI `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// The current state of a drop.
///
/// Source: Apple, SwiftUI `DropInfo`.
public struct DropInfo {
    /// The location of the drag in the coordinate space of the drop view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { providers }
    public func hasItemsConforming(to contentTypes: [String]) -> Bool { !providers.isEmpty }
}

/// Operation types that determine how a drag and drop session resolves when the user drops a drag item.
///
/// Source: Apple, SwiftUI `DropOperation`.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The behavior of a drop.
///
/// Source: Apple, SwiftUI `DropProposal`.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
