@_exported import Foundation
import Geometry

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// A place on the earth by latitude and longitude, in degrees.
///
/// Source: Apple, Core Location `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { (latitude, longitude) = (0, 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid: at most 90 degrees north or south, and 180 east or west.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A location with its time, and their accuracy.
///
/// Source: Apple, Core Location `CLLocation`.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; negative if unknown.
    public let course: CLLocationDirection
    /// Metres a second; negative if unknown.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    /// A location without accuracy, at latitude and longitude 0.
    public override convenience init() {
        self.init(coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1, timestamp: Date())
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
        timestamp = Date()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy, course, speed) = (horizontalAccuracy, verticalAccuracy, -1, -1)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy, self.course, self.speed) = (hAccuracy, vAccuracy, course, speed)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length of the shortest line over the earth to another place, in metres.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }
}

/// Lines on the ellipsoid of the World Geodetic System of 1984.
///
/// Source: T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review XXIII (1975).
private enum Geodesic {
    static let equatorialRadius = 6_378_137.0
    static let flattening = 1 / 298.257223563

    static func distance(from first: CLLocationCoordinate2D, to second: CLLocationCoordinate2D) -> Double {
        let polarRadius = equatorialRadius * (1 - flattening)
        let (latitude1, latitude2) = (reduced(first.latitude), reduced(second.latitude))
        let difference = (second.longitude - first.longitude) * .pi / 180
        var lambda = difference
        // For nearly opposite places the rounds do not converge; the last one is then near enough.
        for _ in 0..<200 {
            let arc = Arc(latitude1, latitude2, lambda)
            guard arc.sine > 0 else { return 0 }
            let c = flattening / 16 * arc.squaredCosine * (4 + flattening * (4 - 3 * arc.squaredCosine))
            let correction =
                arc.angle + c * arc.sine * (arc.middle + c * arc.cosine * (2 * arc.middle * arc.middle - 1))
            let next = difference + (1 - c) * flattening * arc.azimuthSine * correction
            let isClose = abs(next - lambda) < 1e-12
            lambda = next
            if isClose { break }
        }
        let arc = Arc(latitude1, latitude2, lambda)
        let ratio = equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1
        let u = arc.squaredCosine * ratio
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let squaredMiddle = arc.middle * arc.middle
        let inner =
            arc.cosine * (2 * squaredMiddle - 1)
            - b / 6 * arc.middle * (4 * arc.sine * arc.sine - 3) * (4 * squaredMiddle - 3)
        let delta = b * arc.sine * (arc.middle + b / 4 * inner)
        return polarRadius * a * (arc.angle - delta)
    }

    /// The latitude on the sphere around the ellipsoid, as sine and cosine.
    private static func reduced(_ degrees: Double) -> (sine: Double, cosine: Double) {
        let radians = degrees * .pi / 180
        let (y, x) = ((1 - flattening) * Transcendental.sine(radians), Transcendental.cosine(radians))
        let length = (x * x + y * y).squareRoot()
        return (y / length, x / length)
    }

    /// The arc between two places on the sphere.
    private struct Arc {
        let sine: Double
        let cosine: Double
        let angle: Double
        let azimuthSine: Double
        let squaredCosine: Double
        /// Cosine of twice the angle to the arc's middle.
        let middle: Double

        init(_ first: (sine: Double, cosine: Double), _ second: (sine: Double, cosine: Double), _ lambda: Double) {
            let (sineLambda, cosineLambda) = (Transcendental.sine(lambda), Transcendental.cosine(lambda))
            let across = second.cosine * sineLambda
            let along = first.cosine * second.sine - first.sine * second.cosine * cosineLambda
            sine = (across * across + along * along).squareRoot()
            cosine = first.sine * second.sine + first.cosine * second.cosine * cosineLambda
            angle = Transcendental.angle(x: cosine, y: sine)
            azimuthSine = sine > 0 ? first.cosine * second.cosine * sineLambda / sine : 0
            squaredCosine = 1 - azimuthSine * azimuthSine
            middle = squaredCosine > 0 ? cosine - 2 * first.sine * second.sine / squaredCosine : 0
        }
    }
}
