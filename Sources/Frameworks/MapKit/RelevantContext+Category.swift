import AppIntents

extension RelevantContext {
    /// Near places of a kind; nil for a kind that MapKit does not name.
    ///
    /// Source: Apple, RelevanceKit `location(category:)`.
    public static func location(category: MKPointOfInterestCategory) -> RelevantContext? {
        let prefix = "MKPOICategory"
        guard category.rawValue.hasPrefix(prefix), category.rawValue.count > prefix.count else { return nil }
        return RelevantContext(clue: .kindOfPlace(String(category.rawValue.dropFirst(prefix.count))))
    }
}
