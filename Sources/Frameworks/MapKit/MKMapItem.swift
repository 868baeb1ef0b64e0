import CoreLocation
import Foundation
import RunContext

/// A place with an address.
///
/// Source: Apple, MapKit `MKPlacemark`.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public var countryCode: String? { isoCountryCode }
    public var title: String? { name ?? locality }
    public var subtitle: String? { country }

    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// - Parameter addressDictionary: the parts of the address, by the keys that Contacts has for them.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        let keys = ["Name", "City", "SubLocality", "State", "Country", "CountryCode", "ZIP", "Street", "SubThoroughfare"]
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            names: keys.map { addressDictionary?[$0] as? String }, timeZone: nil)
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
}

/// A place that has a name.
///
/// Source: Apple, MapKit `MKMapItem`.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public var timeZone: TimeZone?

    public init(placemark: MKPlacemark) { (self.placemark, name, timeZone) = (placemark, placemark.name, placemark.timeZone) }

    /// Opens nothing: a render has no Maps app, which is reported.
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        RunReports.note("MKMapItem.openInMaps() was called: there is no Maps app here.")
        return false
    }
}

/// Something with a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    public var coordinate = CLLocationCoordinate2D()
    public var title: String?
    public var subtitle: String?
    public override init() {}
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// The reason why a map, or a search, failed.
public struct MKError: Error, Hashable, Sendable {
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A search for places at Apple's service, which a render never contacts: searches are reported and fail with `MKError.serverFailure`.
///
/// Source: Apple, MapKit `MKLocalSearch`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// The kinds of results of a search.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    open class Request: NSObject, @unchecked Sendable {
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()
        public var resultTypes: ResultType = [.address, .pointOfInterest, .physicalFeature]
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion
        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    private let request: Request
    public init(request: Request) { self.request = request }
    public var isSearching: Bool { false }
    /// Does nothing, as no search was begun.
    public func cancel() {}

    public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        report()
        completionHandler(nil, MKError(.serverFailure))
    }

    public func start() async throws -> Response {
        report()
        throw MKError(.serverFailure)
    }

    private func report() {
        let query = request.naturalLanguageQuery ?? ""
        RunReports.note(
            "MKLocalSearch was started for \"\(query)\": no network service is reached, so it fails with MKError.serverFailure.")
    }
}

extension MKError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? MKError)?.code == code }
}
