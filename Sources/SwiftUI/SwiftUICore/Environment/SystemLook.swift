import Appearance

/// The look of one system: the measures, colours and forms of its bars and controls.
///
/// The look is divided into sections. A section is a struct beside the control that reads it, with a value for each system
/// (`LookSection`). A control names values and drawings of its section and asks for no version, so another system is a case of
/// `SystemRelease`, a requirement of `LookSection`, and the values that differ.
package struct SystemLook: Hashable, Sendable {
    package let release: SystemRelease

    package static let iOS14 = SystemLook(.iOS14)
    package static let iOS17 = SystemLook(.iOS17)
    package static let iOS18 = SystemLook(.iOS18)
    package static let iOS26 = SystemLook(.iOS26)
    package static let watchOS26 = SystemLook(.watchOS26)

    package init(_ release: SystemRelease) { self.release = release }

    /// The section of a control.
    package subscript<Section: LookSection>(section: Section.Type) -> Section {
        switch release {
        case .iOS14: Section.iOS14
        case .iOS17: Section.iOS17
        case .iOS18: Section.iOS18
        case .iOS26: Section.iOS26
        case .watchOS26: Section.watchOS26
        }
    }
}

/// The values of one control in the look of each system.
///
///     struct ToggleLook: LookSection {
///         var knob: CGSize
///         static let iOS18 = ToggleLook(knob: CGSize(width: 27, height: 27))
///         static let iOS26 = ToggleLook(knob: CGSize(width: 37, height: 24))
///     }
///
///     extension SystemLook {
///         var toggle: ToggleLook { self[ToggleLook.self] }
///     }
///
/// A view reads it as `@Environment(\.systemLook.toggle) private var look`.
package protocol LookSection: Sendable {
    /// The values of iOS 13 and 14; those of iOS 17 unless a section differs.
    static var iOS14: Self { get }
    /// The values of iOS 17; those of iOS 18 unless a section differs.
    static var iOS17: Self { get }
    static var iOS18: Self { get }
    static var iOS26: Self { get }
    /// The values of watchOS 26; those of iOS 26 unless a section differs.
    static var watchOS26: Self { get }
}

extension LookSection {
    package static var iOS14: Self { iOS17 }
    package static var iOS17: Self { iOS18 }
    package static var watchOS26: Self { iOS26 }
}

private enum SystemLookKey: EnvironmentKey {
    static var defaultValue: SystemLook { SystemLook(.usual) }
}

extension EnvironmentValues {
    /// The system that views are drawn for.
    package var systemLook: SystemLook {
        get { self[SystemLookKey.self] }
        set { self[SystemLookKey.self] = newValue }
    }
}
