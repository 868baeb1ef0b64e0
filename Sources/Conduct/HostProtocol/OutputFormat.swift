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
    /// A video of each step (H.264), for slides and pages.
    case mp4
    /// A video of each step (VP9).
    case webm
    /// A drawing of each entry: shapes, and text as outlines.
    case svg
    /// The same as a page.
    case pdf
    /// A folder of numbered stills for each step, with a list of exact times.
    case frames
    /// One image of each step: its frames side by side, with their times.
    case sheet
    /// One image of each step: some of its frames with captions.
    case storyboard
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
        case .svg, .pdf: .stills
        case .apng, .gif, .sheet: [.films, .frames, .page]
        case .webp: [.stills, .films, .frames, .page]
        case .mp4, .webm, .frames: [.films, .frames]
        case .storyboard, .trails: [.films, .page]
        }
    }

    /// The ending of its files' names, behind the first dot; empty for a folder.
    package var suffix: String {
        switch self {
        case .png, .apng, .gif, .webp, .mp4, .webm, .svg, .pdf: rawValue
        case .frames: ""
        case .sheet, .storyboard, .trails: "\(rawValue).png"
        }
    }

    /// The program that makes the files, and the Debian package that contains it; nil: none is needed.
    package var program: (name: String, package: String)? {
        switch self {
        case .mp4, .webm: ("ffmpeg", "ffmpeg")
        case .png, .apng, .gif, .webp, .svg, .pdf, .frames, .sheet, .storyboard, .trails: nil
        }
    }

    /// The format of a single file with an ending; nil for an ending that names none.
    package init?(fileEnding: String) {
        guard let format = Self(rawValue: fileEnding.lowercased()), format.suffix == format.rawValue else { return nil }
        self = format
    }

    /// The names of all formats with some traits, as a sentence lists them.
    package static func names(with traits: Traits = [], besides others: [OutputFormat] = [], joinedBy conjunction: String = "and") -> String
    {
        let names = allCases.filter { $0.traits.isSuperset(of: traits) && !others.contains($0) }.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + (names.last ?? "")
    }
}
