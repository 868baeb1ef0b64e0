/// Information about an item that you add an annotation to.
///
/// Source: Apple, Charts `AnnotationContext`.
public struct AnnotationContext: Sendable {
    /// The size of the mark that is annotated, in points.
    public let targetSize: CGSize
}
