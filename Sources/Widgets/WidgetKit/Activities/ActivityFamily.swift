/// The size of a Live Activity's presentation.
///
/// Source: Apple, WidgetKit `ActivityFamily`.
@frozen
public enum ActivityFamily: Int, Hashable, Sendable {
    /// The Smart Stack of a watch and CarPlay.
    case small
    /// The Lock Screen and the Dynamic Island.
    case medium
}

extension ActivityFamily: CustomStringConvertible {
    public var description: String {
        switch self {
        case .small: "small"
        case .medium: "medium"
        }
    }
}

extension WidgetConfiguration {
    /// Sets the presentations besides those of an iPhone for which a Live Activity has its own views.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        changingActivity { $0.supplementalFamilies = families }
    }
}
