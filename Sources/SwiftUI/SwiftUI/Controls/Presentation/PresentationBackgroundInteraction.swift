/// The behaviour of the views behind a sheet: whether they can be used.
///
/// Source: Apple, SwiftUI `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Sendable { case automatic, enabled, disabled, enabledUpThrough(PresentationDetent) }
    let kind: Kind

    /// As the system has it: not, behind a sheet.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// While the sheet is not higher than at a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
    }
}
