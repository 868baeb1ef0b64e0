/// A style that knows by itself what it looks like.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// What the style draws at a level of the content hierarchy: 0 is primary, 1 secondary, and so on.
    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

extension ShapeStyle {
    /// What any style draws at a level of the content hierarchy (0 is primary), free of the environment.
    ///
    /// A style that resolves to `Never` and is not one of SwiftUI's own draws nothing, and neither does one whose
    /// `resolve(in:)` goes round in circles.
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
