import CoreGraphics
import Foundation

extension UIView {
    /// Gives every view inside its place.
    ///
    /// A view without constraints keeps its frame, or grows with the containing view according to its mask. The others get the places
    /// that follow from all constraints together (``LayoutRegion``); of what these leave open, a view begins where the containing view
    /// does.
    public func layoutIfNeeded() { arrangeSubviews(from: bounds.size) }

    /// A Boolean value that indicates whether the view's constraints leave its place or its size open.
    ///
    /// Source: Apple, UIKit `hasAmbiguousLayout`.
    public var hasAmbiguousLayout: Bool {
        guard let superview, !translatesAutoresizingMaskIntoConstraints else { return false }
        return superview.region(in: superview.bounds.size, from: superview.bounds.size).leavesOpen(self)
    }

    /// Takes a size, and gives every view inside its place.
    package func arrange(in size: CGSize) {
        receiveTraits()
        let old = bounds.size
        bounds.size = size
        arrangeSubviews(from: old)
    }

    /// Notifies the views that have not been shown of the traits of the screen, from the outermost one inwards.
    func receiveTraits() {
        if !hasTraits {
            hasTraits = true
            traitCollectionDidChange(nil)
        }
        for view in subviews { view.receiveTraits() }
    }

    /// Returns the size that the view has by itself: by its content, or by the constraints between its sides and the views inside.
    ///
    /// - Parameter room: a width that is given holds; an infinite one is open.
    package func compressedSize(in room: CGSize) -> CGSize {
        receiveTraits()
        let own = fittingSize(in: CGSize(width: room.width, height: .infinity))
        if own.width.isFinite, own.height.isFinite, intrinsicContentSize.height >= 0 { return own }
        return constrainedSize(in: room)
    }

    /// Returns the size that follows from the constraints between the view's sides and the views inside.
    ///
    /// - Parameter room: a width that is given holds; an infinite one is open.
    func constrainedSize(in room: CGSize) -> CGSize {
        region(in: CGSize(width: room.width, height: .infinity), from: bounds.size).rootSize
    }

    /// - Parameter size: an infinite length follows from the constraints.
    private func region(in size: CGSize, from oldSize: CGSize) -> LayoutRegion {
        LayoutRegion(
            of: self, width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil, from: oldSize)
    }

    private func arrangeSubviews(from old: CGSize) {
        let sizes = Dictionary(uniqueKeysWithValues: subviews.map { (ObjectIdentifier($0), $0.bounds.size) })
        if old != bounds.size || hasConstrainedSubviews { region(in: bounds.size, from: old).apply(toAll: needsLayout) }
        needsLayout = false
        layoutSubviews()
        layer.layoutSublayers()
        // Also those that it has added, as a table does with its rows.
        for view in subviews { view.arrangeSubviews(from: sizes[ObjectIdentifier(view)] ?? view.bounds.size) }
    }

    /// True if constraints determine the place of a view inside, at any depth.
    private var hasConstrainedSubviews: Bool {
        subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || !$0.isOwnRegion && $0.hasConstrainedSubviews }
    }
}
