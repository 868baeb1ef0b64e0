/// A class of devices that show widgets in the same sizes.
package struct WidgetDevice: Equatable, Sendable {
    /// The screen's size as in `430x932`, in points, with the platform in front elsewhere: `iPad 820x1180`, `watch 198x242`.
    package let name: String

    /// Sizes in points, indexed like `WidgetFamily.everyFamily`; `nil` if the device has no such widget.
    private let sizes: [CGSize?]

    init(name: String, sizes: [WidgetFamily: CGSize]) {
        self.name = name
        self.sizes = WidgetFamily.everyFamily.map { sizes[$0] }
    }

    /// The size that a widget is laid out in, in points; on an iPad the system then scales the picture down.
    package func size(of family: WidgetFamily) -> CGSize? {
        guard let index = WidgetFamily.everyFamily.firstIndex(of: family) else { return nil }
        return sizes[index] ?? (family == .systemExtraLargePortrait ? uprightSize : nil)
    }

    /// The size of the upright extra large widget that iPhones have since iOS 27. It is as wide as a medium widget, and as high as three
    /// small ones with the gaps that a large one has between two. Sizes that widgets print on iPhones of two widths, 334 x 550 and 402 x
    /// 662 points, match this.
    private var uprightSize: CGSize? {
        guard !isPad, !isWatch, let small = size(of: .systemSmall), let medium = size(of: .systemMedium),
            let large = size(of: .systemLarge)
        else { return nil }
        return CGSize(width: medium.width, height: 2 * large.height - small.height)
    }

    /// The screen, upright, in points.
    package var screen: CGSize {
        let sides = (name.split(separator: " ").last ?? "").split(separator: "x").compactMap { Double($0) }
        return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : .zero
    }

    /// The visible part of the front camera on the screen.
    package enum Camera: Sendable { case island, notch, nothing }

    /// Source: Apple, iPhone technical specifications: a Dynamic Island since iPhone 14 Pro, a notch on earlier iPhones without a home
    /// button. Other iPhones, and iPads, have the camera beside the screen.
    package var camera: Camera {
        guard !isPad, !isWatch else { return .nothing }
        switch name {
        case "414x736", "375x667", "320x568": return .nothing
        case "428x926", "414x896", "390x844", "375x812", "360x780": return .notch
        default: return .island
        }
    }

    /// The scale at which an iPad shows a widget on its Home Screen, relative to the size that it was laid out in.
    ///
    /// Source: Human Interface Guidelines, Widgets, table of iPadOS sizes, columns "device" and "canvas" (records `ipados.*`).
    package var shownShare: CGFloat {
        switch name {
        case "iPad 768x1024", "iPad 744x1133": 120.0 / 141
        case "iPad 810x1080": 124.0 / 146
        case "iPad 820x1180", "iPad 834x1194": 136.0 / 155
        case "iPad 834x1112": 132.0 / 150
        case "iPad 1024x1366": 160.0 / 170
        default: 1
        }
    }

    package var isWatch: Bool { name.hasPrefix("watch") }
    package var isPad: Bool { name.hasPrefix("iPad") }

    /// Creates the device of a name; `nil` if there is none.
    package init?(named name: String) {
        guard let device = Self.known.first(where: { $0.name == name }) else { return nil }
        self = device
    }

    /// The default device for pictures: the largest iPhone of 2022 to 2024, whose small widget is 170 x 170 points. An extra large
    /// widget, which no iPhone shows, takes the canvas of the iPad whose small widget has the same side.
    package static let standard = WidgetDevice(
        name: "430x932",
        sizes: [
            .systemSmall: CGSize(width: 170, height: 170),
            .systemMedium: CGSize(width: 364, height: 170),
            .systemLarge: CGSize(width: 364, height: 382),
            .systemExtraLarge: CGSize(width: 795, height: 378.5),
            .accessoryCircular: CGSize(width: 76, height: 76),
            .accessoryRectangular: CGSize(width: 172, height: 76),
            .accessoryInline: CGSize(width: 257, height: 26),
        ])
}
