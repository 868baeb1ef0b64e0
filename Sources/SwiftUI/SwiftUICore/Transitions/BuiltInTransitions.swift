/// A transition that changes nothing: the view appears and disappears at once.
nonisolated public struct IdentityTransition: Transition, ArchivableTransition, Sendable {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade; the default transition.
nonisolated public struct OpacityTransition: Transition, ArchivableTransition, Sendable {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that grows from a scale and shrinks to it.
nonisolated public struct ScaleTransition: Transition, ArchivableTransition, Sendable {
    /// The initial scale of `.scale` without a number.
    ///
    /// Source: OpenSwiftUI's reading of the binary; a probe on macOS 27 printed 0.000.
    nonisolated static let smallest = 1e-5

    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves by a distance.
nonisolated public struct OffsetTransition: Transition, ArchivableTransition, Sendable {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that enters from an edge and leaves by the same edge, moving by its own length.
///
/// Source: probe on macOS 27: offset by the full width or height, no fade.
nonisolated public struct MoveTransition: Transition, ArchivableTransition, Sendable {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that enters from the leading edge and leaves by the trailing one.
///
/// Source: probe on macOS 27: offset by the full width, no fade.
nonisolated public struct SlideTransition: Transition, ArchivableTransition, Sendable {
    public init() {}
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: .trailing, amount: phase.value))
    }
}

/// A transition that enters from an edge while fading in and leaves by the opposite one while fading out.
///
/// Source: probe on macOS 27 (full length and a full fade); Apple's documentation of `PushTransition`.
nonisolated public struct PushTransition: Transition, ArchivableTransition, Sendable {
    /// The share of its length by which a view moves in a widget.
    ///
    /// Source: record `archive.push` (OpenSwiftUI's reading of SwiftUICore 6.5.4).
    private static let shareInWidget = 0.4

    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(EdgeOffsetModifier(edge: edge, amount: -phase.value, shareInWidget: Self.shareInWidget))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.smallest) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

/// Moves a view towards an edge by a multiple of its own length. The environment determines the leading side.
package struct EdgeOffsetModifier: ViewModifier, WrapperModifier {
    package typealias Body = Never
    package let edge: Edge
    package let amount: Double
    /// The share of the amount that remains in a widget.
    var shareInWidget = 1.0

    package init(edge: Edge, amount: Double, shareInWidget: Double = 1.0) {
        self.edge = edge
        self.amount = amount
        self.shareInWidget = shareInWidget
    }

    package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let amount = context.environment.isInWidget ? amount * shareInWidget : amount
        return RelativeOffsetModifier(edge.direction(in: context.environment.layoutDirection), amount: amount)
            .wrap(inner, existing: existing, owner: owner, in: context)
    }
}

extension Edge {
    /// Returns the direction towards the edge, in multiples of the view's own width and height.
    func direction(in layoutDirection: LayoutDirection) -> CGVector {
        let leading: CGFloat = layoutDirection == .rightToLeft ? 1 : -1
        return switch self {
        case .top: CGVector(dx: 0, dy: -1)
        case .leading: CGVector(dx: leading, dy: 0)
        case .bottom: CGVector(dx: 0, dy: 1)
        case .trailing: CGVector(dx: -leading, dy: 0)
        }
    }
}
