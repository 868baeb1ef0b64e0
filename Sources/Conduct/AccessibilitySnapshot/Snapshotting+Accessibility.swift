@_exported import AccessibilitySnapshotCore
import Drawing
import PreviewRendering
@_exported import SnapshotTesting
import SwiftUI
import UIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// The view with its elements for assistive technologies in colours, over a legend of the words that are spoken.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The view with its elements for assistive technologies in colours, over a legend of the words that are spoken.
    ///
    /// - Parameters:
    ///   - size: of the view, in points; nil: that which it takes.
    ///   - showActivationPoints: the elements whose points of touch are marked: all, or those whose code has set one.
    ///   - useMonochromeSnapshot: whether the view is drawn without colours, so that those of the elements stand out.
    ///   - drawHierarchyInKeyWindow: there is one way to draw, with or without a window.
    ///   - markerColors: the colours of the elements, in turn; empty: the usual ones.
    ///   - showUserInputLabels: the legend has no input labels.
    ///   - shouldRunInHostApplication: no test needs one.
    ///   - precision: the part of the pixels that have to be alike, 0 to 1.
    ///   - perceptualPrecision: how alike pixels have to be, 0 to 1.
    ///
    /// Source: AccessibilitySnapshot.
    public static func accessibilityImage(
        size: CGSize? = nil, showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        accessible(
            AccessibilityLook(showActivationPoints, isMonochrome: useMonochromeSnapshot, markerColors),
            tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        ) { view, studio in try studio.plan(of: view, size: size) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller's view with its elements for assistive technologies in colours, over a legend of the words that are spoken.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The same with choices; see the strategy of views.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        accessible(
            AccessibilityLook(showActivationPoints, isMonochrome: useMonochromeSnapshot, markerColors),
            tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        ) { controller, studio in
            let size = controller.view.bounds.isEmpty ? UIScreen.main.bounds.size : controller.view.bounds.size
            return try studio.plan(of: PlatformPreview(controller), size: size)
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view with its elements for assistive technologies in colours, over a legend of the words that are spoken.
    public static var accessibilityImage: Snapshotting { accessibilityImage() }

    /// The same with choices; see the strategy of SwiftUI's views.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden, useMonochromeSnapshot: Bool = true,
        drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        accessible(
            AccessibilityLook(showActivationPoints, isMonochrome: useMonochromeSnapshot, markerColors),
            tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        ) { view, studio in
            if view.bounds.isEmpty { view.sizeToFit() }
            return try studio.plan(of: PlatformPreview(view), size: view.bounds.size)
        }
    }
}

/// How elements are shown.
private struct AccessibilityLook: Sendable {
    let activationPoints: AccessibilityContentDisplayMode
    let isMonochrome: Bool
    let colors: [UIColor]

    init(_ mode: AccessibilityContentDisplayMode, isMonochrome: Bool, _ colors: [UIColor]) {
        (activationPoints, self.isMonochrome, self.colors) = (mode, isMonochrome, colors)
    }
}

extension Snapshotting where Format == UIImage {
    fileprivate static func accessible(
        _ look: AccessibilityLook, tolerance: SnapshotTolerance, plan: @escaping @MainActor (Value, ViewStudio) throws -> PreviewPlan
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: ViewImageConfig())
        setting.tolerance = tolerance
        return drawn(setting) { value, studio, _ in
            let (pixmap, elements) = try studio.accessible(of: plan(value, studio))
            let picture = UIImage(cgImage: CGImage(ImageSource(pixmap)), scale: studio.scale, orientation: .up)
            let page = AccessibilityPage(
                image: picture, elements: elements, colors: look.colors, isMonochrome: look.isMonochrome,
                activationPoints: look.activationPoints)
            return try studio.plan(of: page, size: nil)
        }
    }
}
