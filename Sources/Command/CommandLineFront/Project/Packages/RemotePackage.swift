import Foundation

/// A package in a repository, as a project or a manifest names it.
struct RemotePackage: Hashable {
    let url: String
    var requirement = Requirement.none
    /// The traits that are asked for; nil for the package's defaults.
    var traits: [String]?

    /// The name by which others refer to the package: the end of its address, in small letters.
    var identity: String { Self.identity(of: url) }

    /// The versions that a project or a manifest accepts.
    enum Requirement: Hashable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
        case none

        /// The version in messages; empty where none is named.
        var words: String {
            switch self {
            case .upToNextMajor(let version), .upToNextMinor(let version), .range(let version, _), .exact(let version): version
            case .branch(let name): name
            case .revision(let commit): commit
            case .none: ""
            }
        }

        /// The argument of `.package(url:)` in a manifest.
        fileprivate var argument: String {
            let literal = SwiftLiteral.quoted
            return switch self {
            case .upToNextMajor(let version): ".upToNextMajor(from: \(literal(version)))"
            case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
            case .range(let first, let end): "\(literal(first))..<\(literal(end))"
            case .exact(let version): "exact: \(literal(version))"
            case .branch(let name): "branch: \(literal(name))"
            case .revision(let commit): "revision: \(literal(commit))"
            case .none: "\"0.0.0\"..<\"9999.0.0\""
            }
        }
    }

    static func identity(of url: String) -> String {
        let last = NSString(string: url.hasSuffix("/") ? String(url.dropLast()) : url).lastPathComponent
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// The dependency in a manifest.
    var dependency: String {
        let words = traits.map { names in
            ", traits: [\(names.map { ".init(name: \(SwiftLiteral.quoted($0)))" }.joined(separator: ", "))]"
        }
        return ".package(url: \(SwiftLiteral.quoted(url)), \(requirement.argument)\(words ?? ""))"
    }

    /// A Boolean value that indicates whether the address is one that Git fetches from without running another program, in a version that is no option of Git's.
    var isFetchable: Bool {
        guard [url, requirement.words].allSatisfy({ !$0.hasPrefix("-") && !FileName.hasControls($0) }) else { return false }
        let isPlain = url.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F } || url.hasPrefix("file:///")
        guard isPlain, !identity.isEmpty else { return false }
        if ["https://", "http://", "ssh://", "git://", "file:///"].contains(where: url.hasPrefix) { return !url.contains("://-") }
        // `git@example.org:tea/leaves.git`, as SSH knows places.
        return url.wholeMatch(of: /[A-Za-z0-9_.]+@[A-Za-z0-9][A-Za-z0-9.-]*:[^:]+/) != nil
    }
}
