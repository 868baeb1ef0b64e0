import Foundation
import UIKit

/// The size that a view is shown in.
public enum SwiftUISnapshotLayout: Sendable {
    /// The size of a device's screen.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view chooses for an unspecified proposal.
    case sizeThatFits

    /// The screen that the view is shown on; one of no size takes the view's.
    package func config(_ traits: UITraitCollection) -> ViewImageConfig {
        switch self {
        case .device(let config):
            config.with(traits)
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits: ViewImageConfig(traits: traits)
        }
    }
}
