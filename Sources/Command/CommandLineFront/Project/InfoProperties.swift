import Foundation

/// The `Info.plist` of a target's bundle: the project's values, the user's file, and Xcode's additions to both.
struct InfoProperties {
    /// The user's file, absolute, if the target has one and it exists.
    let file: String?
    private let settings: BuildSettings
    private var list: [AnyHashable: Any] = [:]

    /// - Parameter folder: the folder that the file's path is relative to, absolute.
    init(_ settings: BuildSettings, folder: String) throws(ProjectFault) {
        self.settings = settings
        let named = try settings.text("INFOPLIST_FILE")
        let path = FileSystem.absolutePath(named.hasPrefix("/") ? named : "\(folder)/\(named)")
        file = !named.isEmpty && FileSystem.isFile(path) ? path : nil
        if let file { list = try PropertyListValue.objects(at: file) }
    }

    /// Returns the file that the target names, if it is missing.
    static func missingFile(_ settings: BuildSettings, folder: String) throws(ProjectFault) -> String? {
        let named = try settings.text("INFOPLIST_FILE")
        guard !named.isEmpty else { return nil }
        let path = FileSystem.absolutePath(named.hasPrefix("/") ? named : "\(folder)/\(named)")
        return FileSystem.isFile(path) ? nil : path
    }

    /// The kind of extension; nil for an app.
    var extensionPoint: String? { (list["NSExtension"] as? [AnyHashable: Any])?["NSExtensionPointIdentifier"] as? String }

    /// The storyboard that an app's window is made of, without its ending; nil where code makes it.
    func mainStoryboard() throws(ProjectFault) -> String? {
        let roles = (list["UIApplicationSceneManifest"] as? [AnyHashable: Any])?["UISceneConfigurations"] as? [AnyHashable: Any]
        let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[AnyHashable: Any]]
        let asked = [list["UIMainStoryboardFile"] as? String, scenes?.first?["UISceneStoryboardFile"] as? String]
        if let named = asked.compactMap(\.self).first { return named.isEmpty ? nil : named }
        let named = try settings.text("INFOPLIST_KEY_UIMainStoryboardFile")
        return named.isEmpty ? nil : named
    }

    static let widgetExtensionPoint = "com.apple.widgetkit-extension"

    /// Returns the properties of the built bundle, as XML.
    func data() throws(ProjectFault) -> Data {
        var built: [AnyHashable: Any] = [:]
        // A project can have these keys in its settings; only keys with text values are set.
        for name in settings.names(from: "INFOPLIST_KEY_") {
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            if key.hasPrefix("CF") || key.hasPrefix("NS") { built[key] = try settings.text(name) }
        }
        for (key, value) in list { built[key] = try expanded(value) }
        let usual = [
            "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
            "CFBundleName": "PRODUCT_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
            "CFBundleVersion": "CURRENT_PROJECT_VERSION", "MinimumOSVersion": "IPHONEOS_DEPLOYMENT_TARGET",
        ]
        for (key, setting) in usual where (built[key] as? String ?? "").isEmpty {
            let value = try settings.text(setting)
            built[key] = value.isEmpty ? nil : value
        }
        // Always set, so that the drawing code knows that no other colour is meant: empty where the project sets no colour.
        built["NSAccentColorName"] = try settings.text("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        do {
            return try PropertyListSerialization.data(fromPropertyList: built, format: .xml, options: 0)
        } catch {
            throw .unreadable(path: file ?? settings.path, reason: "its values are not a property list")
        }
    }

    private func expanded(_ value: Any) throws(ProjectFault) -> Any {
        switch value {
        case let text as String: return try settings.expanded(text)
        case let values as [Any]:
            var result: [Any] = []
            for value in values { result.append(try expanded(value)) }
            return result
        case let table as [AnyHashable: Any]:
            var result: [AnyHashable: Any] = [:]
            for (key, value) in table { result[key] = try expanded(value) }
            return result
        default: return value
        }
    }
}
