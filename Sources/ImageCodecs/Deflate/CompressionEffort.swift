/// How much time may be spent on a smaller file. The picture is the same either way.
package enum CompressionEffort: Sendable, CaseIterable {
    /// A small file, in little time.
    case standard
    /// The smallest file, in some hundred times as long for a still, which is about a tenth smaller, and in ten times as
    /// long for an animation, which is about a thirtieth smaller.
    case smallest
}
