/// The time that may be spent on a smaller file. The picture is the same either way.
package enum CompressionEffort: Sendable, CaseIterable {
    /// A small file, in the least time.
    case standard
    /// The smallest file, in some hundred times as long: about a tenth smaller.
    case smallest
}
