import HostProtocol

/// The remark on a film whose file is large: the size, the reason, and the options that make it smaller.
struct LargeFilm {
    /// The bytes from which a file is reported as large; a choice: a page or a review no longer shows such a file at once.
    static let leastBytes = 10_000_000

    let label: String
    let frameCount: Int
    let widthInPixels: Int
    let heightInPixels: Int
    /// The duration of the film.
    let seconds: Double

    /// The remark on a file of `bytes` bytes; nil if it is not large. It names only remedies that the options do not use yet.
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
