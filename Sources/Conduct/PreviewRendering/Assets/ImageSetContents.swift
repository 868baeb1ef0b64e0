import Foundation

/// The list of an image set: `Contents.json` of Apple's asset catalog format.
///
/// Source: Apple, "Asset Catalog Format Reference", "Image Set Type".
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var filename: String?
        /// `2x`; nil where one file serves every density.
        var scale: String?
        var appearances: [Appearance]?
        var idiom: String?
        var locale: String?
        var direction: String?

        enum CodingKeys: String, CodingKey {
            case filename, scale, appearances, idiom, locale
            case direction = "language-direction"
        }

        /// Pixels per point.
        var density: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }

        /// The rank of the entry for an appearance, 0 the best; nil if it does not serve the appearance.
        func rank(isDark: Bool) -> Int? {
            var rank = 1
            for appearance in appearances ?? [] {
                // High contrast and any future appearances are not drawn.
                guard appearance.appearance == "luminosity", (appearance.value == "dark") == isDark else { return nil }
                rank = 0
            }
            return rank
        }

        /// The rank for an iPhone. A picture for another device is better than none; a watch's is tried first, because
        /// complications and small widgets share their pictures.
        var deviceRank: Int? {
            switch idiom {
            case "iphone": 0
            case "universal", nil: 1
            case "watch": 2
            case "ipad": 3
            default: nil
            }
        }

        /// The rank for languages, the best first, and for the direction of writing.
        func rank(languages: [String], isRightToLeft: Bool) -> Int? {
            if let direction, (direction == "right-to-left") != isRightToLeft { return nil }
            guard let locale else { return languages.count }
            return languages.firstIndex(of: locale.lowercased().replacing("_", with: "-"))
        }
    }

    struct Properties: Decodable {
        var renderingIntent: String?
        enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
    }

    /// The circumstances for which a picture is chosen.
    struct Circumstances {
        var isDark = false
        /// Normalized names of languages, the best first.
        var languages: [String] = []
        var isRightToLeft = false
    }

    var images: [Entry]
    var properties: Properties?

    /// True if only the alpha of the pictures counts.
    var isTemplate: Bool { properties?.renderingIntent == "template" }
    var isOriginal: Bool { properties?.renderingIntent == "original" }

    /// The entries that serve best and name a file, in all their densities.
    ///
    /// The language counts for more than the appearance, and the appearance for more than the device, so that a text in a
    /// picture can be read.
    func entries(for circumstances: Circumstances) -> [Entry] {
        let ranked = images.compactMap { entry -> (rank: [Int], entry: Entry)? in
            guard entry.filename != nil, let device = entry.deviceRank,
                let appearance = entry.rank(isDark: circumstances.isDark),
                let language = entry.rank(
                    languages: circumstances.languages, isRightToLeft: circumstances.isRightToLeft)
            else { return nil }
            return ([language, appearance, device], entry)
        }
        guard let best = ranked.map(\.rank).min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
        return ranked.filter { $0.rank == best }.map(\.entry)
    }
}
