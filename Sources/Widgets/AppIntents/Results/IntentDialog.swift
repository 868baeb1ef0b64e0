/// The words that the system speaks or shows.
///
/// Source: Apple, AppIntents `IntentDialog`.
public struct IntentDialog: Sendable {
    /// The full text, for use without a screen.
    package let full: LocalizedStringResource

    /// The words beside content on the screen.
    package let supporting: LocalizedStringResource?

    /// The symbol beside the shown content.
    package let systemImageName: String?

    public init(_ dialog: LocalizedStringResource) {
        full = dialog
        supporting = nil
        systemImageName = nil
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
        systemImageName = nil
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(full: LocalizedStringResource, systemImageName: String) {
        self.full = full
        supporting = nil
        self.systemImageName = systemImageName
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
