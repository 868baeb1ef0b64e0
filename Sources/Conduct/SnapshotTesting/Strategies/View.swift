import Foundation
import RunContext
import SwiftUI
import UIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// The view at rest, as large as it wants to be.
    public static var image: Snapshotting { image() }

    /// The view at rest.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: there is one way to draw, with or without a window.
    ///   - precision: the part of the pixels that have to be alike, 0 to 1.
    ///   - perceptualPrecision: how alike pixels have to be: 1 less a hundredth of their distance in CIE L*a*b*, 0 to 1.
    ///   - layout: the size of the picture.
    ///   - traits: appearance, type size, direction, size classes and scale; what they leave open is that of the device of the layout, or
    ///     light, large, left to right and 3.
    ///   - scale: pixels per point, which takes precedence over the traits.
    ///   - locale: the locale in which texts are written.
    ///   - reduceMotion: whether people have asked for less motion, the value of `accessibilityReduceMotion`.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        locale: Locale = Locale(identifier: "en_US"), reduceMotion: Bool = false
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: layout.config(traits))
        (setting.scale, setting.locale, setting.reducesMotion) = (scale, locale, reduceMotion)
        setting.tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return drawn(setting) { view, studio, setting in
            try studio.plan(of: view, size: setting.config.size)
        }
    }

    /// The view at rest, in a size of points.
    public static func image(
        size: CGSize, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
        locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        image(layout: .fixed(width: size.width, height: size.height), traits: traits, scale: scale, locale: locale)
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view, in its own size. A view without a background leaves the picture transparent.
    public static var image: Snapshotting { image() }

    /// The controller's view on the screen of a device.
    ///
    /// - Parameters:
    ///   - config: the screen. A navigation controller has the part of it below the safe area's top, and one of tabs that above its bottom.
    ///   - size: the size of the view in points; nil: that of the screen.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var config = config.with(traits)
        config.size = size ?? config.size
        var setting = SnapshotSetting(config: config)
        setting.tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return drawn(setting, prepare: { $1.stand(for: $0) }, restore: lifeCycle) { controller, studio, setting in
            // Where the test names no screen, it was that of the simulator which Apple's picture shows.
            let screen = RunContext.current.recordedImage?.screen ?? UIScreen.main.bounds.size
            let size = setting.config.size ?? (controller.view.bounds.isEmpty ? screen : controller.view.bounds.size)
            return try studio.plan(of: PlatformPreview(controller), size: size, backdrop: .clear)
        }
    }

    /// Returns the end of a controller's appearance, which the drawing begins, and a second one: in swift-snapshot-testing a controller
    /// appears in its window and again in the picture.
    @MainActor private static func lifeCycle(_ controller: UIViewController) -> @MainActor () -> Void {
        {
            controller.disappear()
            controller.appear()
            controller.disappear()
        }
    }

    /// The controller's view, in its own size or another, compared with a tolerance.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
            perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view in its own size. A view without a background leaves the picture transparent.
    public static var image: Snapshotting { image() }

    /// The view in its own size or another, compared with a tolerance; a view without a size takes that of its content.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: ViewImageConfig(size: size, traits: traits))
        setting.tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return drawn(setting, restore: { view in { [frame = view.frame] in view.frame = frame } }) { view, studio, setting in
            if let size { view.frame.size = size }
            // Text may have the size of its category.
            UITraitCollection(traitsFrom: [.current, setting.config.traits]).performAsCurrent {
                if view.bounds.isEmpty { view.sizeToFit() }
                if view.bounds.isEmpty { view.bounds.size = view.systemLayoutSizeFitting(.zero) }
            }
            return try studio.plan(of: PlatformPreview(view), size: view.bounds.size, backdrop: .clear)
        }
    }
}
