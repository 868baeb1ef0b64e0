/// The size and shape of a widget.
///
/// Source: Apple, WidgetKit `WidgetFamily`.
@frozen
public enum WidgetFamily: Int, Hashable, Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }
}

extension WidgetFamily {
    /// Every family, in the order of Apple's declaration.
    ///
    /// Apple's type is not `CaseIterable`, and user code often adds that conformance itself, so it must not be here.
    package static let everyFamily: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
        .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]

    /// The families of a widget that names none, on an iPhone; the Lock Screen shows only widgets that say so.
    package static let familiesByDefault: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

    /// The family of that name, as in `systemSmall`; `nil` for any other word.
    package init?(named name: String) {
        guard let family = Self.everyFamily.first(where: { $0.description == name }) else { return nil }
        self = family
    }

    /// Whether the family belongs to the Lock Screen or a watch face, where content is drawn without colour.
    package var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}
