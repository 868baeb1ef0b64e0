/// An app.
///
/// Nothing runs an app here: its views are drawn by their previews.
///
/// Source: Apple, SwiftUI `App`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Says what to do instead of running the app.
    public static func main() {
        print(
            """
            \(Self.self) is an app, which only a system with windows can run.
            To render its previews, run: zoetrope render --package-path <folder of Package.swift>
            or, for a folder of Swift files: zoetrope render --sources <folder>
            """)
    }
}
