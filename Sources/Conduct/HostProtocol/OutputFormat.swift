/// A kind of file that rendering writes.
///
/// A new one is a case with its traits here and a `FormatWriter` in `PreviewRendering`.
package enum OutputFormat: String, CaseIterable, Codable, Sendable {
    /// A still of each entry.
    case png
    /// An animated image of each step, with exact frame times and all colours.
    case apng
    /// An animated image of each step, for everywhere.
    case gif
    /// A still of each entry and an animated image of each step, with all colours in much smaller files than APNG.
    case webp
    /// A folder of numbered stills for each step, with a list of exact times.
    case frames
    /// One image of each step: its frames side by side, with their times.
    case sheet
    /// One image of each step: where each moving thing was.
    case trails

    /// The subjects of a format's files.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// There is a file for each still.
        package static let stills = Traits(rawValue: 1)
        /// There is a file for each film.
        package static let films = Traits(rawValue: 2)
        /// A film's file shows every frame.
        package static let frames = Traits(rawValue: 4)
        /// Pages can show the files.
        package static let page = Traits(rawValue: 8)
    }

    package var traits: Traits {
        switch self {
        case .png: [.stills, .page]
        case .apng, .gif, .sheet: [.films, .frames, .page]
        case .webp: [.stills, .films, .frames, .page]
        case .frames: [.films, .frames]
        case .trails: [.films, .page]
        }
    }

    /// The ending of its files' names, behind the first dot; empty for a folder.
    package var suffix: String {
        switch self {
        case .png, .apng, .gif, .webp: rawValue
        case .frames: ""
        case .sheet, .trails: "\(rawValue).png"
        }
    }

    /// The names of all formats with some traits, as a sentence lists them.
    package static func names(with traits: Traits = [], besides others: [OutputFormat] = [], joinedBy conjunction: String = "and") -> String
    {
        let names = allCases.filter { $0.traits.isSuperset(of: traits) && !others.contains($0) }.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + (names.last ?? "")
    }
}
