/// How much a widget should show.
///
/// Source: Apple, WidgetKit `LevelOfDetail`.
public struct LevelOfDetail: Hashable, Sendable {
    private let isSimplified: Bool

    /// All of it.
    public static let `default` = LevelOfDetail(isSimplified: false)
    /// The gist, to be read from afar.
    public static let simplified = LevelOfDetail(isSimplified: true)
}

extension EnvironmentValues {
    private struct LevelOfDetailKey: EnvironmentKey {
        static var defaultValue: LevelOfDetail { .default }
    }

    /// How much the widget that a view is part of should show.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
