import Foundation
import HostProtocol

/// The system that Apple's pictures beside a suite show, as far as the suite's own files date them: that of the simulators of the Xcode
/// that the code was last made for.
enum RecordedSystem {
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
