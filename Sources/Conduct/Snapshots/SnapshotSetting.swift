import HostProtocol
import PreviewRendering
import SwiftUI
import UIKit

/// Everything that decides a pixel of a snapshot beside what it shows.
struct SnapshotSetting {
    let traits: UITraitCollection
    /// Pixels per point; nil: the value of the traits.
    let scale: CGFloat?
    let locale: Locale
    /// True if the setting for reduced motion is on.
    var reducesMotion = false
    var framesPerSecond: Double = 30
    /// The permitted difference from the accepted picture.
    var tolerance = SnapshotTolerance()

    /// The same in the conductor's words.
    var renderOptions: RenderOptions {
        var options = RenderOptions()
        if let scale = scale ?? (traits.displayScale > 0 ? traits.displayScale : nil) { options.scale = Double(scale) }
        options.framesPerSecond = framesPerSecond
        options.locale = locale
        options[.reduceMotion] = reducesMotion
        if traits.userInterfaceStyle == .dark { options.colorScheme = .dark }
        return options
    }

    /// Applies the traits to the values at the root of the tree.
    func apply(to environment: inout EnvironmentValues) {
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
    }
}
