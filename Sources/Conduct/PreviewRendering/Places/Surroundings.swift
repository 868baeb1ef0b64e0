import Drawing
import SwiftUI
import WidgetKit

/// What is around a widget, a Live Activity or a control, and what it is told of it.
package struct Surroundings: Sendable {
    /// Where it stands; nil: by itself.
    package var place: Place?
    /// Whose screen it is; nil: the one that pictures are made for.
    package var device: WidgetDevice?
    /// The device as it was named; nil: none was.
    package var model: String?
    /// The colour of what is accented, which people choose on a device: a warm yellow that is told from white at a glance.
    package var tint = RGBA(red: 1, green: 0.78, blue: 0.36)
    /// Whether the display is dimmed, as an always-on display is.
    package var isDimmed = false
    /// Whether what is private is hidden, as on a locked device.
    package var isPrivate = false
    /// Whether widgets are to show the gist only.
    package var isSimplified = false

    package init() {}

    /// The screen, upright, in points.
    var screen: CGSize { (device ?? .standard).screen }

    /// The screen that views are shown on, upright, in points; nil: no device is asked for.
    var viewScreen: CGSize? { device?.screen ?? model.flatMap { DeviceMetrics.size(ofModel: $0) } }

    /// - Throws: `RequestError` where a device is asked for whose widgets have no known sizes.
    func checkWidgets() throws {
        if device == nil, let model { throw RequestError.unknownDevice(model) }
    }

    /// The device that is asked for, where it decides which families there are; nil: none is asked for, or a place is, which shows the
    /// families that an iPad does not have elsewhere. What a phone does not have no place shows, and a watch shows accessories alone.
    var familyDevice: WidgetDevice? { place == nil || device?.isWatch == true ? device : phone }

    /// The phone that is asked for; nil: none, or a device that is none.
    var phone: WidgetDevice? { device.flatMap { $0.isWatch || $0.isPad ? nil : $0 } }

    /// Tells views what is around them.
    func apply(to environment: inout EnvironmentValues) {
        if isDimmed { environment.isLuminanceReduced = true }
        if isPrivate { environment.redactionReasons.formUnion(.privacy) }
        if isSimplified { environment.levelOfDetail = .simplified }
    }
}

extension RGBA {
    /// A colour as `#RRGGBB`, or by the name of one of the system's; nil for any other word.
    init?(named name: String) {
        if let color = Self.names[name] {
            let resolved = color.resolve(in: EnvironmentValues())
            self = resolved.rgba
            return
        }
        let digits = name.hasPrefix("#") ? name.dropFirst() : Substring(name)
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        self.init(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
    }

    private static let names: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
        "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray, "white": .white,
    ]
}
