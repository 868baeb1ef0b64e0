import Drawing
import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// The device and the colour that surroundings name.
extension Surroundings {
    /// - Throws: `RequestError` for a device or a colour that does not exist.
    func check() throws {
        // Views need the device's screen alone.
        if let device, widgetDevice == nil, DeviceMetrics.size(ofModel: device) == nil { throw RequestError.unknownDevice(device) }
        if case .named(let name) = tint, RGBA(named: name) == nil { throw RequestError.unknownTint(name) }
    }

    /// The device, where the sizes of its widgets are known.
    var widgetDevice: WidgetDevice? { device.flatMap(WidgetDevice.init(called:)) }

    /// The colour of accented parts: by default a warm yellow, which differs from white at a glance.
    var accent: RGBA {
        switch tint {
        case nil: RGBA(red: 1, green: 0.78, blue: 0.36)
        case .named(let name): RGBA(named: name) ?? RGBA(red: 1, green: 0.78, blue: 0.36)
        case .components(let red, let green, let blue, let alpha): RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The screen that views are shown on, upright, in points; nil: no device is asked for.
    var viewScreen: CGSize? { widgetDevice?.screen ?? device.flatMap { DeviceMetrics.size(ofModel: $0) } }

    /// True if a watch is asked for.
    var isWatch: Bool { device.map { $0.hasPrefix("Apple Watch") || $0.hasPrefix("watch ") } ?? false }

    /// - Throws: `RequestError` where a device is asked for whose widgets have no known sizes.
    func checkWidgets() throws {
        if widgetDevice == nil, let device { throw RequestError.unknownDevice(device) }
    }

    /// The device that is asked for, where it decides which families there are; nil: none is asked for, or a place is, which shows the
    /// families that an iPad does not have elsewhere. What a phone does not have no place shows, and a watch shows accessories alone.
    var familyDevice: WidgetDevice? { place == nil || widgetDevice?.isWatch == true ? widgetDevice : phone }

    /// The phone that is asked for; nil: none, or a device that is none.
    var phone: WidgetDevice? { widgetDevice.flatMap { $0.isWatch || $0.isPad ? nil : $0 } }
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
