import Foundation
import UIKit

/// A device's screen: its size, the space that it keeps clear at its edges, and its traits.
///
/// Source of sizes, safe areas, type sizes and size classes: swift-snapshot-testing, `ViewImageConfig`; of scales: Apple, Human Interface
/// Guidelines, Layout, device screen dimensions.
public struct ViewImageConfig: Sendable {
    /// How a telephone is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// How a tablet is held, and the part of its screen that an app has.
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)

        init(_ orientation: Orientation) {
            self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
        }
    }

    /// The space that is kept clear at the edges, in points.
    public var safeArea: UIEdgeInsets
    /// In points; nil: that of the view.
    public var size: CGSize?
    public var traits: UITraitCollection
    /// The pixels per point of the device; nil for a screen that is none of a device's. A trait of a scale takes precedence.
    var deviceScale: CGFloat?

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    /// Returns the same screen with further traits, which take precedence.
    package func with(_ further: UITraitCollection) -> ViewImageConfig {
        var config = self
        config.traits = UITraitCollection(traitsFrom: [traits, further])
        return config
    }

    /// Returns the space that is kept clear where the tests run in an app: its status bar is that of the simulator that runs them, and
    /// covers the top of every screen that keeps any space clear.
    ///
    /// Measured in pictures of sample-json-app (`.iPhone13Pro` on a simulator of three pixels per point: 54 instead of 47) and of
    /// SnapshotTest (`.iPhoneSe` on one of two: 48 instead of 20).
    func safeArea(under statusBar: CGFloat?) -> UIEdgeInsets {
        guard let statusBar, safeArea != .zero else { return safeArea }
        var area = safeArea
        area.top = max(area.top, statusBar)
        return area
    }
}

// MARK: Telephones

extension ViewImageConfig {
    /// The facts of a telephone, held upright.
    private struct Phone {
        let width, height, scale: CGFloat
        /// The height of the status bar.
        let top: CGFloat
        var bottom: CGFloat = 0
        /// On its side: the space beside the notch, and that at the bottom.
        var side: CGFloat = 0
        var sideBottom: CGFloat = 0
        /// True if the screen is wide enough on its side for a regular width.
        var isWide = false

        func traits(_ orientation: Orientation) -> UITraitCollection {
            let isUpright = orientation == .portrait
            return UITraitCollection(traitsFrom: [
                UITraitCollection(forceTouchCapability: .available), UITraitCollection(layoutDirection: .leftToRight),
                UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
                UITraitCollection(horizontalSizeClass: !isUpright && isWide ? .regular : .compact),
                UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
            ])
        }
    }

    private init(_ phone: Phone, _ orientation: Orientation) {
        self.init(traits: phone.traits(orientation))
        deviceScale = phone.scale
        if orientation == .portrait {
            size = CGSize(width: phone.width, height: phone.height)
            safeArea = UIEdgeInsets(top: phone.top, left: 0, bottom: phone.bottom, right: 0)
        } else {
            size = CGSize(width: phone.height, height: phone.width)
            safeArea = UIEdgeInsets(top: 0, left: phone.side, bottom: phone.sideBottom, right: phone.side)
        }
    }

    private static let se = Phone(width: 320, height: 568, scale: 2, top: 20)
    private static let eight = Phone(width: 375, height: 667, scale: 2, top: 20)
    private static let eightPlus = Phone(width: 414, height: 736, scale: 3, top: 20, isWide: true)
    private static let ten = Phone(width: 375, height: 812, scale: 3, top: 44, bottom: 34, side: 44, sideBottom: 24)
    private static let tenMax = Phone(width: 414, height: 896, scale: 3, top: 44, bottom: 34, side: 44, sideBottom: 24, isWide: true)
    private static let tenR = Phone(width: 414, height: 896, scale: 2, top: 44, bottom: 34, side: 44, sideBottom: 24, isWide: true)
    private static let twelve = Phone(width: 390, height: 844, scale: 3, top: 47, bottom: 34, side: 47, sideBottom: 21)
    private static let twelveMax = Phone(width: 428, height: 926, scale: 3, top: 47, bottom: 34, side: 47, sideBottom: 21, isWide: true)
    private static let mini = Phone(width: 375, height: 812, scale: 3, top: 50, bottom: 34, side: 50, sideBottom: 21)

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Self(se, orientation) }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Self(eight, orientation) }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { Self(eightPlus, orientation) }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Self(ten, orientation) }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Self(tenMax, orientation) }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Self(tenR, orientation) }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Self(twelve, orientation) }
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { Self(twelve, orientation) }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { Self(twelveMax, orientation) }
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { Self(twelve, orientation) }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Self(mini, orientation) }
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { Self(twelve, orientation) }
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { Self(twelveMax, orientation) }

    fileprivate static func seTraits(_ orientation: Orientation) -> UITraitCollection { se.traits(orientation) }
    fileprivate static func wideTraits(_ orientation: Orientation) -> UITraitCollection { twelveMax.traits(orientation) }
}

