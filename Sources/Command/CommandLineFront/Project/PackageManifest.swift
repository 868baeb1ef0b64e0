import Foundation

/// The output of `swift package dump-package` for a package's manifest, as far as its modules are compiled from it.
struct PackageManifest: Decodable {
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion

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

        /// True if it holds where previews run.
        var holds: Bool {
            let platforms = platformNames ?? []
            return config != "release" && (platforms.isEmpty || platforms.contains("ios"))
        }
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
        let path: String?
        let url: String?

        private enum CodingKeys: String, CodingKey { case fileSystem, sourceControl, registry }
        private struct Body: Decodable {
            let identity: String
            let path: String?
            let location: Location?
        }
        private struct Location: Decodable {
            let remote: [Remote]?
            let local: [String]?
        }
        private struct Remote: Decodable { let urlString: String }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let key = container.allKeys.first ?? .fileSystem
            guard let body = try container.decode([Body].self, forKey: key).first else {
                throw DecodingError.valueNotFound(Body.self, .init(codingPath: [key], debugDescription: "an empty dependency"))
            }
            identity = body.identity
            path = body.path ?? body.location?.local?.first
            url = body.location?.remote?.first?.urlString
        }
    }

    // MARK: Reading

    /// Reads a package's manifest. It is a program, which takes half a second to run; its output is kept.
    ///
    /// - Parameter cache: a folder for kept output, absolute.
    static func read(at folder: String, cache: String) throws -> PackageManifest {
        let file = "\(folder)/Package.swift"
        guard FileSystem.isFile(file) else { throw FrontFailure.notAPackage(folder) }
        var fingerprint = HostBuilder.toolFingerprint
        fingerprint.add(contentsOf: file)
        let kept = "\(cache)/\(fingerprint.text).json"
        if let data = FileManager.default.contents(atPath: kept), let manifest = try? JSONDecoder().decode(Self.self, from: data) {
            return manifest
        }
        let command = ["swift", "package", "--package-path", folder, "--scratch-path", "\(cache)/build", "dump-package"]
        let result = try ChildProcess.capture(command)
        guard result.ending == .exited(0), let start = result.output.firstIndex(of: "{") else {
            throw FrontFailure.packageUnreadable(folder, output: result.errors + result.output)
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
