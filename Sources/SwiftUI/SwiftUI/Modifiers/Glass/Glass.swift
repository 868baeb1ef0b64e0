/// A structure that defines the configuration of the Liquid Glass material.
///
/// What is drawn is a thin material with a bright edge: no measurement of Apple's glass is at hand, and it does not bend what lies
/// behind it.
///
/// Source: Apple, SwiftUI `Glass` (iOS 26).
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable { case regular, clear, identity }
    let kind: Kind
    private(set) var tint: Color?

    /// The regular variant of glass.
    public static var regular: Glass { Glass(kind: .regular) }
    /// The clear variant of glass.
    public static var clear: Glass { Glass(kind: .clear) }
    /// Content remains unaffected as if no glass effect was applied.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns a copy of the glass with the provided tint color.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns a copy of the glass configured to be interactive: nothing touches it while it is drawn.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape applied by glass effects, a capsule.
///
/// Source: Apple, SwiftUI `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Applies the Liquid Glass effect to a view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background { GlassPlate(kind: .effect(glass), shape: shape) }
    }

    /// Associates an identity value to Liquid Glass effects defined within this view: it comes out of other glass of its container
    /// that is near, and goes back into it, where its transition does not say otherwise.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        transition(id == nil ? .opacity : .glass)
    }

    /// Associates any Liquid Glass effects defined within this view to a union with the provided identifier: those of one container are
    /// one piece, as large as all of them together.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnion(id: $0, namespace: namespace) })
    }
}

/// How glass comes and goes.
///
/// Source: Apple, SwiftUI `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case matchedGeometry, materialize, identity }
    let kind: Kind

    /// Out of the glass nearby that is in the same container, and back into it; where there is none it fades.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Sets how the glass of this view comes and goes with it.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.anyTransition)
    }
}

extension GlassEffectTransition {
    fileprivate var anyTransition: AnyTransition {
        switch kind {
        case .matchedGeometry: .glass
        case .materialize: .opacity
        case .identity: .identity
        }
    }
}
