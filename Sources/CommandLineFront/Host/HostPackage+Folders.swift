import Foundation

extension HostPackage {
    /// A host for folders of Swift files without a manifest: one module, compiled as an Xcode target would be, from
    /// copies in which `os(iOS)` holds.
    static func compiling(folders: [String], checkout: Checkout, name: String) throws -> HostPackage {
        let folder = "\(checkout.hostsFolder)/\(name)"
        let module = ModuleName.forFolder(named: NSString(string: folders[0]).lastPathComponent)
        var copies: [SourceCopy] = []
        var originals: [(copy: String, original: String)] = []
        for (index, original) in folders.enumerated() {
            let place = "Code/\(module)/\(index)"
            originals.append((copy: "\(folder)/\(place)", original: original))
            for path in SourceTree.swiftFiles(in: original) {
                let text = try read("\(original)/\(path)")
                copies.append(SourceCopy(path: "\(place)/\(path)", text: ConditionRewriter.takingIOSAsTrue(text)))
            }
        }
        guard !copies.isEmpty else { throw FrontFailure.noSwiftFiles(folders) }
        return HostPackage(
            name: name, folder: folder, manifest: manifest(name: name, module: module, checkout: checkout),
            sourceRoots: folders, copies: copies, originals: originals)
    }

    private static func read(_ path: String) throws -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw FrontFailure.unreadable(path: path, reason: FileSystem.reason(of: error))
        }
    }

    /// The manifest. The module's `@main`, if it has one, gets a name of its own, so that it links beside the host's;
    /// every file sees SwiftUI, which exports what Apple's Foundation has and this one lacks.
    private static func manifest(name: String, module: String, checkout: Checkout) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [
                .package(name: "Zoetrope", path: \(literal(checkout.path)))
            ],
            targets: [
                .target(
                    name: "\(module)",
                    dependencies: [
                        .product(name: "SwiftUI", package: "Zoetrope"),
                        .product(name: "WidgetKit", package: "Zoetrope"),
                        .product(name: "AppIntents", package: "Zoetrope"),
                        .product(name: "ActivityKit", package: "Zoetrope"),
                        .product(name: "Intents", package: "Zoetrope"),
                    ],
                    path: "Code/\(module)",
                    swiftSettings: [
                        .swiftLanguageMode(.v5),
                        .unsafeFlags([
                            "-parse-as-library",
                            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)_main",
                            "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
                        ]),
                    ]),
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        "\(module)",
                        .product(name: "PreviewRendering", package: "Zoetrope"),
                    ]),
            ]
        )

        """
    }
}
