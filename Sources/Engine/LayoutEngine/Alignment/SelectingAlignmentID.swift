import Foundation

/// An alignment whose explicit values in a container's children combine to one of them instead of to their mean.
package protocol SelectingAlignmentID: AlignmentID {
    /// The container's value; `values` holds at least one.
    static func selected(among values: [CGFloat]) -> CGFloat
}
