import Foundation

/// The output of `swift package dump-package` for a package's manifest, as far as its modules are compiled from it.
struct PackageManifest: Decodable {
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion
    let traits: [Trait]?

    struct Trait: Decodable {
        let name: String
        /// The traits that are on where this one is.
        let enabledTraits: [String]?
    }

    struct ToolsVersion: Decodable {
        let version: String
        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`.
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]?
        let resources: [Resource]?
        let dependencies: [TargetDependency]?
        let settings: [Setting]?
        let pluginUsages: [PluginUsage]?
        /// The folder of a C target's headers, below its own; `include` by default.
        let publicHeadersPath: String?
    }

    /// A plugin that a target uses: a list of its name and, where it is another's, its package, below the word `plugin`.
    struct PluginUsage: Decodable {
        let name: String
        private enum CodingKeys: String, CodingKey { case plugin }

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).decode([String?].self, forKey: .plugin).compactMap(\.self).first ?? ""
        }
    }

    struct Resource: Decodable {
        let path: String
        /// The rule is the only key: `process`, `copy` or `embedInCode`.
        let rule: [String: [String: String]]
    }

    struct Setting: Decodable {
        let tool: String
        /// The kind is the only key, such as `define`.
        let kind: [String: Value]
        let condition: Condition?

        struct Value: Decodable {
            let texts: [String]
            private enum CodingKeys: String, CodingKey { case value = "_0" }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                if let text = try? container.decode(String.self, forKey: .value) {
                    texts = [text]
                } else {
                    texts = (try? container.decode([String].self, forKey: .value)) ?? []
                }
            }
        }
    }

    struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
        let traits: [String]?

        /// Returns whether it holds where previews run.
        ///
        func holds(_ surroundings: Surroundings) -> Bool {
            let platforms = platformNames ?? []
            return config != "release" && (platforms.isEmpty || platforms.contains(surroundings.platform.manifestName))
                && (traits.map { !surroundings.traits.isDisjoint(with: $0) } ?? true)
        }
    }

    /// The facts that conditions of a manifest ask for.
    struct Surroundings {
        /// The traits of the package that are on.
        let traits: Set<String>
        /// The system that the package is built for.
        let platform: TargetPlatform
    }

    /// A dependency of a target: a list of a name, sometimes a package, and a condition, below the kind's name.
    struct TargetDependency: Decodable {
        let name: String
        /// The package that has the product; nil where the manifest does not name it.
        let package: String?
        let isProduct: Bool
        let condition: Condition?

        private enum CodingKeys: String, CodingKey { case target, product, byName }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let key = container.allKeys.first ?? .byName
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = try values.decode(String.self)
            isProduct = key == .product
            package = isProduct ? try values.decodeIfPresent(String.self) : nil
            // The new names of modules.
            if isProduct, !values.isAtEnd { _ = try values.decodeIfPresent([String: String].self) }
            condition = values.isAtEnd ? nil : try values.decodeIfPresent(Condition.self)
        }
    }

    /// Another package: below the kind's name a list of one.
    struct Dependency: Decodable {
        let identity: String
        /// Its folder, if it is named by that.
        let path: String?
        /// Its repository, if it is named by that.
        let remote: RemotePackage?
        /// The traits that are asked for; nil for the package's defaults.
        let traits: [String]?

        private enum CodingKeys: String, CodingKey { case fileSystem, sourceControl, registry }
        private struct Body: Decodable {
            let identity: String
            let path: String?
            let location: Location?
            let requirement: Requirement?
            let traits: [Trait]?

            struct Trait: Decodable { let name: String }
            struct Location: Decodable {
                let remote: [Remote]?
                /// A repository on this machine.
                let local: [String]?

                var url: String? { remote?.first?.urlString ?? local?.first.map { "file://\($0)" } }
            }
            struct Remote: Decodable { let urlString: String }
        }
        private struct Requirement: Decodable {
            let range: [Range]?
            let exact: [String]?
            let branch: [String]?
            let revision: [String]?
            struct Range: Decodable { let lowerBound, upperBound: String }

            var value: RemotePackage.Requirement {
                if let range = range?.first { return .range(range.lowerBound, range.upperBound) }
                if let version = exact?.first { return .exact(version) }
                if let name = branch?.first { return .branch(name) }
                return revision?.first.map { .revision($0) } ?? .none
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let key = container.allKeys.first ?? .fileSystem
            guard let body = try container.decode([Body].self, forKey: key).first else {
                throw DecodingError.valueNotFound(Body.self, .init(codingPath: [key], debugDescription: "an empty dependency"))
            }
            identity = body.identity
            path = body.path
            let traits = (body.traits ?? []).map(\.name)
            self.traits = traits == ["default"] || body.traits == nil ? nil : traits
            remote = body.location?.url.map { [traits = self.traits] url in
                RemotePackage(url: url, requirement: body.requirement?.value ?? .none, traits: traits)
            }
        }
    }

    /// Returns the traits that are on where some are asked for, with those that they turn on.
    func enabledTraits(of asked: Set<String>) -> Set<String> {
        var enabled: Set<String> = []
        var pending = Array(asked)
        while let name = pending.popLast() {
            guard let trait = (traits ?? []).first(where: { $0.name == name }), enabled.insert(name).inserted else { continue }
            pending += trait.enabledTraits ?? []
        }
        return enabled.subtracting(["default"])
    }

    // MARK: Reading

    /// The manifests in a package's folder, absolute: the package manager reads the one for its version.
    static func files(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }.map { "\(folder)/\($0)" }
    }

    /// Returns whether a file is a manifest: sources of other kinds may have its name.
    static func isManifest(_ path: String) -> Bool {
        guard let data = FileSystem.contents(of: path) else { return false }
        return String(decoding: data, as: UTF8.self).contains("PackageDescription")
    }

    /// Returns whether a folder is an app of Swift Playgrounds. Its manifest needs a Mac, and its target is the folder.
    static func isPlayground(_ folder: String) -> Bool {
        guard let data = FileSystem.contents(of: "\(folder)/Package.swift") else { return false }
        return String(decoding: data, as: UTF8.self).contains("import AppleProductTypes")
    }

    /// Seconds for a manifest, which is a program.
    static let patience = 60.0

    /// Reads a package's manifest. It is a program, which takes half a second to run; its output is kept.
    ///
    /// - Parameters:
    ///   - cache: a folder for kept output, absolute.
    ///   - patience: seconds after which it is stopped.
    static func read(at folder: String, cache: String, patience: Double = patience) throws -> PackageManifest {
        guard FileSystem.isFile("\(folder)/Package.swift") else { throw FrontFailure.notAPackage(folder) }
        var fingerprint = HostBuilder.toolFingerprint
        for file in files(of: folder) { fingerprint.add(contentsOf: file) }
        let kept = "\(cache)/\(fingerprint.text).json"
        if let data = FileSystem.contents(of: kept), let manifest = try? JSONDecoder().decode(Self.self, from: data) {
            return manifest
        }
        let command = ["swift", "package", "--package-path", folder, "--scratch-path", "\(cache)/build", "dump-package"]
        let result = try ChildProcess.capture(command, patience: ChildProcess.Patience(seconds: { patience }) { _ in false })
        if result.ending == .silent {
            throw FrontFailure.packageUnreadable(folder, output: "its manifest was still running after \(Amounts.number(patience)) s")
        }
        guard result.ending == .exited(0), let start = result.output.firstIndex(of: "{") else {
            throw FrontFailure.packageUnreadable(folder, output: CompilerOutput.firstError(in: result.errors + "\n" + result.output))
        }
        let text = String(result.output[start...])
        do {
            let manifest = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
            try FileSystem.write(text, to: kept)
            return manifest
        } catch let failure as FrontFailure {
            throw failure
        } catch {
            throw FrontFailure.packageUnreadable(folder, output: "\(error)")
        }
    }
}
