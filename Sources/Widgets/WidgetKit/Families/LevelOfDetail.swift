/// The amount of detail in a widget.
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

    /// The amount of detail in the widget that a view is part of.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
