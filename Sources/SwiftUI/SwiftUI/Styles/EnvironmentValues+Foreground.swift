extension EnvironmentValues {
    /// What a leaf is filled with: its own style if it has one, else the foreground style around it.
    func resolvedForeground(_ style: AnyShapeStyle?) -> ResolvedStyle {
        style.map { $0.resolvedStyle(in: self, level: 0) } ?? foregroundStyle(level: 0)
    }
}
