import Foundation

/// The files of a target, by what can be done with them here.
struct TargetFiles {
    /// Swift files, absolute, including missing ones.
    private(set) var sources: [String] = []
    /// The items that the bundle contains.
    private(set) var resources: [BundleContents.Item] = []
    /// Files of intents, of which Xcode makes classes.
    private(set) var intentDefinitions: [String] = []
    /// Models of Core Data, of which Xcode makes classes, and which the bundle has.
    private(set) var dataModels: [String] = []
    /// The files that cannot be compiled here, by their kind.
    private(set) var uncompiled: [FileRole.Uncompiled: [String]] = [:]
    /// Resources and folders that the project names and that are missing, absolute.
    private(set) var missing: [String] = []

    /// Swift files that a script makes when the project is built, as the project names them.
    private(set) var scripted: [String] = []

    private var taken: Set<String> = []

    /// Reads a target's phases and the folders that it takes whole.
    init(of target: XcodeTarget) throws(ProjectFault) {
        for phase in ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"] {
            for file in target.buildFiles(ofPhases: phase) {
                guard let reference = target.project.object(file.text("fileRef")), !Self.isWithoutCode(file) else { continue }
                try add(reference, of: target.project, areSources: phase == "PBXSourcesBuildPhase")
            }
        }
        for folder in try SynchronizedFolder.all(of: target) { add(folder) }
        for reference in target.project.files(endingIn: ".storekit") {
            // A scheme uses a store's configuration, and no target has it.
            guard let path = try target.project.path(of: reference), FileManager.default.fileExists(atPath: path) else { continue }
            add(path, as: .resource)
        }
    }

    /// Returns whether a target has a definition of intents without the classes of it, which a framework of the project has.
    private static func isWithoutCode(_ file: XcodeProject.Object) -> Bool {
        file.values["settings"]?.table?["ATTRIBUTES"]?.texts.contains("no_codegen") ?? false
    }

    /// A file, a file in several languages, or one in several versions.
    private mutating func add(
        _ reference: XcodeProject.Object, of project: XcodeProject, areSources: Bool, isVariant: Bool = false
    ) throws(ProjectFault) {
        if reference.isa == "PBXVariantGroup" {
            // The files in several languages hold no groups.
            if isVariant { return }
            for child in project.objects("children", of: reference) {
                try add(child, of: project, areSources: areSources, isVariant: true)
            }
            return
        }
        guard let path = try project.path(of: reference) else { return }
        let isFolder = reference.text("lastKnownFileType") == "folder"
        // A Swift file among resources is copied, as a sample that an app shows.
        add(path, as: isFolder || (!areSources && path.hasSuffix(".swift")) ? .resource : FileRole(path: path))
    }

    private mutating func add(_ folder: SynchronizedFolder) {
        guard FileSystem.isFolder(folder.path) else { return missing.append(folder.path) }
        for path in folder.files() { add(path, as: folder.isCopiedWhole(path) ? .resource : FileRole(path: path)) }
    }

    /// Leaves out the files that settings exclude from the build.
    ///
    /// - Parameters:
    ///   - excluded: patterns of file names, as of `EXCLUDED_SOURCE_FILE_NAMES`; with folders in them, of the end of a path.
    ///   - included: those that count all the same, as of `INCLUDED_SOURCE_FILE_NAMES`.
    mutating func leaveOut(_ excluded: [String], except included: [String]) {
        guard !excluded.isEmpty else { return }
        func fits(_ path: String, _ patterns: [String]) -> Bool {
            patterns.contains { pattern in
                let depth = pattern.count { $0 == "/" } + 1
                return PathPattern(pattern).matches(path.split(separator: "/").suffix(depth).joined(separator: "/"))
            }
        }
        func isOut(_ path: String) -> Bool { fits(path, excluded) && !fits(path, included) }
        for list in [\.sources, \.intentDefinitions, \.dataModels, \.missing, \.scripted] as [WritableKeyPath<TargetFiles, [String]>] {
            self[keyPath: list].removeAll(where: isOut)
        }
        resources.removeAll { isOut($0.path) }
        uncompiled = uncompiled.mapValues { $0.filter { !isOut($0) } }.filter { !$0.value.isEmpty }
    }

    private mutating func add(_ path: String, as role: FileRole) {
        guard taken.insert(path).inserted else { return }
        switch role {
        // A place that only a build knows.
        case .swift where path.contains("/$("):
            scripted.append("$(" + path.components(separatedBy: "/$(").dropFirst().joined(separator: "/$("))
        case .swift: sources.append(path)
        case .unused: break
        case _ where !FileManager.default.fileExists(atPath: path): missing.append(path)
        case .intents: intentDefinitions.append(path)
        case .dataModel:
            dataModels.append(path)
            resources.append(BundleContents.Item(path: path, place: BundleContents.place(of: path)))
        case .uncompiled(let kind): uncompiled[kind, default: []].append(path)
        case .resource: resources.append(BundleContents.Item(path: path, place: BundleContents.place(of: path)))
        }
    }
}

/// Xcode's use of a file, by the ending of its name.
enum FileRole: Equatable {
    case swift
    case intents
    case dataModel
    case uncompiled(Uncompiled)
    case resource
    /// A file that describes how something is built, or has no effect on SwiftUI's drawing.
    case unused

    enum Uncompiled: String, Comparable, CaseIterable {
        case c = "Objective-C, C and C++ files"
        case metal = "Metal shaders"
        case coreML = "Core ML models"
        case binary = "frameworks and libraries that were built for Apple's systems"

        static func < (first: Uncompiled, second: Uncompiled) -> Bool { first.rawValue < second.rawValue }
    }

    private static let byEnding: [String: FileRole] = {
        let endings: [(FileRole, [String])] = [
            (.swift, ["swift"]),
            (.intents, ["intentdefinition"]),
            (.uncompiled(.c), ["m", "mm", "c", "cc", "cpp", "cxx", "s"]),
            (.uncompiled(.metal), ["metal"]),
            (.dataModel, ["xcdatamodeld", "xcdatamodel"]),
            (.uncompiled(.coreML), ["mlmodel", "mlpackage"]),
            (.uncompiled(.binary), ["framework", "xcframework", "a", "dylib", "tbd"]),
            (
                .unused,
                [
                    "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "storyboard", "xib", "docc", "playground", "xcodeproj",
                    "xcworkspace", "xctestplan", "icon", "xcprivacy", "md",
                ]
            ),
        ]
        var table: [String: FileRole] = [:]
        for (role, names) in endings { for name in names { table[name] = role } }
        return table
    }()

    init(path: String) {
        let ending = NSString(string: path).pathExtension.lowercased()
        self = Self.byEnding[ending] ?? .resource
    }
}
