import RunScope

/// A structure that defines the configuration of the Liquid Glass material.
///
/// What is drawn is a thin material with a bright edge: no measurement of Apple's glass is at hand, and it does not bend what lies
/// behind it.
///
/// Source: Apple, SwiftUI `Glass` (iOS 26).
public struct Glass: Equatable, Sendable {
    fileprivate enum Kind: Equatable { case regular, clear, identity }
    fileprivate let kind: Kind
    fileprivate var tint: Color?

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

/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one another. Here each
/// is drawn by itself.
///
/// Source: Apple, SwiftUI `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

extension View {
    /// Applies the Liquid Glass effect to a view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background { GlassPlate(glass: glass, shape: shape) }
    }

    /// Associates an identity value to Liquid Glass effects defined within this view. Glass does not morph here, and that is told.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        RunReports.note("glassEffectID: shapes of glass do not morph into one another here; each comes and goes by its transition.")
        return self
    }
}

/// How glass comes and goes.
///
/// Source: Apple, SwiftUI `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case matchedGeometry, materialize, identity }
    let kind: Kind

    /// Out of the shape of glass nearby, which does not happen here: it fades.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Sets how the glass of this view comes and goes with it.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        if transition.kind == .matchedGeometry {
            RunReports.note(
                "glassEffectTransition(.matchedGeometry): shapes of glass do not morph into one another here; each comes and goes by its transition.")
        }
        return self.transition(transition.kind == .identity ? .identity : .opacity)
    }
}

private struct GlassPlate<Plate: Shape>: View {
    let glass: Glass
    let shape: Plate
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        switch glass.kind {
        case .identity: EmptyView()
        case .regular, .clear:
            ZStack {
                shape.fill(glass.kind == .clear ? AnyShapeStyle(Color.white.opacity(scheme == .dark ? 0.06 : 0.18)) : AnyShapeStyle(Material.ultraThin))
                if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
                shape.stroke(
                    LinearGradient(
                        colors: [.white.opacity(0.6), .white.opacity(0.1), .white.opacity(0.35)], startPoint: .topLeading,
                        endPoint: .bottomTrailing), lineWidth: 1)
            }
            .compositingGroup()
            .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
        }
    }
}
