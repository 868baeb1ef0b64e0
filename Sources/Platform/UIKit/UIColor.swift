import Appearance
import CoreGraphics
import Drawing
import Foundation
import RunContext

/// A colour, which may depend on where it is shown.
///
/// Source: Apple, UIKit `UIColor`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = AttributeValue.mark

    /// The definition of the colour.
    enum Source {
        case constant(RGBA)
        /// A grey keeps its two components.
        case gray(Double, alpha: Double)
        case system(SystemColor)
        case asset(String, folder: String?)
        case dynamic((UITraitCollection) -> UIColor)
        indirect case alpha(UIColor, Double)
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// Channels of 0...1, gamma-encoded sRGB; channels outside are kept (extended sRGB).
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .constant(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of a `#colorLiteral`.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        source = .constant(RGBA(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
    }

    public required init(white: CGFloat, alpha: CGFloat) { source = .gray(Double(white), alpha: Double(alpha)) }

    /// A colour of hue, saturation and brightness, each of 0...1.
    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueForm.channels(hue: hue, saturation: saturation, brightness: brightness)
        source = .constant(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public required init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [red, green, blue, alpha]
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: components) }
        source = .constant(color?.rgba ?? .clear)
    }

    public required init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        source =
            cgColor.colorSpace?.model == .monochrome && parts.count == 2 && cgColor.rgba.red == parts[0]
            ? .gray(parts[0], alpha: parts[1]) : .constant(cgColor.rgba)
    }

    /// Creates a colour that is resolved again wherever it is shown.
    public required init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { source = .dynamic(dynamicProvider) }

    /// Creates a colour of the program's asset catalogs; nil if there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour of a bundle's asset catalogs; nil if there is none of that name.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let folder = bundle?.bundlePath
        guard let assets = UIKitSurroundings.current.assets,
            let light = assets.platformColor(named: name, folder: folder, isDark: false)
        else { return nil }
        switch traitCollection?.userInterfaceStyle ?? .unspecified {
        case .unspecified: source = .asset(name, folder: folder)
        case .light: source = .constant(light)
        case .dark: source = .constant(assets.platformColor(named: name, folder: folder, isDark: true) ?? light)
        }
    }

    /// Creates a colour for source that unwraps it, as in `UIColor(named:)!`. On a device the program would stop if the colour is
    /// missing; here magenta replaces it, and its absence is reported.
    public convenience init?(
        _name name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard UIColor(named: name, in: bundle, compatibleWith: traitCollection) == nil else {
            self.init(named: name, in: bundle, compatibleWith: traitCollection)
            return
        }
        UIColor.noteMissing(name)
        self.init(red: 1, green: 0, blue: 1, alpha: 1)
    }

    fileprivate static func noteMissing(_ name: String) {
        RunReports.note("No colour named \"\(name)\": magenta stands in its place.")
    }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIAlpha") else { return nil }
        let channel = { (key: String) in coder.decodeDouble(forKey: key) }
        source = .constant(
            RGBA(red: channel("UIRed"), green: channel("UIGreen"), blue: channel("UIBlue"), alpha: channel("UIAlpha")))
    }

    /// Writes the colour as it is in the current circumstances.
    public func encode(with coder: NSCoder) {
        let rgba = rgba(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
        coder.encode(rgba.red, forKey: "UIRed")
        coder.encode(rgba.green, forKey: "UIGreen")
        coder.encode(rgba.blue, forKey: "UIBlue")
        coder.encode(rgba.alpha, forKey: "UIAlpha")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.constant(let first), .constant(let second)): return first == second
        case (.gray(let first, let alpha), .gray(let second, let otherAlpha)): return first == second && alpha == otherAlpha
        case (.system(let first), .system(let second)): return first == second
        case (.asset(let first, let folder), .asset(let second, let other)): return first == second && folder == other
        case (.alpha(let first, let alpha), .alpha(let second, let other)): return alpha == other && first.isEqual(second)
        case (.constant, _), (.gray, _), (.system, _), (.asset, _), (.dynamic, _), (.alpha, _): return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .constant(let rgba): hasher.combine(rgba)
        case .gray(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .system(let system): hasher.combine(system)
        case .asset(let name, _): hasher.combine(name)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .alpha(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    /// The components as UIKit writes them, or the name of a colour that has one.
    open override var description: String {
        switch source {
        case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(white) \(alpha)"
        case .system(let system): "<UIDynamicSystemColor; name = \(system.rawValue)>"
        case .asset(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .constant, .alpha:
            { "UIExtendedSRGBColorSpace \($0.red) \($0.green) \($0.blue) \($0.alpha)" }(rgba(isDark: false))
        }
    }
}

extension UIColor {
    /// The colour as it is drawn in an appearance.
    package func rgba(isDark: Bool) -> RGBA {
        switch source {
        case .constant(let rgba): return rgba
        case .gray(let white, let alpha): return RGBA(red: white, green: white, blue: white, alpha: alpha)
        case .system(let system):
            let increasesContrast = UITraitCollection.current.accessibilityContrast == .high
            return system.rgba(isDark: isDark, on: RunContext.current.systemRelease, increasesContrast: increasesContrast)
        case .asset(let name, let folder):
            let assets = UIKitSurroundings.current.assets
            if let color = assets?.platformColor(named: name, folder: folder, isDark: isDark) { return color }
            // Magenta, which no design is likely to have chosen, for a colour that has gone since.
            UIColor.noteMissing(name)
            return RGBA(255, 0, 255)
        case .dynamic(let provider):
            return provider(UITraitCollection.current.with(isDark: isDark)).rgba(isDark: isDark)
        case .alpha(let color, let alpha):
            var rgba = color.rgba(isDark: isDark)
            rgba.alpha = alpha
            return rgba
        }
    }

    var currentRGBA: RGBA { rgba(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }

    /// The name of the asset, for a view tree that resolves it by itself.
    package var assetName: (name: String, folder: String?)? {
        if case .asset(let name, let folder) = source { (name, folder) } else { nil }
    }

    /// The channels, if they are the same everywhere.
    package var constantRGBA: RGBA? {
        switch source {
        case .constant, .gray: rgba(isDark: false)
        case .system, .asset, .dynamic, .alpha: nil
        }
    }

    /// The system's colour that this is.
    package var systemColor: SystemColor? {
        if case .system(let system) = source { system } else { nil }
    }
}

extension UITraitCollection {
    func with(isDark: Bool) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)])
    }
}

/// The textbook conversions between channels and hue, saturation and brightness (hexcone model, A. R. Smith 1978).
enum HueForm {
    static func channels(
        hue: Double, saturation: Double, brightness: Double
    ) -> (red: Double, green: Double, blue: Double) {
        let sixth = (hue - hue.rounded(.down)) * 6
        let channel = { (offset: Double) -> Double in
            let k = (offset + sixth).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }

    static func form(of rgba: RGBA) -> (hue: Double, saturation: Double, brightness: Double) {
        let (red, green, blue) = (rgba.red, rgba.green, rgba.blue)
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        guard range > 0 else { return (0, 0, high) }
        let sixths =
            high == red ? (green - blue) / range : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, high > 0 ? range / high : 0, high)
    }
}

/// Source: the literals of colours that Xcode writes.
extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral` without another type from its context.
public typealias _ColorLiteralType = UIColor
