/// A location in which a system shows widgets.
///
/// Source: Apple, WidgetKit `WidgetLocation`.
public struct WidgetLocation: Hashable, Sendable {
    fileprivate let name: String

    /// The Home Screen of an iPhone or iPad.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The Lock Screen of an iPhone or iPad.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// StandBy on an iPhone.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The screen of a car.
    public static let carPlay = WidgetLocation(name: "carPlay")
    /// iPhone widgets on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension WidgetLocation {
    /// The place's name in the source.
    package var description: String { name }
}
