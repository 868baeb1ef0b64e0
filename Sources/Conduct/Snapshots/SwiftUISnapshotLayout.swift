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

    /// In points; nil: that of the view.
    var size: CGSize? {
        switch self {
        case .device(let config): config.size
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .sizeThatFits: nil
        }
    }

    /// Returns the device's traits combined with others, which take precedence.
    func traits(and others: UITraitCollection) -> UITraitCollection {
        guard case .device(let config) = self else { return others }
        return UITraitCollection(traitsFrom: [config.traits, others])
    }
}
