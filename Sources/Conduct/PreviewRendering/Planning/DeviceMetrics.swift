import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// The device that previews of plain views are shown on.
package enum DeviceMetrics {
    /// Width and height of the canvas in points: the 430 by 932 class, whose widgets are the default ones too.
    static let size = CGSize(width: 430, height: 932)

    /// The screen of a device that a preview names, in points, upright; nil if the name is none of those known.
    ///
    /// Source: Apple, Human Interface Guidelines, Layout, "Device screen sizes".
    static func size(of device: PreviewDevice) -> CGSize? {
        size(ofModel: device.rawValue)
    }

    static func size(ofModel name: String) -> CGSize? {
        if let size = size(ofWatch: name) { return size }
        let named = sizes.first { name == $0.name || name.hasPrefix($0.name + " (") }
        // `iPad Pro 13-inch` and `iPad Pro 12.9-inch (6th generation)`: a name with less, or with other parentheses.
        let found =
            named ?? sizes.first { $0.name.hasPrefix(name + " (") }
            ?? sizes.first { row in
                guard name.hasPrefix("iPad") else { return false }
                let (short, plain) = (row.name.filter { !"()".contains($0) }, name.filter { !"()".contains($0) })
                return plain == short || plain.hasPrefix(short + " ")
            }
        return found.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Returns true for the screen of a telephone or a tablet, in points, upright or on its side.
    package static func isScreen(_ size: CGSize) -> Bool {
        sizes.contains { [CGSize(width: $0.width, height: $0.height), CGSize(width: $0.height, height: $0.width)].contains(size) }
    }

    /// How many pixels a point has on a device, named as a model or by its screen; nil for one that is not known.
    ///
    /// Source: Apple, technical specifications of the devices. An iPhone 8 Plus draws at three and shows that smaller. Of the two
    /// kinds with a screen of 414 by 896 points the one with two pixels a point is meant where the screen alone is named.
    static func scale(of name: String) -> Double? {
        let screens = ["320x568", "375x667", "414x896"]
        if screens.contains(name) || name.hasPrefix("iPad") { return 2 }
        if name.hasPrefix("Apple Watch") || name.hasPrefix("watch ") { return 2 }
        let doubled = ["iPhone SE", "iPhone 8", "iPhone XR", "iPhone 11"]
        if doubled.contains(where: { name == $0 || name.hasPrefix($0 + " (") }) { return 2 }
        return size(ofModel: name) == nil ? nil : 3
    }

    /// The height of the status bar of a model whose screen others have too, with another one, in points.
    ///
    /// Source: the safe areas of Apple's devices, as apps that stand under the bar have them written down: 50 points on the two
    /// minis, 44 on the large screens of three pixels a point before them.
    static func top(ofModel name: String) -> CGFloat? {
        switch name {
        case "iPhone 12 mini", "iPhone 13 mini": 50
        case "iPhone XS Max", "iPhone 11 Pro Max": 44
        default: nil
        }
    }

    /// The screen of a watch that a preview names, in points; nil for one that is not known.
    ///
    /// Source: Apple, technical specifications of Apple Watch, at two pixels per point.
    static func size(ofWatch name: String) -> CGSize? {
        guard name.hasPrefix("Apple Watch") else { return nil }
        // Three cases of 42 mm and of 49 mm have screens of their own.
        if name.hasPrefix("Apple Watch Ultra 3") { return CGSize(width: 211, height: 257) }
        if name.hasPrefix("Apple Watch Ultra") { return CGSize(width: 205, height: 251) }
        if ["Series 1", "Series 2", "Series 3"].contains(where: { name.hasPrefix("Apple Watch \($0) ") }), name.contains("42mm") {
            return CGSize(width: 156, height: 195)
        }
        return watches.first { name.contains($0.case) }.map { CGSize(width: $0.width, height: $0.height) }
    }

    private static let watches: [(case: String, width: Double, height: Double)] = [
        ("38mm", 136, 170), ("40mm", 162, 197), ("41mm", 176, 215), ("42mm", 187, 223), ("44mm", 184, 224), ("45mm", 198, 242),
        ("46mm", 208, 248), ("49mm", 205, 251),
    ]

    private static let sizes: [(name: String, width: Double, height: Double)] = [
        ("iPhone SE (1st generation)", 320, 568), ("iPhone SE", 375, 667), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
        ("iPhone X", 375, 812),
        ("iPhone XR", 414, 896), ("iPhone XS", 375, 812), ("iPhone XS Max", 414, 896), ("iPhone 11", 414, 896),
        ("iPhone 11 Pro", 375, 812), ("iPhone 11 Pro Max", 414, 896), ("iPhone 12 mini", 375, 812),
        ("iPhone 12", 390, 844), ("iPhone 12 Pro", 390, 844), ("iPhone 12 Pro Max", 428, 926),
        ("iPhone 13 mini", 375, 812), ("iPhone 13", 390, 844), ("iPhone 13 Pro", 390, 844),
        ("iPhone 13 Pro Max", 428, 926), ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926),
        ("iPhone 14 Pro", 393, 852), ("iPhone 14 Pro Max", 430, 932), ("iPhone 15", 393, 852),
        ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro", 393, 852), ("iPhone 15 Pro Max", 430, 932),
        ("iPhone 16", 393, 852), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874),
        ("iPhone 16 Pro Max", 440, 956), ("iPhone 17", 402, 874), ("iPhone 17 Pro", 402, 874),
        ("iPhone 17 Pro Max", 440, 956), ("iPhone Air", 420, 912), ("iPhone 16e", 390, 844), ("iPhone 17e", 390, 844),
        ("iPad Pro 11-inch (M4)", 834, 1210), ("iPad Pro 13-inch (M4)", 1032, 1376), ("iPad Pro 11-inch (M5)", 834, 1210),
        ("iPad Pro 13-inch (M5)", 1032, 1376), ("iPad Air 11-inch", 820, 1180), ("iPad Air 13-inch", 1024, 1366),
        ("iPad (10th generation)", 820, 1180), ("iPad (A16)", 820, 1180), ("iPad mini", 744, 1133), ("iPad Air", 820, 1180),
        ("iPad Pro (11-inch)", 834, 1194), ("iPad Pro (12.9-inch)", 1024, 1366), ("iPad", 810, 1080),
    ]
}

