/// A style that defines its own appearance.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// Returns the fill of the style at a level of the content hierarchy: 0 is primary, 1 secondary, and so on.
    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

extension ShapeStyle {
    /// Returns the fill of any style at a level of the content hierarchy (0 is primary), independent of the environment.
    ///
    /// A style that resolves to `Never` and is not one of SwiftUI's own draws nothing, and neither does one whose `resolve(in:)` is
    /// circular.
    package func resolvedStyle(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
        resolvedStyle(in: environment, level: max(level, 0), stepsLeft: 64)
    }

    /// Each step is one call of `resolve(in:)`; real styles need one or two.
    private func resolvedStyle(in environment: EnvironmentValues, level: Int, stepsLeft: Int) -> ResolvedStyle {
        if let primitive = self as? any PrimitiveShapeStyle {
            return primitive.primitiveStyle(in: environment, level: level)
        }
        guard Resolved.self != Never.self, stepsLeft > 0 else { return .clear }
        return resolve(in: environment)
            .resolvedStyle(in: environment, level: level, stepsLeft: stepsLeft - 1)
    }
}
