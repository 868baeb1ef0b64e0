/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    /// Between the mark and the view, in points.
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

nonisolated extension ChartContent {
    /// Annotates this mark or collection of marks with a view positioned relative to its bounds.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }

    /// Annotates this mark or collection of marks with a view positioned relative to its bounds.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }

    /// Annotates this mark or collection of marks with a view positioned relative to its bounds.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                content: { _ in AnyView(content()) }))
    }

    /// Annotates this mark or collection of marks with a view positioned relative to its bounds.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                content: { AnyView(content($0)) }))
    }

    private func annotated(_ annotation: MarkAnnotation) -> ModifiedMarks<Self> {
        marks { $0.attributes.annotations.append(annotation) }
    }
}
