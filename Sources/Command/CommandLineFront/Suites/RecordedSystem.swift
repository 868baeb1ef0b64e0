import Foundation
import HostProtocol

/// The system that Apple's pictures beside a suite show, as far as the suite's own files date them: that of the simulators that its scripts
/// run tests on, or of the Xcode that the code was last made for.
enum RecordedSystem {
    /// The files in which a checkout runs its tests on simulators.
    private static let scripts = ["Makefile", "Rakefile", "fastlane/Fastfile", ".travis.yml", ".circleci/config.yml", "bitrise.yml"]
    private static let workflows = ".github/workflows"
    /// The most folders above a suite in which its scripts are looked for.
    private static let levels = 4

    /// Returns the newest system of the simulators of iOS that the scripts of a checkout name, as `OS=13.3`; nil if they name none.
    ///
    /// - Parameter path: a folder or project in the checkout.
    static func system(ofScriptsAround path: String) -> SystemName? {
        var folder = path
        for _ in 0..<levels where !folder.isEmpty && folder != "/" {
            let found = (FileSystem.isFolder("\(folder)/\(workflows)") ? contents(of: "\(folder)/\(workflows)") : []) + scripts
            let versions = found.compactMap { FileSystem.contents(of: "\(folder)/\($0)") }.flatMap {
                systems(in: String(decoding: $0, as: UTF8.self))
            }
            if let newest = versions.max() { return newest < 15 ? .iOS14 : newest < 18 ? .iOS17 : newest < 26 ? .iOS18 : .iOS26 }
            if FileManager.default.fileExists(atPath: "\(folder)/.git") { break }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }

    private static func contents(of folder: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.map { "\(workflows)/\($0)" }
    }

    /// Returns the major versions in the lines of a script that name a simulator of iOS.
    static func systems(in script: String) -> [Int] {
        script.split(whereSeparator: \.isNewline).filter { $0.contains("iOS Simulator") }.flatMap { line in
            line.components(separatedBy: "OS=").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
        }
    }

    /// Returns the system for a package's tools version, such as `5.9`. Swift 6.0 came with Xcode 16, Swift 6.2 with Xcode 26.
    static func system(ofTools version: String) -> SystemName {
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        let isOlder = { (major: Int, minor: Int) in (numbers[0], numbers[1]) < (major, minor) }
        return isOlder(6, 0) ? .iOS17 : isOlder(6, 2) ? .iOS18 : .iOS26
    }

    /// Returns the system for the Xcode that a project was last upgraded by, such as `1520` for Xcode 15.2; nil for a project without it.
    static func system(of project: XcodeProject) -> SystemName? {
        guard let check = project.root.values["attributes"]?.table?["LastUpgradeCheck"]?.text.flatMap(Int.init) else { return nil }
        return check < 1600 ? .iOS17 : check < 2600 ? .iOS18 : .iOS26
    }

    /// Returns true if pictures of Apple's systems lie beside the files of the suites, as `CardTests/testCard.1.png`. Those of previews lie
    /// in a folder for each preview, and are Zoetrope's own.
    static func hasPictures(_ sources: SourceSet) -> Bool {
        let folders = Set(sources.modules.filter(\.isSuite).flatMap(\.files).map { FilePath.folder(of: $0.path) + "/__Snapshots__" })
        return folders.contains { folder in
            let files = FileManager.default.enumerator(atPath: folder)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".png"), !file.hasSuffix(".\(SuiteVariables.ownPlatform).png") else { continue }
                if file.split(separator: "/").count == 2, FilePath.name(of: file).split(separator: ".").count > 2 { return true }
            }
            return false
        }
    }

    /// The note on a system that nothing names.
    static func remark(on system: SystemName) -> String {
        "the code is older than iOS 26, and so are Apple's pictures beside the tests: snapshots show iOS \(system.rawValue); --os sets another"
    }
}
