/// A type with a name that outlives a build of the app.
///
/// Source: Apple, AppIntents `PersistentlyIdentifiable`.
public protocol PersistentlyIdentifiable {
    /// The name of the type, by default.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
