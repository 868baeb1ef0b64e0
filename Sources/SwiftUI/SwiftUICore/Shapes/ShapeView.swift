/// A view that draws a shape, and that can be filled and stroked further: later fills and strokes lie on top.
///
/// Source: Apple, SwiftUI `ShapeView` (iOS 17).
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}
