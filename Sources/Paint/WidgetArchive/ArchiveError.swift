/// A reason for which a widget archive cannot be read or written, with the place of the fault and the remedy.
package enum ArchiveError: Error, Equatable, CustomStringConvertible {
    /// The bytes do not begin as an archive does.
    case notAnArchive
    /// The archive is of a version that this reader does not know.
    case unknownVersion(UInt32)
    /// The archive ends before the length in its header, or goes on after it.
    case wrongLength(expected: Int, found: Int)
    /// The bytes are not those that were written.
    case wrongChecksum
    /// The structure is no JSON of the described form; the words of the decoder.
    case wrongStructure(String)
    /// A value that no writer writes, by its place in the structure.
    case wrongValue(String)
    /// The archive has more of something than it may have.
    case tooMuch(String, limit: Int)
    /// The drawing is larger than allowed for an archive, at the requested scale and rate.
    case tooMuchToDraw(String, limit: Int)

    package var description: String {
        switch self {
        case .notAnArchive:
            "This is not a widget archive: it does not begin with the eight letters ZOETARCH. Give a file that `zoetrope` wrote."
        case .unknownVersion(let version):
            version < ArchiveContainer.oldestVersion
                ? "The widget archive is of version \(version), which stores frames; this program reads version "
                    + "\(ArchiveContainer.version), which stores boxes. Archive the widget again."
                : "The widget archive is of version \(version); this program reads version \(ArchiveContainer.version). Write it again, "
                    + "or read it with a newer program."
        case .wrongLength(let expected, let found):
            "The widget archive has \(found) bytes instead of \(expected): it was truncated or extended. Write it again."
        case .wrongChecksum:
            "The widget archive is damaged: its checksum does not match its bytes. Write it again."
        case .wrongStructure(let reason):
            "The structure of the widget archive cannot be read: \(reason) Write it again."
        case .wrongValue(let place):
            "The widget archive has invalid contents: \(place). Write it again."
        case .tooMuchToDraw(let what, let limit):
            "Showing the widget archive takes \(what), but the limit is \(limit). Ask for less with --scale or --fps."
        case .tooMuch(let what, let limit):
            "The widget archive has more \(what) than the limit of \(limit). Draw less in the widget."
        }
    }
}
