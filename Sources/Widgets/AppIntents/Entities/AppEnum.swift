/// A fixed set of choices as a parameter of intents.
///
/// Source: Apple, AppIntents `AppEnum`.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, TypeDisplayRepresentable, PersistentlyIdentifiable,
    Sendable, _IntentValue
where RawValue: LosslessStringConvertible {
    /// The representations of the cases.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The name of the case; its raw value if it has no representation.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: String(rawValue))
    }
}
