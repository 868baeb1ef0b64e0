import Foundation
import HostProtocol

/// An Xcode project as its `project.pbxproj` describes it: a table of objects that refer to each other.
struct XcodeProject {
    /// An object of the table.
    struct Object {
        let id: String
        let values: [String: PropertyListValue]

        /// The class of the object, such as `PBXGroup`.
        var isa: String { text("isa") ?? "" }
        func text(_ key: String) -> String? { values[key]?.text }
        func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
        /// Its name in Xcode's navigator.
        var name: String? { text("name") ?? text("path").map { NSString(string: $0).lastPathComponent } }
    }

    /// The `.xcodeproj`, absolute.
    let path: String
    /// The folder that paths in it are relative to, absolute: `SRCROOT`.
    let folder: String
    let objects: [String: Object]
    let root: Object
    /// The group that each file or group is in.
    private let groups: [String: String]

    var name: String { String(NSString(string: path).lastPathComponent.dropLast(".xcodeproj".count)) }
    var fileOfObjects: String { "\(path)/project.pbxproj" }

    init(path: String) throws(ProjectFault) {
        let file = "\(path)/project.pbxproj"
        let list = try PropertyListValue.read(file)
        var objects: [String: Object] = [:]
        for (id, value) in list["objects"]?.table ?? [:] {
            if let values = value.table { objects[id] = Object(id: id, values: values) }
        }
        guard let rootID = list["rootObject"]?.text, let root = objects[rootID], root.isa == "PBXProject" else {
            throw .noRootObject(path: file)
        }
        var groups: [String: String] = [:]
        // In order, so that a damaged file with a child in two groups is read the same way each time.
        for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
            for child in object.texts("children") where groups[child] == nil { groups[child] = id }
        }
        self.path = path
        self.objects = objects
        self.root = root
        self.groups = groups
        let directory = root.text("projectDirPath") ?? ""
        folder = FileSystem.absolutePath("\(FilePath.folder(of: path))/\(directory)")
    }

    func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

    /// Returns the objects that a key of another one lists; objects that no longer exist are passed over, as Xcode does.
    func objects(_ key: String, of object: Object) -> [Object] { object.texts(key).compactMap { objects[$0] } }

    /// Returns the references to files with the ending, in the order of their identifiers.
    func files(endingIn ending: String) -> [Object] {
        objects.values.filter { $0.isa == "PBXFileReference" && $0.text("path")?.hasSuffix(ending) == true }.sorted { $0.id < $1.id }
    }

    /// The other projects inside this one, absolute.
    func subprojects() throws(ProjectFault) -> [String] {
        var paths: [String] = []
        for reference in root.values["projectReferences"]?.list ?? [] {
            guard let file = object(reference.table?["ProjectRef"]?.text), let path = try path(of: file) else { continue }
            paths.append(path)
        }
        return paths
    }

    /// Returns the place of a file or group on disk, absolute; nil for files that a build makes or an SDK has.
    ///
    /// - Throws: ``ProjectFault/cycle(path:what:chain:)`` when groups hold each other.
    func path(of object: Object) throws(ProjectFault) -> String? {
        var parts: [String] = []
        var chain: [Object] = []
        var seen: Set<String> = []
        var next: Object? = object
        while let current = next {
            if !seen.insert(current.id).inserted {
                throw .cycle(path: fileOfObjects, what: "groups contain each other", chain: (chain + [current]).map { $0.name ?? $0.id })
            }
            chain.append(current)
            if let path = current.text("path"), !path.isEmpty { parts.append(path) }
            switch current.text("sourceTree") ?? "<group>" {
            case "<group>": next = self.object(groups[current.id])
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return FileSystem.absolutePath("/" + parts.reversed().joined(separator: "/"))
            default: return nil
            }
        }
        return FileSystem.absolutePath(([folder] + parts.reversed()).joined(separator: "/"))
    }

    /// The project's targets, in its order.
    var targets: [XcodeTarget] {
        objects("targets", of: root).filter { $0.isa == "PBXNativeTarget" }.map { XcodeTarget(project: self, object: $0) }
    }
}
