/// A set of cases, each of which has a name for people.
///
/// Source: Apple, AppIntents `CaseDisplayRepresentable`.
public protocol CaseDisplayRepresentable: CaseIterable, RawRepresentable, Hashable, TypeDisplayRepresentable
where RawValue: LosslessStringConvertible {
    /// The representations of the cases.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The name of the case; its raw value if it has no representation.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: String(rawValue))
    }
}

/// A fixed set of choices as a parameter of intents.
///
/// Source: Apple, AppIntents `AppEnum`.
public protocol AppEnum: CaseDisplayRepresentable, PersistentlyIdentifiable, Sendable, _IntentValue {}
