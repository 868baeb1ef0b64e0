/// A pattern of paths, as shells know them: `*` and `?` within one part of a path, `**` across parts.
///
/// A pattern without a slash fits the name of a file or of any folder around it.
struct PathPattern: Equatable {
    private let parts: [[Character]]

    init(_ text: String) {
        var parts = text.split(separator: "/").map(Array.init)
        if !text.contains("/") { parts = [Array("**")] + parts }
        self.parts = parts
    }

    /// Returns whether a path below a folder, or a folder around it, fits.
    func matches(_ path: String) -> Bool {
        let components = path.split(separator: "/").map(Array.init)
        return (1...max(components.count, 1)).contains { Self.fits(components.prefix($0), parts[...]) }
    }

    private static func fits(_ path: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>) -> Bool {
        guard let part = pattern.first else { return path.isEmpty }
        if part == ["*", "*"] {
            return fits(path, pattern.dropFirst()) || (!path.isEmpty && fits(path.dropFirst(), pattern))
        }
        guard let component = path.first, fits(name: component[...], part[...]) else { return false }
        return fits(path.dropFirst(), pattern.dropFirst())
    }

    private static func fits(name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        // Where the last star began, to try again with one character more under it.
        var (name, pattern) = (name, pattern)
        var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
        while !name.isEmpty || !pattern.isEmpty {
            if let first = pattern.first, first == "*" {
                pattern = pattern.dropFirst()
                retry = (name, pattern)
            } else if let first = pattern.first, let character = name.first, first == "?" || first == character {
                (name, pattern) = (name.dropFirst(), pattern.dropFirst())
            } else if let last = retry, !last.name.isEmpty {
                retry?.name = last.name.dropFirst()
                (name, pattern) = (last.name.dropFirst(), last.pattern)
            } else {
                return false
            }
        }
        return true
    }
}
