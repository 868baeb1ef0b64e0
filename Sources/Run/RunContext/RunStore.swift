import Foundation

/// The data that user code has left in the run's folder: the files of its app groups and home, and its preferences.
///
/// Data that code keeps in memory is not part of it.
package struct RunStore {
    private let folder: String
    private let hasPreferences: Bool
    private let preferences: [String: [String: Any]]
    /// The groups whose files are kept; nil: all, and home.
    private let groups: Set<String>?
    private var copy: String { folder + "/Rest" }
    private static let folders = ["Groups", "Home"]

    /// Copies the present data, so that it can be restored; nil where user code has no process of its own: in a test other code may be at
    /// work with its files, which must not be taken away.
    package static func current() -> RunStore? {
        guard RunFolder.isEntered else { return nil }
        return RunFolder.path.flatMap { RunStore(folder: $0, hasPreferences: true) }
    }

    /// - Parameters:
    ///   - folder: the run's.
    ///   - hasPreferences: whether Foundation keeps this process's preferences there.
    ///   - groups: the app groups that are kept; nil for all, and the home.
    package init?(folder: String, hasPreferences: Bool, groups: Set<String>? = nil) {
        self.folder = folder
        self.groups = groups
        self.hasPreferences = hasPreferences
        preferences = hasPreferences ? Self.preferences(in: folder) : [:]
        let manager = FileManager.default
        try? manager.removeItem(atPath: folder + "/Rest")
        do {
            try manager.createDirectory(atPath: folder + "/Rest", withIntermediateDirectories: true)
            for name in Self.folders where manager.fileExists(atPath: "\(folder)/\(name)") {
                try manager.createDirectory(atPath: "\(copy)/\(name)", withIntermediateDirectories: true)
                try replace("\(copy)/\(name)", with: "\(folder)/\(name)")
            }
        } catch { return nil }
    }

    /// Restores the data.
    ///
    /// - Throws: the errors of the file system.
    package func restore() throws {
        let manager = FileManager.default
        for name in Self.folders where manager.fileExists(atPath: "\(copy)/\(name)") {
            // The folder itself stays: user code may have its path.
            try replace("\(folder)/\(name)", with: "\(copy)/\(name)")
        }
        guard hasPreferences else { return }
        for (name, values) in Self.preferences(in: folder) {
            guard let defaults = Self.defaults(named: name) else { continue }
            let former = preferences[name] ?? [:]
            for key in values.keys where former[key] == nil { defaults.removeObject(forKey: key) }
            for (key, value) in former { defaults.set(value, forKey: key) }
            defaults.synchronize()
        }
    }

    private func replace(_ place: String, with source: String) throws {
        let manager = FileManager.default
        func isKept(_ name: String) -> Bool { groups?.contains(name) ?? true }
        for name in try manager.contentsOfDirectory(atPath: place) where isKept(name) && !manager.contentsAreEqual(place, source, name) {
            try manager.removeItem(atPath: "\(place)/\(name)")
        }
        for name in try manager.contentsOfDirectory(atPath: source) where isKept(name) && !manager.fileExists(atPath: "\(place)/\(name)") {
            try manager.copyItem(atPath: "\(source)/\(name)", toPath: "\(place)/\(name)")
        }
    }

    /// The preferences of each domain that has any; Foundation writes them all when one of them is synchronised.
    private static func preferences(in folder: String) -> [String: [String: Any]] {
        UserDefaults.standard.synchronize()
        let place = folder + "/Preferences"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        var found: [String: [String: Any]] = [:]
        for file in files where file.hasSuffix(".plist") {
            guard let data = FileManager.default.contents(atPath: "\(place)/\(file)") else { continue }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            found[String(file.dropLast(".plist".count))] = list as? [String: Any] ?? [:]
        }
        return found
    }

    private static func defaults(named name: String) -> UserDefaults? {
        name == Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName ? .standard : UserDefaults(suiteName: name)
    }
}

extension FileManager {
    fileprivate func contentsAreEqual(_ place: String, _ source: String, _ name: String) -> Bool {
        fileExists(atPath: "\(source)/\(name)") && contentsEqual(atPath: "\(place)/\(name)", andPath: "\(source)/\(name)")
    }
}
