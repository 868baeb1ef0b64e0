/// A request of the front to the inspector, which reads pictures and fonts for it: one JSON object on its standard input.
///
/// A comparison is answered with events, the last of them a summary that counts pictures as files; symbols with one JSON array,
/// what each is drawn with, in the order of their names; a sheet with the event of its file.
package enum InspectionRequest: Codable, Equatable, Sendable {
    case comparison(Comparison)
    /// The same of layouts: boxes that differ by less than a tolerance in points are alike.
    case layouts(Comparison, tolerance: Double)
    case symbols([String])
    /// The frames of a film side by side: the paths of the film and of the PNG file, both absolute.
    case sheet(film: String, picture: String)

    /// Two folders of pictures, and where the report of their differences goes; all paths are absolute.
    package struct Comparison: Codable, Equatable, Sendable {
        package var reference: String
        package var actual: String
        package var report: String
        /// Patterns with `*` and `?` for paths below the folders; empty: all.
        package var filter: [String]
        package var pixelsPerPoint: Double

        package init(reference: String, actual: String, report: String, filter: [String], pixelsPerPoint: Double) {
            (self.reference, self.actual, self.report) = (reference, actual, report)
            (self.filter, self.pixelsPerPoint) = (filter, pixelsPerPoint)
        }
    }
}

/// The drawing that a symbol's name resolves to.
package enum SymbolResolution: Codable, Equatable, Sendable {
    case missing
    /// Another picture stands in.
    case substitute(String)
    /// Put together from these.
    case composed([String])
    case exact
}
