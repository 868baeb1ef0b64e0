import Foundation

/// A source of the alignment guides that a view sets itself, rather than leaving them at their defaults.
package protocol AlignmentGuideSource: AnyObject {
    /// The guide's position in points from the view's leading or top edge, or nil where the view does not set it.
    func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}
