import Foundation
import UIKit

/// The size that a view is shown in.
public enum SwiftUISnapshotLayout: Sendable {
    /// That of a device's screen.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// That which the view wants to have when nothing is proposed to it.
    case sizeThatFits

    /// In points; nil: that of the view.
    var size: CGSize? {
        switch self {
        case .device(let config): config.size
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .sizeThatFits: nil
        }
    }

    /// What the device says, and what was said beside it, which counts more.
    func traits(and others: UITraitCollection) -> UITraitCollection {
        guard case .device(let config) = self else { return others }
        return UITraitCollection(traitsFrom: [config.traits, others])
    }
}
