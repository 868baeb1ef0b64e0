@testable import CommandLineFront

/// A project in short, written in the form in which Xcode writes it.
struct ProjectSketch {
    struct Target {
        let name: String
        var type = "application"
        /// Swift files and others to compile, below the project's folder.
        var sources: [String] = []
        var resources: [String] = []
        /// Folders that belong to the target whole, with the files that do not.
        var folders: [String: [String]] = [:]
        var settings: [String: String] = [:]
        /// The settings file that the target is based on.
        var base: String?
        /// Targets whose products it links.
        var links: [String] = []
        /// Products of packages, by their names, with the packages' folders; empty for products of no named package.
        var products: [String: String] = [:]
    }

    var targets: [Target]
    var settings: [String: String] = [:]
    /// Objects that are written as they stand here.
    var extra = ""

    /// The objects of the project's file.
    var objects: String {
        var lines: [String] = []
        var children: [String] = []
        for (number, target) in targets.enumerated() { write(target, "T\(number)", to: &lines, &children) }
        let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        lines.append("G = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = \"<group>\"; };")
        lines += Self.configurations("P", settings, base: nil)
        lines.append("P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (\(names)); };")
        return (lines + [extra]).joined(separator: "\n")
    }

    private func write(_ target: Target, _ id: String, to lines: inout [String], _ children: inout [String]) {
        func files(_ paths: [String], _ phase: String, _ mark: String) -> String {
            for (index, path) in paths.enumerated() {
                children.append("\(id)\(mark)F\(index)")
                lines.append("\(id)\(mark)F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
                lines.append("\(id)\(mark)B\(index) = {isa = PBXBuildFile; fileRef = \(id)\(mark)F\(index); };")
            }
            lines.append(
                "\(id)\(mark) = {isa = \(phase); files = (\(paths.indices.map { "\(id)\(mark)B\($0)" }.joined(separator: ", "))); };")
            return "\(id)\(mark)"
        }
        let phases = [
            files(target.sources, "PBXSourcesBuildPhase", "S"), files(target.resources, "PBXResourcesBuildPhase", "R"),
        ]
        let folders = target.folders.sorted { $0.key < $1.key }.enumerated().map { index, folder in
            let exceptions = folder.value.map { "\"\($0)\"" }.joined(separator: ", ")
            lines.append(
                "\(id)E\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(exceptions)); target = \(id); };"
            )
            lines.append(
                "\(id)H\(index) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(id)E\(index)); path = \"\(folder.key)\"; sourceTree = \"<group>\"; };"
            )
            children.append("\(id)H\(index)")
            return "\(id)H\(index)"
        }
        let dependencies = target.links.map { name -> String in
            let other = targets.firstIndex { $0.name == name } ?? 0
            lines.append("\(id)D\(other) = {isa = PBXTargetDependency; target = T\(other); };")
            return "\(id)D\(other)"
        }
        let products = target.products.sorted { $0.key < $1.key }.enumerated().map { index, product in
            let isNamed = !product.value.isEmpty
            if isNamed { lines.append("\(id)Q\(index) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(product.value)\"; };") }
            let package = isNamed ? "package = \(id)Q\(index); " : ""
            lines.append("\(id)U\(index) = {isa = XCSwiftPackageProductDependency; \(package)productName = \"\(product.key)\"; };")
            return "\(id)U\(index)"
        }
        if let base = target.base {
            lines.append("\(id)X = {isa = PBXFileReference; path = \"\(base)\"; sourceTree = \"<group>\"; };")
            children.append("\(id)X")
        }
        lines += Self.configurations(id, target.settings, base: target.base.map { _ in "\(id)X" })
        lines.append(
            "\(id) = {isa = PBXNativeTarget; buildConfigurationList = \(id)L; buildPhases = (\(phases.joined(separator: ", "))); "
                + "dependencies = (\(dependencies.joined(separator: ", "))); fileSystemSynchronizedGroups = (\(folders.joined(separator: ", "))); "
                + "name = \"\(target.name)\"; packageProductDependencies = (\(products.joined(separator: ", "))); "
                + "productType = \"com.apple.product-type.\(target.type)\"; };")
    }

    private static func configurations(_ id: String, _ settings: [String: String], base: String?) -> [String] {
        let values = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\"; " }.joined()
        let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
        return [
            "\(id)C = {isa = XCBuildConfiguration; \(reference)buildSettings = {\(values)}; name = Debug; };",
            "\(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)C); };",
        ]
    }
}

extension ProjectFixture {
    /// Writes a project by its sketch.
    func write(_ sketch: ProjectSketch, at path: String = "App.xcodeproj") throws { try writeProject(path, objects: sketch.objects) }

    /// The modules with their files, the resources with their places, and the notes, a line each.
    func summary(of sources: SourceSet) -> [String] {
        let modules = sources.modules.map { module in
            let files = files(of: module).map { $0.hasPrefix("/") ? String($0.split(separator: "/").last ?? "") : $0 }.joined(
                separator: " ")
            let mode = module.languageMode == "5" ? "" : " in \(module.languageMode)"
            let conditions = module.conditions.filter { $0 != "SWIFT_PACKAGE" && $0 != "default" }
            return "\(module.name)\(mode)\(conditions.isEmpty ? "" : " with \(conditions.joined(separator: " "))"): \(files)"
        }
        let resources = bundle(of: sources).sorted { $0.key < $1.key }.map { "\($0.key) from \($0.value)" }
        return modules + resources + sources.notes.map { "note: \(relative($0))" }
    }
}
