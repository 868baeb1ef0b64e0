import Foundation

/// The list of a data set: `Contents.json` of Apple's asset catalog format.
///
/// Source: Apple, "Asset Catalog Format Reference", "Data Set Type".
struct DataSetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom
            case typeIdentifier = "universal-type-identifier"
        }
    }

    private var data: [Entry]

    /// The file for an iPhone: one for iPhones alone, or else one for all devices.
    var entry: Entry? {
        let named = data.filter { $0.filename != nil }
        return named.first { $0.idiom == "iphone" } ?? named.first { $0.idiom == "universal" || $0.idiom == nil }
    }
}
