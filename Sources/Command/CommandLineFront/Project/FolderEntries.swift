import Foundation

/// The contents of a folder as Xcode sees it: files, and folders that are one thing, such as catalogs.
enum FolderEntries {
    /// Folders that are one thing to Xcode, and that are not looked into.
    private static let closed: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground", "xcodeproj",
        "xcworkspace", "mlpackage", "mlmodelc", "icon", "scnassets", "rkassets", "app", "appex",
    ]

    /// The greatest depth of nested folders; deeper ones are those of links that lead round in a circle.
    private static let deepest = 32

    /// The entries below a folder by their paths relative to it, in the order of these; hidden ones are left out.
    ///
    /// - Parameter isWhole: which other folders count as one thing.
    static func all(below root: String, isWhole: (String) -> Bool = { _ in false }) -> [String] {
        var found: [String] = []
        var pending: [(path: String, depth: Int)] = [("", 0)]
        while let (folder, depth) = pending.popLast() {
            let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? [] where !name.hasPrefix(".") {
                let entry = folder.isEmpty ? name : "\(folder)/\(name)"
                let isOne = closed.contains(NSString(string: name).pathExtension.lowercased()) || isWhole(entry)
                if isOne || !FileSystem.isFolder("\(root)/\(entry)") {
                    found.append(entry)
                } else if depth < deepest {
                    pending.append((entry, depth + 1))
                }
            }
        }
        return found.sorted()
    }
}
