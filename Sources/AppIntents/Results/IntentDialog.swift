/// What the system says or shows to people.
///
/// Source: Apple, AppIntents `IntentDialog`.
public struct IntentDialog: Sendable {
    /// The whole of it, for when nothing is on the screen.
    package let full: LocalizedStringResource

    /// What is said beside something on the screen.
    package let supporting: LocalizedStringResource?

    public init(_ dialog: LocalizedStringResource) {
        full = dialog
        supporting = nil
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
