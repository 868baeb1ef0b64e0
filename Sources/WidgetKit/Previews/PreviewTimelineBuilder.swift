/// Collects the entries of a preview's timeline.
@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}
