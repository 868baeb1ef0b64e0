/// The size and shape of a widget.
///
/// Source: Apple, WidgetKit `WidgetFamily`.
///
/// On Apple's systems a switch without `default` need not name the families that the platform or the SDK lacks: on iOS the corner of a
/// watch face, before iOS 27 the upright extra large one. So these are not cases here, but values that a pattern may name;
/// ``WidgetFamily/init(rawValue:)`` makes them.
@frozen
public enum WidgetFamily: Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    @available(*, unavailable, renamed: "accessoryCorner")
    case _accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    @available(*, unavailable, renamed: "systemExtraLargePortrait")
    case _systemExtraLargePortrait
}

extension WidgetFamily: Hashable {
    /// The corner of a watch face.
    public static var accessoryCorner: WidgetFamily { WidgetFamily(knownRawValue: 4) }
    /// Extra large, upright: three small widgets high.
    public static var systemExtraLargePortrait: WidgetFamily { WidgetFamily(knownRawValue: 8) }

    public static func == (first: WidgetFamily, second: WidgetFamily) -> Bool { first.rawValue == second.rawValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
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
        default: "systemExtraLargePortrait"
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
        .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemExtraLargePortrait,
    ]

    /// The families of a widget that names none, on an iPhone. The Lock Screen shows only widgets that name its families.
    package static let familiesByDefault: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

    /// The family of that name, as in `systemSmall`; `nil` for any other word.
    package init?(named name: String) {
        guard let family = Self.everyFamily.first(where: { $0.description == name }) else { return nil }
        self = family
    }

    /// True if the family belongs to the Lock Screen or a watch face, where content is drawn without colour.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}
