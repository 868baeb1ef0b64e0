/// A kind of file that rendering writes.
package enum OutputFormat: String, CaseIterable, Codable, Sendable {
    /// A still of each entry.
    case png
    /// A moving picture of each step, with exact frame times and all colours.
    case apng
    /// A moving picture of each step, for everywhere.
    case gif
    /// A still of each entry and a moving picture of each step, with all colours in much smaller files than APNG.
    case webp
    /// A folder of numbered stills for each step, with a list of exact times.
    case frames
    /// One picture of each step: its frames side by side, with their times.
    case sheet
    /// One picture of each step: where each moving thing was.
    case trails
}
