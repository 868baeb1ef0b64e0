import CoreLocation

extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
}

/// A value that is stored by way of a record of it, since it does not write itself.
protocol RecordedIntentValue: _IntentValue {
    var record: any Codable { get }

    /// The value of a record as `StoredIntentValue` keeps it.
    ///
    /// - Throws: `DecodingError`.
    static func made(from data: Data, _ decoder: JSONDecoder) throws -> Any?
}

/// Keeps only the characters of an attributed text: the attributes that a system keeps are not public.
extension AttributedString: RecordedIntentValue {
    var record: any Codable { String(characters) }

    static func made(from data: Data, _ decoder: JSONDecoder) throws -> Any? {
        try decoder.decode([String].self, from: data).first.map { AttributedString($0) }
    }
}

extension CLPlacemark: RecordedIntentValue {
    /// The stored parts of a placemark.
    private struct Record: Codable {
        var latitude: Double?
        var longitude: Double?
        var names: [String?]
        var timeZone: String?
    }

    var record: any Codable {
        Record(
            latitude: location?.coordinate.latitude, longitude: location?.coordinate.longitude,
            names: [
                name, locality, subLocality, administrativeArea, country, isoCountryCode, postalCode, thoroughfare, subThoroughfare,
            ], timeZone: timeZone?.identifier)
    }

    static func made(from data: Data, _ decoder: JSONDecoder) throws -> Any? {
        guard let record = try decoder.decode([Record].self, from: data).first else { return nil }
        var location: CLLocation?
        if let latitude = record.latitude, let longitude = record.longitude {
            location = CLLocation(latitude: latitude, longitude: longitude)
        }
        return CLPlacemark(
            location: location, names: record.names + Array(repeating: nil, count: max(9 - record.names.count, 0)),
            timeZone: record.timeZone.flatMap { TimeZone(identifier: $0) })
    }
}
