import ArgumentParser

/// Several scales in one argument.
enum ScaleList {
    /// The numbers in a list with commas: pixels per point, above 0 and up to 16, each once, in order.
    static func list(_ argument: String) throws -> [Double] {
        let scales = try argument.split(separator: ",", omittingEmptySubsequences: false).map { text in
            guard let scale = Double(text), scale > 0, scale <= ImageOptions.largestScale else {
                throw ValidationError(
                    "'\(text)' is not a scale; --scale takes pixels per point, above 0 and up to 16, separated by commas")
            }
            return scale
        }
        guard scales.count <= most else {
            throw ValidationError("--scale has \(scales.count) scales, but an archive has at most \(most)")
        }
        return Array(Set(scales)).sorted()
    }

    /// The most scales, as many as an archive's reader accepts.
    private static let most = 8
}
