import Foundation

/// A view's size and alignment guides in its own coordinate space.
///
/// Source: Apple, SwiftUI `ViewDimensions`.
public struct ViewDimensions {
    public var width: CGFloat
    public var height: CGFloat
}
