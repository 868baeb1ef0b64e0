import CoreGraphics
import Drawing
@_exported import UIKit

extension Color {
    /// The colour that UIKit knows, as dynamic as it is there.
    public init(uiColor: UIColor) { self.init(source: ColorSource(uiColor)) }

    /// The colour that UIKit knows, as dynamic as it is there.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(_ color: CGColor) { self.init(cgColor: color) }

    public init(cgColor: CGColor) { self.init(source: .constant(Resolved(cgColor.rgba))) }

    /// A colour of an asset catalog.
    public init(_ resource: ColorResource) { self.init(source: .asset(resource.name, folder: resource.folder)) }

    /// The colour for Core Graphics, if it is the same everywhere; nil for an adaptive colour.
    public var cgColor: CGColor? {
        guard case .constant(let resolved) = source else { return nil }
        return CGColor(resolved.rgba)
    }
}

extension UIColor {
    /// The colour that SwiftUI knows, as dynamic as it is there.
    public convenience init(_ color: Color) {
        if case .constant(let resolved) = color.source {
            let rgba = resolved.rgba
            self.init(red: Self.whole(rgba.red), green: Self.whole(rgba.green), blue: Self.whole(rgba.blue), alpha: Self.whole(rgba.alpha))
        } else {
            self.init { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
                environment.assetSource = SurroundingAssets()
                return UIColor(Color(color.resolve(in: environment)))
            }
        }
    }

    /// Returns a component, or the multiple of 1/255 from which it differs only by the rounding of single precision, in which SwiftUI
    /// keeps colours: code that reads the bytes of a colour gets those from which it was made.
    private static func whole(_ component: CGFloat) -> CGFloat {
        let nearest = (component * 255).rounded() / 255
        return abs(component - nearest) < 2e-6 ? nearest : component
    }
}

extension ColorSource {
    /// Creates the source of a UIKit colour: colours that a view tree resolves by itself stay dynamic.
    init(_ color: UIColor) {
        if let asset = color.assetName {
            self = .asset(asset.name, folder: asset.folder)
        } else if let system = color.systemColor {
            self = system == .accent ? .accent : .system(system)
        } else if let constant = color.constantRGBA {
            self = .constant(Color.Resolved(constant))
        } else {
            self = .custom(
                CustomColor(color) { environment in
                    let isDark = environment.colorScheme == .dark
                    guard let traits = environment.viewTraits else { return Color.Resolved(color.rgba(isDark: isDark)) }
                    var rgba = RGBA(0, 0, 0)
                    traits.performAsCurrent { rgba = color.rgba(isDark: isDark) }
                    return Color.Resolved(rgba)
                })
        }
    }
}

extension ColorScheme {
    /// Creates the scheme of an interface style, or nil for an unspecified style.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension LegibilityWeight {
    /// Creates the weight of UIKit's, or nil for an unspecified one.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .unspecified: return nil
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension UILegibilityWeight {
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular?: self = .regular
        case .bold?: self = .bold
        case nil: self = .unspecified
        }
    }
}

/// The run's asset catalogs for colours that are resolved outside a view tree.
private struct SurroundingAssets: AssetSource {
    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetImage? {
        UIKitSurroundings.current.assets?.platformPicture(named: name, folder: folder, scale: scale, isDark: isDark)
            .map { AssetImage(image: $0.source, scale: $0.scale, isTemplate: $0.isTemplate) }
    }

    func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved? {
        UIKitSurroundings.current.assets?.platformColor(named: name, folder: folder, isDark: scheme == .dark)
            .map { Color.Resolved($0) }
    }

    func accentColor(in scheme: ColorScheme) -> Color.Resolved? { color(named: "AccentColor", folder: nil, in: scheme) }

    func takeProblems() -> [String] { [] }
}
