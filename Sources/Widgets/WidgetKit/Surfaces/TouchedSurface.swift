import ActivityKit
import RunContext

/// A surface that people touch.
@MainActor
package struct TouchedSurface {
    /// Its view before the first touch.
    package var first: @MainActor () async throws -> any View
    /// Makes the current view again after each touch; throws if there is no view other than the previous one.
    package var next: @MainActor () async throws -> any View
    /// Makes its view once a listed state of its preview has come up, counted from 0; `nil` if no state is listed.
    package var show: (@MainActor (Int) async throws -> any View)?
    /// The maximum height that it may reach, in points; `nil` if its height never changes.
    package var mostHeight: CGFloat?
    /// Begins a film of it, which changes nothing for other films; `nil` if it shows state that is kept elsewhere.
    package var begin: (@MainActor () -> SurfaceRun)?
}

/// One film of a surface: its Live Activities are its own.
@MainActor
package final class SurfaceRun {
    private let store: ActivityStore

    init(_ store: ActivityStore) { self.store = store }

    /// Runs code that finds and changes the activities of this film.
    package func run<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        try await RunContext.with(\.activityStore, store) { try await work() }
    }
}