extension WidgetDevice {
    /// The device of a model, as `iPhone 15 Pro`, or with a screen, as `393x852`; nil if its widgets are not known.
    package init?(called name: String) {
        if let device = WidgetDevice(named: name) {
            self = device
            return
        }
        guard let size = DeviceMetrics.size(ofModel: name) else { return nil }
        let screen = "\(Int(size.width))x\(Int(size.height))"
        self.init(named: name.hasPrefix("iPad") ? "iPad \(screen)" : name.hasPrefix("Apple Watch") ? "watch \(screen)" : screen)
    }

    /// Returns the device with known widget sizes whose screen is most like that of a model; nil for an unknown model.
    package static func nearest(toModel name: String) -> (screen: CGSize, device: WidgetDevice)? {
        guard let screen = DeviceMetrics.size(ofModel: name) else { return nil }
        let alike = known.filter { $0.isPad == name.hasPrefix("iPad") && $0.isWatch == name.hasPrefix("Apple Watch") }
        func distance(_ device: WidgetDevice) -> CGFloat { hypot(device.screen.width - screen.width, device.screen.height - screen.height) }
        return alike.min { distance($0) < distance($1) }.map { (screen, $0) }
    }
}

extension RenderOptions {
    /// The options on the device that a preview names by `previewDevice(_:)`: with its pixels, unless a scale was asked for, and with its
    /// widgets, unless a device was.
    package func following(_ name: PreviewDevice?, family: WidgetFamily? = nil) -> RenderOptions {
        guard let name = name?.rawValue else { return self }
        var options = self
        if followsDevice, let scale = DeviceMetrics.scale(of: name) { options.scale = scale }
        guard surroundings.device == nil, DeviceMetrics.size(ofModel: name) != nil else { return options }
        let device = WidgetDevice(called: name)
        // A family that the device does not have is drawn as on the one that pictures are made for.
        if let family, device?.size(of: family) == nil { return options }
        options.surroundings.device = name
        return options
    }
}

extension RenderOptions {
    /// Returns the space that a screen keeps clear at its edges, in points.
    ///
    /// - Parameter model: the device that a preview names.
    func clearance(of screen: CGSize, model: String? = nil) -> EdgeInsets {
        var insets = surroundings.isWatch ? WatchScreen.safeArea(of: screen) : ScreenInsets.safeArea(of: screen)
        if !surroundings.isWatch, min(screen.width, screen.height) >= 744, insets.top > 0 {
            insets.top = SystemLook(SystemRelease(system))[ScreenLook.self].tabletStatusBar
        }
        if insets.top > 0, let top = (model ?? surroundings.device).flatMap({ DeviceMetrics.top(ofModel: $0) }) { insets.top = top }
        return insets
    }

    /// The screen that the options name by a device or an orientation, in points, and the space that it keeps clear; nil: they name none.
    package var screen: (size: CGSize, insets: EdgeInsets)? {
        guard surroundings.device != nil || orientation != nil else { return nil }
        let upright = surroundings.viewScreen ?? DeviceMetrics.size
        let size = orientation == .landscape ? CGSize(width: upright.height, height: upright.width) : upright
        return (size, clearance(of: size))
    }
}

/// The fault of a name that no device with known widget sizes has.
package struct UnknownDevice: Error, CustomStringConvertible {
    let name: String

    package init(name: String) { self.name = name }

    package var description: String {
        "There is no device \"\(name)\" with known widget sizes. Name one, such as iPhone 15 Pro or Apple Watch 45mm, or its screen: "
            + WidgetDevice.known.map(\.name).joined(separator: ", ") + "."
    }
}
