/// A golden that a test has compared or recorded, as a test process reports it to `zoetrope test`.
package struct GoldenUse: Codable, Hashable, Sendable {
    /// The folder of goldens, absolute.
    package let folder: String
    /// The name in the folder, without the ending of a kind of file.
    package let name: String
    /// The word of the platform at the end of names in the folder, such as `.linux`; empty if there is none.
    package let platform: String

    package init(folder: String, name: String, platform: String) {
        (self.folder, self.name, self.platform) = (folder, name, platform)
    }
}
