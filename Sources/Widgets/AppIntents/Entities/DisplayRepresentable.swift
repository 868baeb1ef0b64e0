/// A type whose instances can be shown to people.
///
/// Source: Apple, AppIntents `InstanceDisplayRepresentable`.
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type that has a name for people.
///
/// Source: Apple, AppIntents `TypeDisplayRepresentable`.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
