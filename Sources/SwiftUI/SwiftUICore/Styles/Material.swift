import Drawing

/// A frosted layer between a view and the content behind it, which lets colours through and blurs their content.
///
/// Content behind the material is visible if it is drawn in the same group of layers. Text and symbols in a material are filled with its
/// tint alone.
///
/// Source: Apple, SwiftUI `Material`.
public struct Material: Sendable, Hashable {
    package enum Thickness: Sendable, Hashable, CaseIterable { case ultraThin, thin, regular, thick, ultraThick, bar }
    let thickness: Thickness

    /// Mostly translucent.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More translucent than opaque.
    public static let thin = Material(thickness: .thin)
    /// Somewhat translucent.
    public static let regular = Material(thickness: .regular)
    /// More opaque than translucent.
    public static let thick = Material(thickness: .thick)
    /// Mostly opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of toolbars.
    public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        .material(ResolvedMaterial(thickness, in: environment.colorScheme))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension ShapeStyle {
    /// Returns the material that the style is or resolves to in an environment; nil for any other style.
    func material(in environment: EnvironmentValues) -> Material? {
        switch self {
        case let material as Material: return material
        case let erased as AnyShapeStyle: return erased.style.material(in: environment)
        case is BackgroundStyle:
            var outer = environment
            outer.backgroundStyle = nil
            return environment.backgroundStyle?.material(in: outer)
        default: return Resolved.self == Never.self ? nil : resolve(in: environment).material(in: environment)
        }
    }
}

/// A blur of the content behind, which keeps its colours.
package struct EdgeBlurStyle: ShapeStyle, PrimitiveShapeStyle {
    package typealias Resolved = Never

    package init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { .material(.edgeBlur) }
}

/// The glass of surfaces that float over content.
package struct FloatingGlassStyle: ShapeStyle, PrimitiveShapeStyle {
    package typealias Resolved = Never

    package init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        .material(.floatingBar(isDark: environment.colorScheme == .dark))
    }
}

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material underneath the current view; nil if its background is of another style. The background modifiers that take a style
    /// set it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

/// A material in an appearance, with its strength.
package struct ResolvedMaterial: Sendable, Equatable {
    package let tint: Color.Resolved
    package let saturation: Double
    package var opacity = 1.0
    /// The standard deviation of the blur, in points.
    private(set) var sigma = Self.usualSigma

    /// That of every material of Apple's (record `material.chrome.ios15`: radius 22.5).
    private static let usualSigma: CGFloat = 22.5

    /// Source: thin is the fit of record `material.thin` (a plate over five colours: grey 237 at .596 in light, grey 49 at .632 in dark);
    /// the saturations are fitted to its blue, within 9 levels. The other thicknesses are even steps around it, as translucent or opaque
    /// as Apple's documentation describes them; they are not measured. The light form of bars is fitted to black (178) and white (247) in
    /// record `material.chrome.ios15`.
    package init(_ thickness: Material.Thickness, in scheme: ColorScheme) {
        let opacities: (light: Float, dark: Float) =
            switch thickness {
            case .ultraThin: (0.44, 0.5)
            case .thin: (0.596, 0.632)
            case .regular: (0.72, 0.75)
            case .thick: (0.82, 0.85)
            case .ultraThick: (0.9, 0.92)
            case .bar: (0.731, 0.8)
            }
        let light: Float = thickness == .bar ? 244 : 237
        let grey = (scheme == .dark ? 49 : light) / 255
        tint = Color.Resolved(
            red: grey, green: grey, blue: grey, opacity: scheme == .dark ? opacities.dark : opacities.light)
        saturation = scheme == .dark ? 1.5 : thickness == .bar ? 1.1 : 1.25
    }

    func backdrop(opacity: Double) -> Backdrop {
        Backdrop(sigma: sigma, saturation: saturation, tint: tint.rgba, opacity: self.opacity * opacity)
    }
}

extension ResolvedMaterial {
    /// The blur of content under a bar; its strength is by eye.
    static var edgeBlur: ResolvedMaterial {
        var material = ResolvedMaterial(tint: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0), saturation: 1, opacity: 1)
        material.sigma = 3
        return material
    }

    /// The glass of menus, alerts and dialogs.
    ///
    /// Records `menu`, `menu.dark` and `alert` of `bars26.json`: #F9F9F9 over white, #191C26 over a dark blue, #0E0E0E over black. The
    /// opacities keep words readable over photographs; they are by eye.
    package static func floatingPanel(isDark: Bool) -> ResolvedMaterial {
        let grey: Float = (isDark ? 16 : 248.5) / 255
        var material = ResolvedMaterial(
            tint: Color.Resolved(red: grey, green: grey, blue: grey, opacity: isDark ? 0.85 : 0.92), saturation: 1.5, opacity: 1)
        material.sigma = 16
        return material
    }

    /// The glass of a bar that floats over content.
    ///
    /// Records `nav.glass.*` of `bars26.json`: white becomes #FDFDFD and #F2F2F7 #FBFBFF, black #191919 and #1C1C1E #232324. The tint
    /// and its opacity follow from the greys, the saturation in light from the blue. The blur is by eye.
    package static func floatingBar(isDark: Bool) -> ResolvedMaterial {
        let grey: Float = (isDark ? 39 : 252.6) / 255
        var material = ResolvedMaterial(
            tint: Color.Resolved(red: grey, green: grey, blue: grey, opacity: isDark ? 0.643 : 0.846), saturation: isDark ? 1.2 : 4,
            opacity: 1)
        material.sigma = 8
        return material
    }

    package init(tint: Color.Resolved, saturation: Double, opacity: Double) {
        (self.tint, self.saturation, self.opacity) = (tint, saturation, opacity)
    }
}
