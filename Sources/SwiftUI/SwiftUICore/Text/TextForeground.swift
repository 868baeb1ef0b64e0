/// The fill of text.
struct TextForeground: Equatable {
    let style: AnyShapeStyle

    init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

    static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        StructuralEquality.isEqual(lhs.style, rhs.style)
    }
}
