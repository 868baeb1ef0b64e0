/// A structure that defines the configuration of the Liquid Glass material.
///
/// It is drawn as a thin material with a bright edge. No measurement of Apple's glass is available, and the material does not refract the
/// content behind it.
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

    /// Returns a copy of the glass configured to be interactive. It looks the same, because nothing touches it in a render.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape applied by glass effects, a capsule.
///
/// Source: Apple, SwiftUI `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
    /// Applies the Liquid Glass effect to a view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background { GlassPlate(kind: .effect(glass), shape: shape) }
    }

    /// Associates an identity value to Liquid Glass effects defined within this view. Unless its transition overrides this, the glass
    /// comes out of other nearby glass of its container, and goes back into it.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        transition(id == nil ? .opacity : .glass)
    }

    /// Associates any Liquid Glass effects defined within this view to a union with the provided identifier. The effects of a union in
    /// one container are one piece, as large as all of them together.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnion(id: $0, namespace: namespace) })
    }
}

/// The insertion and removal of glass.
///
/// Source: Apple, SwiftUI `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case matchedGeometry, materialize, identity }
    let kind: Kind

    /// The glass comes out of nearby glass in the same container, and goes back into it. Without any it fades.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
    /// The glass appears at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Sets the transition of the glass when this view is inserted or removed.
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
