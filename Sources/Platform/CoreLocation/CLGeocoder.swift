import Foundation
import RunContext

/// The names of a place.
///
/// Source: Apple, Core Location `CLPlacemark`.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let subLocality: String?
    public let administrativeArea: String?
    public let country: String?
    public let isoCountryCode: String?
    public let postalCode: String?
    public let thoroughfare: String?
    public let subThoroughfare: String?
    public let timeZone: TimeZone?
    /// The district of a country's part; none is known without Apple's service, nor are the waters and the sights of a place.
    public var subAdministrativeArea: String? { nil }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }
    public var areasOfInterest: [String]? { nil }

    public init(placemark: CLPlacemark) {
        (location, name, locality, subLocality) = (
            placemark.location, placemark.name, placemark.locality, placemark.subLocality
        )
        (administrativeArea, country, isoCountryCode) = (
            placemark.administrativeArea, placemark.country, placemark.isoCountryCode
        )
        (postalCode, thoroughfare, subThoroughfare, timeZone) = (
            placemark.postalCode, placemark.thoroughfare, placemark.subThoroughfare, placemark.timeZone
        )
    }

    /// - Parameter names: from the name to the number of the house, in the order of the properties; nine.
    package init(location: CLLocation?, names: [String?], timeZone: TimeZone?) {
        (self.location, self.timeZone) = (location, timeZone)
        (name, locality, subLocality) = (names[0], names[1], names[2])
        (administrativeArea, country, isoCountryCode) = (names[3], names[4], names[5])
        (postalCode, thoroughfare, subThoroughfare) = (names[6], names[7], names[8])
    }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder of Apple's service, which a render never contacts: requests are reported and fail with `CLError.network`.
///
/// Source: Apple, Core Location `CLGeocoder`.
public final class CLGeocoder: NSObject, @unchecked Sendable {
    public override init() {}

    public var isGeocoding: Bool { false }

    public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        report("reverseGeocodeLocation")
        completionHandler(nil, CLError(.network))
    }

    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, completionHandler: completionHandler)
    }

    public func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        report("geocodeAddressString")
        completionHandler(nil, CLError(.network))
    }

    @discardableResult
    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        report("reverseGeocodeLocation")
        throw CLError(.network)
    }

    @discardableResult
    public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location)
    }

    @discardableResult
    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        report("geocodeAddressString")
        throw CLError(.network)
    }

    /// Does nothing, as no request was begun.
    public func cancelGeocode() {}

    private func report(_ call: String) {
        RunReports.note("CLGeocoder.\(call) was called: no network service is reached, so it fails with CLError.network.")
    }
}
