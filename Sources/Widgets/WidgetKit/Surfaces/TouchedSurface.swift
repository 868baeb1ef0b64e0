import ActivityKit

/// A surface under people's hands.
@MainActor
package struct TouchedSurface {
    /// Its view before the first touch.
    package var first: @MainActor () async throws -> any View
    /// Makes the current view again after each touch; throws if there is no view other than the previous one.
    package var next: @MainActor () async throws -> any View
    /// Its view once a state has come up that its preview lists, counted from 0; `nil` where no state is listed.
    package var show: (@MainActor (Int) async throws -> any View)?
    /// The height that it may come to have, in points; `nil` where it has the same for good.
    package var mostHeight: CGFloat?
    /// Begins a film of it, which changes nothing that another one sees; `nil` where it is a picture of what lies elsewhere.
    package var begin: (@MainActor () -> SurfaceRun)?
}

/// One film of a surface: its Live Activities are its own.
@MainActor
package final class SurfaceRun {
    private let store: ActivityStore

    init(_ store: ActivityStore) { self.store = store }

    /// Runs code that finds and changes the activities of this film.
    package func run<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        try await ActivityStore.$current.withValue(store) { try await work() }
    }
}
