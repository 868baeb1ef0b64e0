import Combine

/// A part of an app with its own life cycle, as a window has.
///
/// For an app without previews, the content of the first window is drawn as it is at launch.
///
/// Source: Apple, SwiftUI `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene {
    /// Returns the views of the scene's windows at the launch of the app, in the order of the source.
    func launchWindows() -> [AnyView] {
        if let primitive = self as? any PrimitiveScene { return primitive.windows() }
        return body.launchWindows()
    }
}

extension Scene {
    /// Returns the initial size of its first window, in points; nil where none is set.
    func launchSize() -> CGSize? {
        if let primitive = self as? any PrimitiveScene { return primitive.windowSize() }
        return body.launchSize()
    }
}

/// A scene that the system itself understands.
@MainActor @preconcurrency
protocol PrimitiveScene {
    /// Returns the views of its windows at the launch of the app.
    func windows() -> [AnyView]
    /// Returns the initial size of its windows.
    func windowSize() -> CGSize?
}

extension PrimitiveScene {
    func windowSize() -> CGSize? { nil }
    public var body: Never { fatalError("This scene has no body.") }
}

/// Builds scenes from closures.
///
/// Source: Apple, SwiftUI `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return SceneList(scenes: scenes)
    }

    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        SceneList(scenes: content.map { [$0] } ?? [])
    }

    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneList(scenes: [content]) }
}

/// Several scenes.
nonisolated struct SceneList: Scene, PrimitiveScene {
    typealias Body = Never
    let scenes: [any Scene]

    @MainActor func windows() -> [AnyView] { scenes.flatMap { $0.launchWindows() } }
    @MainActor func windowSize() -> CGSize? { scenes.first { !$0.launchWindows().isEmpty }?.launchSize() }
}

/// A `Group` of scenes, in whose place it stands in compiled code (`GroupKind`).
public struct _SceneGroup<Content: Scene>: Scene {
    private let content: Content

    public init(@SceneBuilder content: () -> Content) { self.content = content() }

    public var body: some Scene { content }
}

/// A scene whose windows show what another's show, changed.
nonisolated struct ChangedScene<Base: Scene>: Scene, PrimitiveScene {
    typealias Body = Never
    let base: Base
    var size: CGSize?
    let change: (AnyView) -> AnyView

    @MainActor func windows() -> [AnyView] { base.launchWindows().map(change) }
    @MainActor func windowSize() -> CGSize? { size ?? base.launchSize() }
}

/// Windows of one kind.
///
/// Source: Apple, SwiftUI `WindowGroup`.
nonisolated public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never

    private let content: () -> Content

    public init(@ViewBuilder makeContent: @escaping () -> Content) { content = makeContent }

    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { self.init(showing: content()) }

    public init(id: String, @ViewBuilder content: () -> Content) { self.init(showing: content()) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(showing: content()) }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    private init(showing view: Content) { content = { view } }

    @MainActor func windows() -> [AnyView] { [AnyView(content())] }
}

/// The phase of a scene.
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
    /// The phase of the scene around a view; a drawn view is in an active scene.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// Modifiers for the system's handling of scenes; of all of them a picture shows only the environment of the scenes' views.
nonisolated extension Scene {
    /// Sets the commands of the scene's menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Sets an environment value of the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Puts an observable object into the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environment(object)) }
    }

    /// Puts an observable object of the older kind into the environment of the scene's views, under its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environmentObject(object)) }
    }

    /// Adds an action for changes of a value while the scene runs.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }

    @available(*, deprecated, message: "Use an action of two values or none")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }

    /// Sets the initial size of the scene's windows on a Mac.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { defaultSize(CGSize(width: width, height: height)) }

    /// Sets the initial size of the scene's windows on a Mac.
    public func defaultSize(_ size: CGSize) -> some Scene { ChangedScene(base: self, size: size) { $0 } }

    /// Sets whether the scene is opened by the system.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// A single window.
///
/// Source: Apple, SwiftUI `Window`.
nonisolated public struct Window<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    private let content: Content

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func windows() -> [AnyView] { [AnyView(content)] }
}

/// The way in which a window takes its size: no window is drawn, so it has no effect.
///
/// Source: Apple, SwiftUI `WindowResizability`.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// An event for which the system may wake an app; it never does here.
///
/// Source: Apple, SwiftUI `BackgroundTask`.
public struct BackgroundTask<Request, Response> {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void, Response == Void {
        BackgroundTask<Void, Void>()
    }

    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void, Response == Void {
        BackgroundTask<Void, Void>()
    }

    /// A task for the sessions whose identifiers a closure accepts.
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> where Request == String, Response == Void { BackgroundTask<String, Void>() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// A task for every session.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

nonisolated extension Scene {
    /// Sets the kind of resizability to use for a window.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the action that the system runs when it wakes the app for a task of this kind.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }

    public func backgroundTask(_ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void) -> some Scene { self }
}
