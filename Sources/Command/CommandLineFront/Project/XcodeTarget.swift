import Foundation

/// A target of an Xcode project: its product, its files, and its build.
struct XcodeTarget {
    let project: XcodeProject
    let object: XcodeProject.Object

    var name: String { object.text("name") ?? object.id }
    /// A key that distinguishes it from the targets of other projects as well.
    var key: String { "\(project.path)#\(object.id)" }
    /// The file that is built, such as `Shared.framework`.
    var productFile: String? { project.object(object.text("productReference"))?.text("path") }

    private var productType: String {
        (object.text("productType") ?? "").replacing("com.apple.product-type.", with: "", maxReplacements: 1)
    }

    var isApp: Bool { ["application", "application.on-demand-install-capable", "watchkit2-extension"].contains(productType) }
    /// The target with the code: that of a watch's app stood in an extension of it before one target held both.
    var codeTarget: XcodeTarget {
        guard productType == "application.watchapp2" else { return self }
        return dependencies.first { $0.productType == "watchkit2-extension" } ?? self
    }
    var isExtension: Bool { productType == "app-extension" || productType == "extensionkit-extension" }
    /// True if other targets link it.
    var isFramework: Bool { productType == "framework" || productType == "framework.static" }
    /// True for a bundle of tests that run in a process of their own or in an app's.
    var isSuite: Bool { productType == "bundle.unit-test" }
    /// True for a bundle of tests that drive an app from outside.
    var drivesApp: Bool { productType == "bundle.ui-testing" }
    var holdsTests: Bool { isSuite || drivesApp }
    var isLibrary: Bool { ["framework", "framework.static", "library.static", "library.dynamic"].contains(productType) }

    // MARK: What it needs

    /// The targets of the same project that it names as dependencies.
    var dependencies: [XcodeTarget] {
        project.objects("dependencies", of: object).compactMap { dependency in
            let proxy = project.object(dependency.text("targetProxy"))
            // A proxy of another project names that project's file; its product is among the linked files.
            let isOwn = proxy.map { $0.text("containerPortal") == project.root.id } ?? true
            let id = dependency.text("target") ?? (isOwn ? proxy?.text("remoteGlobalIDString") : nil)
            return project.object(id).map { XcodeTarget(project: project, object: $0) }
        }
    }

    /// An item linked by its phase of frameworks.
    enum Linked: Equatable {
        /// A file that some target builds, by its name.
        case product(String)
        /// A framework or library that was built elsewhere, absolute.
        case binary(String)
    }

    func linked() throws(ProjectFault) -> [Linked] {
        var result: [Linked] = []
        for file in buildFiles(ofPhases: "PBXFrameworksBuildPhase") {
            guard let reference = project.object(file.text("fileRef")) else { continue }
            if reference.isa == "PBXReferenceProxy" || reference.text("sourceTree") == "BUILT_PRODUCTS_DIR" {
                if let path = reference.text("path") { result.append(.product(NSString(string: path).lastPathComponent)) }
            } else if let path = try project.path(of: reference), !Self.isOfTheSystem(path) {
                result.append(.binary(path))
            }
        }
        return result
    }

    /// Returns whether a framework or a library is Apple's. Where a target is for several systems, Xcode names them by their paths.
    private static func isOfTheSystem(_ path: String) -> Bool {
        ["/System/", "/usr/lib/", "/Library/Developer/", "/Applications/Xcode"].contains { path.hasPrefix($0) }
            || path.contains("/Developer/Platforms/")
    }

    /// A product of a Swift package that it links.
    struct PackageProduct: Hashable {
        let name: String
        /// The package as the project names it; nil where the project names none.
        let package: Reference?

        enum Reference: Hashable {
            case local(path: String)
            case remote(RemotePackage)
        }
    }

