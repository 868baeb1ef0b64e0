/// A type with a name that outlives a build of the app.
///
/// Source: Apple, AppIntents `PersistentlyIdentifiable`.
public protocol PersistentlyIdentifiable {
    /// By default the name of the type.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
