import Foundation
import RunContext

/// A report of where the device is.
///
/// Source: Apple, Core Location `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    public let location: CLLocation?
    public let isStationary: Bool
    public let authorizationDenied: Bool
    public let authorizationDeniedGlobally = false
    public let authorizationRestricted = false
    public let authorizationRequestInProgress = false
    public let accuracyLimited = false
    public let insufficientlyInUse = false
    public let locationUnavailable = false
    public let serviceSessionRequired = false

    /// Returns the updates of a device that does not say where it is: one, which says so.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        RunReports.note("CLLocationUpdate.liveUpdates() was called: there is no location here, and the authorization is denied.")
        return Updates()
    }

    /// The updates, in the order in which they come.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            var isAtEnd = false

            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isAtEnd = true }
                return isAtEnd ? nil : CLLocationUpdate(location: nil, isStationary: true, authorizationDenied: true)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
