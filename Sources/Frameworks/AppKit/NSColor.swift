import SwiftUI
import UIKit

/// A colour, which may depend on where it is shown.
///
/// Source: Apple, AppKit `NSColor`. System colours are drawn as iOS shows the ones of the same meaning.
open class NSColor: NSObject, @unchecked Sendable {
    /// The same colour of UIKit's.
    let platform: UIColor

    init(platform: UIColor) { self.platform = platform }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        platform = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        platform = UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { platform = UIColor(white: white, alpha: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        platform = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public init?(cgColor: CGColor) { platform = UIColor(cgColor: cgColor) }

    public convenience init?(named name: String) { self.init(named: name, bundle: nil) }

    public init?(named name: String, bundle: Bundle?) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else { return nil }
        platform = color
    }

    /// Creates a colour that is resolved again wherever it is shown.
    public init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        platform = UIColor { traits in
            dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark)).platform
        }
    }

    public convenience init(_ color: Color) { self.init(platform: UIColor(color)) }
    public convenience init(resource: ColorResource) { self.init(platform: UIColor(resource: resource)) }

    public var cgColor: CGColor { platform.cgColor }
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(platform: platform.withAlphaComponent(alpha)) }

    public var redComponent: CGFloat { cgColor.rgba.red }
    public var greenComponent: CGFloat { cgColor.rgba.green }
    public var blueComponent: CGFloat { cgColor.rgba.blue }
    public var alphaComponent: CGFloat { cgColor.rgba.alpha }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSColor).map { platform.isEqual($0.platform) } ?? false
    }
    open override var hash: Int { platform.hash }
}

/// The appearance of an interface: light or dark.
public final class NSAppearance: NSObject, @unchecked Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    }

    public let name: Name

    init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

    /// Returns the best match for this appearance among several.
    public func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
}

extension NSColor {
    public static let black = NSColor(platform: .black)
    public static let white = NSColor(platform: .white)
    public static let gray = NSColor(platform: .gray)
    public static let darkGray = NSColor(platform: .darkGray)
    public static let lightGray = NSColor(platform: .lightGray)
    public static let clear = NSColor(platform: .clear)
    public static let red = NSColor(platform: .red)
    public static let green = NSColor(platform: .green)
    public static let blue = NSColor(platform: .blue)
    public static let cyan = NSColor(platform: .cyan)
    public static let yellow = NSColor(platform: .yellow)
    public static let magenta = NSColor(platform: .magenta)
    public static let orange = NSColor(platform: .orange)
    public static let purple = NSColor(platform: .purple)
    public static let brown = NSColor(platform: .brown)

    public static let systemRed = NSColor(platform: .systemRed)
    public static let systemOrange = NSColor(platform: .systemOrange)
    public static let systemYellow = NSColor(platform: .systemYellow)
    public static let systemGreen = NSColor(platform: .systemGreen)
    public static let systemMint = NSColor(platform: .systemMint)
    public static let systemTeal = NSColor(platform: .systemTeal)
    public static let systemCyan = NSColor(platform: .systemCyan)
    public static let systemBlue = NSColor(platform: .systemBlue)
    public static let systemIndigo = NSColor(platform: .systemIndigo)
    public static let systemPurple = NSColor(platform: .systemPurple)
    public static let systemPink = NSColor(platform: .systemPink)
    public static let systemBrown = NSColor(platform: .systemBrown)
    public static let systemGray = NSColor(platform: .systemGray)
    public static let controlAccentColor = NSColor(platform: .tintColor)
    public static let labelColor = NSColor(platform: .label)
    public static let secondaryLabelColor = NSColor(platform: .secondaryLabel)
    public static let tertiaryLabelColor = NSColor(platform: .tertiaryLabel)
    public static let quaternaryLabelColor = NSColor(platform: .quaternaryLabel)
    public static let textColor = NSColor(platform: .label)
    public static let placeholderTextColor = NSColor(platform: .placeholderText)
    public static let linkColor = NSColor(platform: .link)
    public static let separatorColor = NSColor(platform: .separator)
    public static let windowBackgroundColor = NSColor(platform: .secondarySystemBackground)
    public static let controlBackgroundColor = NSColor(platform: .systemBackground)
    public static let textBackgroundColor = NSColor(platform: .systemBackground)
}

extension Color {
    /// Creates the colour from AppKit's, which stays dynamic.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor.platform) }

    /// Creates the colour from AppKit's, which stays dynamic.
    @_disfavoredOverload
    public init(_ color: NSColor) { self.init(nsColor: color) }
}
