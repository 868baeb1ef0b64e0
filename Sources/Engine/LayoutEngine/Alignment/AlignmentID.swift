import Foundation

/// A type that you use to create custom alignment guides.
///
/// Source: Apple, SwiftUI `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in a view that does not set it: points from the leading or the top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