// MARK: Tablets

extension ViewImageConfig {
    /// The facts of a tablet, held upright: its size, and the widths of an app that shares the screen.
    private struct Pad {
        let width, height: CGFloat
        /// On its side: a third, a half and two thirds of the screen.
        let parts: (third: CGFloat, half: CGFloat, most: CGFloat)
        /// Upright: a third and two thirds.
        let uprightParts: (third: CGFloat, most: CGFloat)
        var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        /// True if a half of the screen has a regular width.
        var isWideInHalf = false
    }

    private init(_ pad: Pad, _ orientation: TabletOrientation) {
        let size: CGSize
        var isWide = true
        switch orientation {
        case .landscape(.oneThird): (size, isWide) = (CGSize(width: pad.parts.third, height: pad.width), false)
        case .landscape(.oneHalf): (size, isWide) = (CGSize(width: pad.parts.half, height: pad.width), pad.isWideInHalf)
        case .landscape(.twoThirds): size = CGSize(width: pad.parts.most, height: pad.width)
        case .landscape(.full): size = CGSize(width: pad.height, height: pad.width)
        case .portrait(.oneThird): (size, isWide) = (CGSize(width: pad.uprightParts.third, height: pad.height), false)
        case .portrait(.twoThirds): (size, isWide) = (CGSize(width: pad.uprightParts.most, height: pad.height), false)
        case .portrait(.full): size = CGSize(width: pad.width, height: pad.height)
        }
        self.init(safeArea: pad.safeArea, size: size, traits: isWide ? Self.padTraits : Self.narrowPadTraits)
        deviceScale = 2
    }

    fileprivate static let padTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(userInterfaceIdiom: .pad),
    ])
    fileprivate static let narrowPadTraits = UITraitCollection(traitsFrom: [
        padTraits, UITraitCollection(horizontalSizeClass: .compact),
    ])

    private static let padMini = Pad(width: 768, height: 1024, parts: (320, 507, 694), uprightParts: (320, 438))
    private static let pad10 = Pad(width: 810, height: 1080, parts: (320, 535, 750), uprightParts: (320, 480))
    private static let padPro10 = Pad(width: 834, height: 1112, parts: (320, 551, 782), uprightParts: (320, 504))
    private static let padPro11 = Pad(
        width: 834, height: 1194, parts: (375, 592, 809), uprightParts: (320, 504),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    private static let padPro12 = Pad(
        width: 1024, height: 1366, parts: (375, 678, 981), uprightParts: (375, 639), isWideInHalf: true)

    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { Self(padMini, TabletOrientation(orientation)) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { Self(padMini, orientation) }
    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { Self(padMini, TabletOrientation(orientation)) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { Self(padMini, orientation) }
    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { Self(pad10, TabletOrientation(orientation)) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { Self(pad10, orientation) }
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { Self(padPro10, TabletOrientation(orientation)) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { Self(padPro10, orientation) }
    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { Self(padPro11, TabletOrientation(orientation)) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { Self(padPro11, orientation) }
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { Self(padPro12, TabletOrientation(orientation)) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig { Self(padPro12, orientation) }
}

// MARK: Traits

extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.seTraits(orientation) }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.seTraits(orientation) }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.wideTraits(orientation)
    }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.seTraits(orientation) }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.wideTraits(orientation) }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.wideTraits(orientation)
    }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.seTraits(orientation) }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.wideTraits(orientation)
    }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.seTraits(orientation) }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.wideTraits(orientation)
    }

    public static var iPadMini: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPadMini_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
    public static var iPad9_7: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPad9_7_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
    public static var iPad10_2: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPad10_2_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
    public static var iPadPro10_5: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPadPro10_5_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
    public static var iPadPro11: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPadPro11_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
    public static var iPadPro12_9: UITraitCollection { ViewImageConfig.padTraits }
    public static var iPadPro12_9_Compact_SplitView: UITraitCollection { ViewImageConfig.narrowPadTraits }
}
