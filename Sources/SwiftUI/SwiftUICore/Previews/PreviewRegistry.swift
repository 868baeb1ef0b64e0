/// A type that makes one preview. Preview macros declare one for each use.
///
/// Source: Apple, DeveloperToolsSupport `PreviewRegistry`.
public protocol PreviewRegistry {
    /// The file of the preview, as `#fileID` gives it: `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the macro's `#`, from 1.
    static var line: Int { get }
    /// The column of the macro's `#`, from 1.
    static var column: Int { get }

    @MainActor static func makePreview() throws -> Preview

    /// The names of the entries that a widget preview lists, as the source spells them; nil for an entry without a name.
    ///
    /// Not Apple's: the pictures of entries are called so.
    static var _timelineEntryNames: [String?] { get }
}

extension PreviewRegistry {
    public static var _timelineEntryNames: [String?] { [] }
}
