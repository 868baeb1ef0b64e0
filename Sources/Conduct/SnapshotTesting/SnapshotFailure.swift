/// A preview whose pictures are not the accepted ones; its description is all a test's log needs.
public struct SnapshotFailure: Sendable, Equatable, CustomStringConvertible {
    /// The preview and what of it: `CaffeineTrackerWidget/entry1-entry2`.
    public let name: String

    /// A description of the failure, and of how to resolve it.
    public let message: String

    /// Pictures of the reference, the actual frame and the difference.
    public let pictures: [String]

    /// Further files that show the difference.
    var attachments: [Attached] = []

    /// Bytes with a name.
    struct Attached: Sendable, Equatable {
        let name: String
        let data: [UInt8]

        init(_ attachment: XCTAttachment) {
            (name, data) = (attachment.name ?? "difference", [UInt8](attachment.data))
        }
    }

    public var description: String {
        ([name + ": " + message] + pictures.map { "  " + $0 }).joined(separator: "\n")
    }
}
