/// A module whose intents an app or another module takes in. Here all linked modules' intents are one.
///
/// Source: Apple, AppIntents `AppIntentsPackage`.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
