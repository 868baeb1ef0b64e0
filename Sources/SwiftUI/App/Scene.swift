/// A part of an app with a life of its own, as a window is.
///
/// Scenes compile beside the views of an app; no picture shows one.
///
/// Source: Apple, SwiftUI `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the system itself understands.
protocol PrimitiveScene {}

extension PrimitiveScene {
    public var body: Never { fatalError("This scene has no body.") }
}

/// Builds scenes from closures.
///
/// Source: Apple, SwiftUI `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { SceneList() }

    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { SceneList() }

    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneList() }
}

/// Several scenes.
struct SceneList: Scene, PrimitiveScene {
    typealias Body = Never
    nonisolated init() {}
}

/// Windows of one kind.
///
/// Source: Apple, SwiftUI `WindowGroup`.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never

    public init(@ViewBuilder makeContent: @escaping () -> Content) {}

    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) {}

    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// What a scene does at present.
///
/// Source: Apple, SwiftUI `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// What the scene around a view does; a view that is drawn is in an active one.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// What the system does with scenes: no picture shows it.
extension Scene {
    /// Sets the commands of the scene's menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Sets an environment value of the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }

    /// Puts an observable object into the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

    /// Names what happens when a value changes while the scene runs.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }

    @available(*, deprecated, message: "Use an action of two values or none")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }

    /// Sets how large the scene's windows are at first.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets whether the scene is opened by the system.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
