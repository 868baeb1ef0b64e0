import CoreLocation
import Foundation
import RunContext

/// The means of travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way between two places. The service finds them, which a render never contacts: there are none.
///
/// Source: Apple, MapKit `MKRoute`.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        public let instructions: String
        public let notice: String? = nil
        public let polyline: MKPolyline
        public let distance: CLLocationDistance
        public let transportType: MKDirectionsTransportType

        private init(instructions: String, polyline: MKPolyline, distance: CLLocationDistance, transportType: MKDirectionsTransportType) {
            (self.instructions, self.polyline, self.distance, self.transportType) = (instructions, polyline, distance, transportType)
        }
    }

    public let name: String
    public let advisoryNotices: [String] = []
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    public let steps: [Step]

    private init(
        name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval, transportType: MKDirectionsTransportType,
        polyline: MKPolyline, steps: [Step]
    ) {
        (self.name, self.distance, self.expectedTravelTime) = (name, distance, expectedTravelTime)
        (self.transportType, self.polyline, self.steps) = (transportType, polyline, steps)
    }
}

/// A search for ways at Apple's service: searches are reported and fail with `MKError.serverFailure`.
///
/// Source: Apple, MapKit `MKDirections`.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public var source: MKMapItem?
        public var destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.any
        public var requestsAlternateRoutes = false
        public var departureDate: Date?
        public var arrivalDate: Date?
        public override init() {}
    }

    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        private init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance

        private init(source: MKMapItem, destination: MKMapItem, expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.source, self.destination) = (source, destination)
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
    }

    private let request: Request
    public init(request: Request) { self.request = request }
    public var isCalculating: Bool { false }
    /// Does nothing, as no search lasts.
    open func cancel() {}

    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        report("calculate()")
        completionHandler(nil, MKError(.serverFailure))
    }
    open func calculate() async throws -> Response {
        report("calculate()")
        throw MKError(.serverFailure)
    }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        report("calculateETA()")
        completionHandler(nil, MKError(.serverFailure))
    }
    open func calculateETA() async throws -> ETAResponse {
        report("calculateETA()")
        throw MKError(.serverFailure)
    }

    private func report(_ call: String) {
        RunReports.note("MKDirections.\(call) was called: no network service is reached, so it fails with MKError.serverFailure.")
    }
}
