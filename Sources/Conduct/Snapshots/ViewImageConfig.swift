import Foundation
import UIKit

/// A device's screen, without the bars that stand over its edges.
public struct ViewImageConfig: Sendable {
    /// How the device is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// In points; nil: that of the view.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        (self.size, self.traits) = (size, traits)
    }

    private init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ orientation: Orientation, isPad: Bool = false) {
        size = orientation == .portrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
        traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
        ])
    }

    // Source of sizes and scales: Human Interface Guidelines, Layout, device screen dimensions.

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Self(320, 568, scale: 2, orientation) }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Self(375, 667, scale: 2, orientation) }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { Self(414, 736, scale: 3, orientation) }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Self(375, 812, scale: 3, orientation) }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Self(414, 896, scale: 3, orientation) }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Self(414, 896, scale: 2, orientation) }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Self(390, 844, scale: 3, orientation) }
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { Self(428, 926, scale: 3, orientation) }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Self(375, 812, scale: 3, orientation) }
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        Self(768, 1024, scale: 2, orientation, isPad: true)
    }
    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        Self(834, 1194, scale: 2, orientation, isPad: true)
    }
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        Self(1024, 1366, scale: 2, orientation, isPad: true)
    }
}
