import Appearance
@_spi(Nodes) import SwiftUICore

/// A colour of a system's look in both appearances.
struct SchemeColor: Hashable, Sendable {
    var light: Color.Resolved
    var dark: Color.Resolved
    /// The system's colour that it is, which also has shades of more contrast; nil for another.
    private var system: SystemColor?

    init(light: Color.Resolved, dark: Color.Resolved) { (self.light, self.dark) = (light, dark) }

    /// A colour of a system's palette.
    init(_ color: SystemColor, on release: SystemRelease = .usual) {
        self.init(light: color.resolved(in: .light, on: release), dark: color.resolved(in: .dark, on: release))
        system = color
    }

    func resolved(in scheme: ColorScheme) -> Color.Resolved { scheme == .dark ? dark : light }
}

extension SchemeColor: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if environment.colorSchemeContrast == .increased, let system { return system.resolved(in: environment) }
        return resolved(in: environment.colorScheme)
    }
}

extension Color.Resolved {
    static func black(_ opacity: Float) -> Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity) }
    static func white(_ opacity: Float) -> Color.Resolved { Color.Resolved(red: 1, green: 1, blue: 1, opacity: opacity) }

    /// An opaque colour of three channels, as 0xRRGGBB.
    static func hex(_ channels: UInt32) -> Color.Resolved {
        let channel = { (shift: UInt32) -> Float in Float((channels >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: channel(16), green: channel(8), blue: channel(0))
    }
}
