/// How pickers look.
///
/// Source: Apple, SwiftUI `PickerStyle`; there, too, only the system's own styles conform to it.
@MainActor @preconcurrency
public protocol PickerStyle {
    nonisolated static var _look: _PickerLook { get }
}

/// The look by which the styles differ. It is not Apple's: their protocol has hidden requirements, too.
public struct _PickerLook: Sendable, Equatable {
    enum Kind: Sendable { case menu, segmented, inline, wheel, link }
    let kind: Kind
}

/// The style of the surroundings: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// The value, which brings up a menu.
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// All values side by side, as a menu has a row of icons.
public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// All values among the content around: in a list a row each, elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// The values on a wheel.
public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// The value, with an arrow that leads to all of them.
public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _PickerLook { _PickerLook(kind: .link) }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { DefaultPickerStyle._look }
}

extension EnvironmentValues {
    /// The look of pickers in the view.
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how pickers in this view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}
