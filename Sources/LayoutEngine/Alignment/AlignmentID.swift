import Foundation

/// A type that you use to create custom alignment guides.
///
/// Source: Apple, SwiftUI `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in a view that does not set it: points from the leading or the top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment whose explicit values in a container's children combine to one of them instead of to their mean.
package protocol SelectingAlignmentID: AlignmentID {
    /// The container's value; `values` holds at least one.
    static func selected(among values: [CGFloat]) -> CGFloat
}
