import Foundation

/// A kind of place.
///
/// Source: Apple, MapKit `MKPointOfInterestCategory`.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func category(_ name: String) -> Self { .init(rawValue: "MKPOICategory" + name) }
    public static let airport = category("Airport")
    public static let atm = category("ATM")
    public static let bakery = category("Bakery")
    public static let bank = category("Bank")
    public static let beach = category("Beach")
    public static let brewery = category("Brewery")
    public static let cafe = category("Cafe")
    public static let campground = category("Campground")
    public static let carRental = category("CarRental")
    public static let evCharger = category("EVCharger")
    public static let fireStation = category("FireStation")
    public static let fitnessCenter = category("FitnessCenter")
    public static let foodMarket = category("FoodMarket")
    public static let gasStation = category("GasStation")
    public static let hospital = category("Hospital")
    public static let hotel = category("Hotel")
    public static let laundry = category("Laundry")
    public static let library = category("Library")
    public static let marina = category("Marina")
    public static let movieTheater = category("MovieTheater")
    public static let museum = category("Museum")
    public static let nationalPark = category("NationalPark")
    public static let nightlife = category("Nightlife")
    public static let park = category("Park")
    public static let parking = category("Parking")
    public static let pharmacy = category("Pharmacy")
    public static let police = category("Police")
    public static let postOffice = category("PostOffice")
    public static let publicTransport = category("PublicTransport")
    public static let restaurant = category("Restaurant")
    public static let restroom = category("Restroom")
    public static let school = category("School")
    public static let stadium = category("Stadium")
    public static let store = category("Store")
    public static let theater = category("Theater")
    public static let university = category("University")
    public static let winery = category("Winery")
    public static let zoo = category("Zoo")
}

/// A filter of the kinds of places that a map shows.
///
/// Source: Apple, MapKit `MKPointOfInterestFilter`.
public final class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let named: Set<MKPointOfInterestCategory>
    /// True if the named categories are shown; false if all others are.
    private let shows: Bool

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    public init(including categories: [MKPointOfInterestCategory]) { (named, shows) = (Set(categories), true) }
    public init(excluding categories: [MKPointOfInterestCategory]) { (named, shows) = (Set(categories), false) }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool { named.contains(category) == shows }
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
