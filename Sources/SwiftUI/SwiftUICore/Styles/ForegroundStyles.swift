/// The foreground styles set by one modifier, over those set further out.
///
/// Hierarchical styles among them refer to levels of the outer ones, as in `.foregroundStyle(.secondary)` inside
/// `.foregroundStyle(.red)`.
package final class ForegroundStyles: Sendable {
    /// The styles of levels 0, 1, ...; never empty. Levels past the last are derived from the last.
    let styles: [any ShapeStyle]
    let outer: ForegroundStyles?

    package init(_ first: any ShapeStyle, _ rest: any ShapeStyle..., over outer: ForegroundStyles?) {
        styles = [first] + rest
        self.outer = outer
    }

    /// - Parameter styles: at least one.
    package init(_ styles: [any ShapeStyle], over outer: ForegroundStyles?) {
        self.styles = styles
        self.outer = outer
    }

    func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        var surroundings = environment
        surroundings.foregroundStyles = outer
        let index = min(max(level, 0), styles.count - 1)
        return styles[index].resolvedStyle(in: surroundings, level: max(level, 0) - index)
    }
}
