extension EnvironmentValues {
    /// Returns the fill of a leaf: its own style if it has one, otherwise the foreground style around it.
    func resolvedForeground(_ style: AnyShapeStyle?) -> ResolvedStyle {
        style.map { $0.resolvedStyle(in: self, level: 0) } ?? foregroundStyle(level: 0)
    }
}
