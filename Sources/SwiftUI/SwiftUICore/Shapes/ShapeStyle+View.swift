extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Color: View {
    public typealias Body = _ShapeView<Rectangle, Color>
}

extension LinearGradient: View {
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension RadialGradient: View {
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

extension AngularGradient: View {
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension EllipticalGradient: View {
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

extension MeshGradient: View {
    public typealias Body = _ShapeView<Rectangle, MeshGradient>
}
