import PreviewRendering

/// The choice of previews of a class of tests.
struct PreviewFilter {
    var included: [String]?
    var excluded: [String]?
    var includedModules: [String]?
    var excludedModules: [String]?

    /// Returns whether a preview is taken.
    func matches(_ preview: PreviewSuite.PreviewPlace) -> Bool {
        if let includedModules, !includedModules.contains(preview.module) { return false }
        if excludedModules?.contains(preview.module) ?? false { return false }
        let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
        let names = [preview.name, "\(preview.module).\(preview.name)", "\(preview.module)/\(file):\(preview.line)"]
        if let included, !Self.matches(included, names) { return false }
        return !(excluded.map { Self.matches($0, names) } ?? false)
    }

    /// Returns whether one of the patterns is one of the names, or fits the whole of it.
    private static func matches(_ patterns: [String], _ names: [String]) -> Bool {
        patterns.contains { pattern in
            let regex = try? Regex(pattern)
            return names.contains { name in name == pattern || regex.map { name.wholeMatch(of: $0) != nil } ?? false }
        }
    }
}
