import Foundation

/// The smallest, ideal and largest length of a flexible frame along one axis, in points.
package struct LengthLimits: Equatable, Sendable {
    package let min: CGFloat?
    package let ideal: CGFloat?
    package let max: CGFloat?

    /// Puts the arguments in order as SwiftUI does: a negative minimum becomes 0, an ideal below the minimum becomes the minimum, a
    /// maximum below the ideal becomes the ideal; missing arguments stay missing.
    package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        let least = min.map { $0 < 0 ? 0 : $0 }
        let preferred = ideal.map { ideal in least.map { ideal < $0 ? $0 : ideal } ?? ideal }
        let bound = preferred ?? least
        self.min = least
        self.ideal = preferred
        self.max = max.map { max in bound.map { max < $0 ? $0 : max } ?? max }
    }

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    /// The length where it does not depend on the child: within both limits, or ideal when nothing is proposed.
    func length(for proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return usable(ideal).map(clamp) }
        return usable(min) != nil && usable(max) != nil ? clamp(proposal) : nil
    }

    /// The length when the child answers `child`. With a maximum alone the frame grows to the proposal, with a
    /// minimum alone it shrinks to it.
    func length(for proposal: CGFloat?, child: CGFloat) -> CGFloat {
        if let length = length(for: proposal) { return length }
        guard let proposed = childProposal(proposal) else { return clamp(child) }
        switch (usable(min), usable(max)) {
        case (.some, .none): return clamp(Swift.min(proposed, child))
        case (.none, .some): return clamp(Swift.max(proposed, child))
        default: return clamp(child)
        }
    }

    /// Returns the proposal for the child.
    func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? usable(ideal)).map(clamp) }

    private func clamp(_ length: CGFloat) -> CGFloat {
        let atMost = usable(max).map { Swift.min(length, $0) } ?? length
        return usable(min).map { Swift.max(atMost, $0) } ?? atMost
    }

    /// A NaN limit limits nothing.
    private func usable(_ limit: CGFloat?) -> CGFloat? { limit.flatMap { $0.isNaN ? nil : $0 } }
}
