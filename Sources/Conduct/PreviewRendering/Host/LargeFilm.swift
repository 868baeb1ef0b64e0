import HostProtocol

/// The remark on a film whose file is large: the size, the reason, and the options that make it smaller.
struct LargeFilm {
    /// From how many bytes on a file is told to be large; a choice: what a page or a review does not show at once any more.
    static let leastBytes = 10_000_000

    let label: String
    let frameCount: Int
    let widthInPixels: Int
    let heightInPixels: Int
    /// How long the film is.
    let seconds: Double

    /// The words for a file of so many bytes; nil where it is not large. Only what the options leave to be done is named.
    func remark(bytes: Int, options: RenderOptions) -> String? {
        guard bytes >= Self.leastBytes else { return nil }
        var ways: [String] = []
        if options.scale > 1 { ways.append("--scale 1") }
        if options.framesPerSecond > 15 { ways.append("--fps 15") }
        if seconds > 1.5 { ways.append("--duration 1") }
        return "A film of \(label) takes more than \(Self.leastBytes / 1_000_000) MB, since much of each of its \(frameCount) frames of "
            + "\(widthInPixels) by \(heightInPixels) pixels changes: "
            + "\(ways.isEmpty ? "--format webp makes" : "\(ways.joined(separator: ", ")) make") it smaller."
    }
}