    func packageProducts() throws(ProjectFault) -> [PackageProduct] {
        let direct = object.texts("packageProductDependencies")
        let linked = buildFiles(ofPhases: "PBXFrameworksBuildPhase").compactMap { $0.text("productRef") }
        let targets = project.objects("dependencies", of: object).compactMap { $0.text("productRef") }
        var result: [PackageProduct] = []
        for id in direct + linked + targets {
            guard let product = project.object(id), let name = product.text("productName") else { continue }
            // Xcode marks plug-ins, which only build systems run.
            if name.hasPrefix("plugin:") { continue }
            let found = PackageProduct(name: name, package: try reference(project.object(product.text("package"))))
            if !result.contains(where: { $0.name == name }) { result.append(found) }
        }
        return result
    }

    private func reference(_ object: XcodeProject.Object?) throws(ProjectFault) -> PackageProduct.Reference? {
        switch object?.isa {
        case "XCLocalSwiftPackageReference":
            return object?.text("relativePath").map { path in
                .local(path: FileSystem.absolutePath(path.hasPrefix("/") ? path : "\(project.folder)/\(path)"))
            }
        case "XCRemoteSwiftPackageReference":
            guard let url = object?.text("repositoryURL") else { return nil }
            let requirement = Self.requirement(object?.values["requirement"]?.table ?? [:])
            return .remote(RemotePackage(url: url, requirement: requirement, traits: object?.values["traits"]?.texts))
        default: return nil
        }
    }

    /// Source: the kinds that Xcode 26 offers as dependency rules, by the names that it writes.
    private static func requirement(_ table: [String: PropertyListValue]) -> RemotePackage.Requirement {
        let text = { (key: String) in table[key]?.text }
        let least = text("minimumVersion")
        switch text("kind") {
        case "upToNextMajorVersion": return least.map { .upToNextMajor($0) } ?? .none
        case "upToNextMinorVersion": return least.map { .upToNextMinor($0) } ?? .none
        case "versionRange": return least.flatMap { least in text("maximumVersion").map { .range(least, $0) } } ?? .none
        case "exactVersion": return (text("version") ?? least).map { .exact($0) } ?? .none
        case "branch": return text("branch").map { .branch($0) } ?? .none
        case "revision": return text("revision").map { .revision($0) } ?? .none
        default: return .none
        }
    }

    /// The build files of phases of one kind that count for iOS.
    func buildFiles(ofPhases isa: String) -> [XcodeProject.Object] {
        project.objects("buildPhases", of: object).filter { $0.isa == isa }
            .flatMap { project.objects("files", of: $0) }
            .filter { Self.isForPhones($0.texts("platformFilters") + $0.texts("platformFilter")) }
    }

    /// Returns whether a list of platforms is empty, which means all, or has iOS.
    static func isForPhones(_ platforms: [String]) -> Bool { platforms.isEmpty || platforms.contains("ios") }

    // MARK: How it is built

    /// The names of its configurations, in the project's order.
    var configurations: [String] { configurationObjects(of: object).compactMap { $0.text("name") } }

    /// The objects of a configuration: the project's and the target's own.
    func configurations(named name: String) -> [XcodeProject.Object] {
        [project.root, object].compactMap { owner in configurationObjects(of: owner).first { $0.text("name") == name } }
    }

    private func configurationObjects(of owner: XcodeProject.Object) -> [XcodeProject.Object] {
        project.object(owner.text("buildConfigurationList")).map { project.objects("buildConfigurations", of: $0) } ?? []
    }

    /// Returns the configuration to build: the requested one, or `Debug`, or one with that word in its name, or the project's usual one.
    func configuration(asked: String?) throws(ProjectFault) -> String {
        let known = configurations
        if let asked {
            guard known.contains(asked) else { throw .noConfiguration(asked, target: name, known: known) }
            return asked
        }
        let usual = project.object(object.text("buildConfigurationList"))?.text("defaultConfigurationName")
        return known.first { $0 == "Debug" } ?? known.first { $0.lowercased().contains("debug") } ?? usual ?? known.first ?? "Debug"
    }
}
