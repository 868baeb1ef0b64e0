import Foundation
import HostProtocol
import PreviewRendering
import SwiftUI
import UIKit

/// Everything that decides a pixel of a snapshot beside what it shows.
package struct SnapshotSetting {
    /// The screen; its traits take part in the picture.
    package var config: ViewImageConfig
    /// Pixels per point; nil: the value of the traits.
    package var scale: CGFloat?
    /// Pixels per point of a picture that Apple's system recorded; nil where there is none.
    private var recordedScale: CGFloat?
    /// The edges of the screen that a container of controllers does not reach.
    private var cutEdges: UIRectEdge = []
    package var locale = Locale(identifier: "en_US")
    /// True if the setting for reduced motion is on.
    package var reducesMotion = false
    package var framesPerSecond: Double = 30
    /// The look of several; nil: as the traits say.
    package var variant: RenderVariant?
    /// The permitted difference from the accepted picture.
    package var tolerance = SnapshotTolerance()

    package init(config: ViewImageConfig) { self.config = config }

    private var traits: UITraitCollection { config.traits }

    /// The same in the conductor's words.
    package var renderOptions: RenderOptions {
        var options = RenderOptions()
        if let scale = namedScale ?? recordedScale ?? config.deviceScale { options.scale = Double(scale) }
        options.framesPerSecond = framesPerSecond
        options.locale = locale
        options[.reduceMotion] = reducesMotion
        options.system = SnapshotTestingConfiguration.systemName()
        if traits.userInterfaceStyle == .dark { options.colorScheme = .dark }
        if traits.accessibilityContrast == .high { options.contrast = .increased }
        if traits.legibilityWeight == .bold { options[.boldText] = true }
        guard let variant else { return options }
        options = options.showing(variant)
        options.followsDevice = scale == nil
        return options.onItsDevice
    }

    /// Pixels per point, where the test or the run gives them.
    private var namedScale: CGFloat? {
        scale ?? (traits.displayScale > 0 ? traits.displayScale : SnapshotTestingConfiguration.screenScale())
    }

    /// Takes the scale of a picture that Apple's system recorded, unless the test or the run gives one.
    ///
    /// - Parameter size: the size of the snapshot in points.
    /// - Returns: true if the scale is another one now.
    mutating func takeScale(of picture: RecordedImage?, for size: CGSize) -> Bool {
        guard namedScale == nil, variant == nil, let scale = picture?.scale(for: size) else { return false }
        let before = renderOptions.scale
        recordedScale = scale
        return renderOptions.scale != before
    }

    /// Cuts the screen for a container of controllers.
    ///
    /// Source: the pictures of swift-snapshot-testing, `testTraitsEmbeddedInTabNavigation`: tabs with a navigation controller are 647 points
    /// high on `.iPhone8`, 734 on `.iPhoneX` and 748 on `.iPadMini`, which are the screens without the safe area's top and bottom.
    @MainActor mutating func stand(for controller: UIViewController) {
        if controller is UINavigationController { cutEdges = .top }
        if let tabs = controller as? UITabBarController {
            cutEdges = tabs.selectedViewController is UINavigationController ? [.top, .bottom] : .bottom
        }
        let area = config.safeArea
        config.size?.height -= (cutEdges.contains(.top) ? area.top : 0) + (cutEdges.contains(.bottom) ? area.bottom : 0)
    }

    /// The space that is kept clear at the edges of the screen, in points.
    private var insets: EdgeInsets {
        let statusBar = SnapshotTestingConfiguration.statusBar(atScale: recordedScale ?? 3, of: config)
        var area = config.safeArea(under: statusBar)
        if area != .zero, cutEdges.contains(.top) { area.top = statusBar ?? 0 }
        if cutEdges.contains(.bottom) { area.bottom = 0 }
        let isMirrored = traits.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: area.top, leading: isMirrored ? area.right : area.left, bottom: area.bottom,
            trailing: isMirrored ? area.left : area.right)
    }

    /// A place that draws what a snapshot shows.
    ///
    /// - Throws: `FontError`, `FontFileError` or `BundledFontError` if a font cannot be read.
    @MainActor package func makeStudio() throws -> ViewStudio {
        let options = try renderOptions.checked()
        let traits = UITraitCollection(traitsFrom: [traits, options.traits])
        guard variant != nil, let screen = options.screen else {
            return try ViewStudio(options: options, screen: config.size, clear: insets, traits: traits) { apply(to: &$0) }
        }
        return try ViewStudio(options: options, screen: screen.size, clear: screen.insets, traits: traits) {
            apply(to: &$0)
            $0.classify(screen: screen.size)
        }
    }

    /// Applies the traits to the values at the root of the tree.
    private func apply(to environment: inout EnvironmentValues) {
        if traits.preferredContentSizeCategory != .unspecified,
            let size = DynamicTypeSize(traits.preferredContentSizeCategory)
        {
            environment.dynamicTypeSize = size
        }
        switch traits.layoutDirection {
        case .leftToRight: environment.layoutDirection = .leftToRight
        case .rightToLeft: environment.layoutDirection = .rightToLeft
        case .unspecified: break
        }
        if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { environment.horizontalSizeClass = width }
        if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { environment.verticalSizeClass = height }
    }
}

extension UserInterfaceSizeClass {
    fileprivate init?(_ size: UIUserInterfaceSizeClass) {
        switch size {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}
