/// The list of a symbol set, `Contents.json`.
///
/// Source: Apple, "Asset Catalog Format Reference".
struct SymbolSetContents: Decodable {
    private struct Entry: Decodable {
        var filename: String?
    }

    private var symbols: [Entry]?

    /// The first file that the set names.
    var filename: String? { (symbols ?? []).lazy.compactMap(\.filename).first }
}
