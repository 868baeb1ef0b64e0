import Foundation

/// A shape that can be inset to produce another shape.
///
/// Source: Apple, SwiftUI `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// This shape with its outline moved inwards by `amount` points (outwards if negative).
    func inset(by amount: CGFloat) -> InsetShape
}
