import Foundation
import HostProtocol

/// The build of a target in one configuration.
struct TargetBuild {
    let target: XcodeTarget
    let settings: BuildSettings
    let properties: InfoProperties
    private let compiler: CompilerChoice
    /// The files besides the project's that define the settings, absolute.
    private(set) var files: [String] = []
    /// Notes about its unavailable parts, in sentences.
    private(set) var notes: [String] = []

    /// - Parameter configuration: the name the user asked for; nil for the one that previews are built in.
    init(of target: XcodeTarget, configuration: String?) throws(ProjectFault) {
        self.target = target
        let name = try target.configuration(asked: configuration)
        let project = target.project
        var settings = BuildSettings(BuildSettings.Circumstances(configuration: name), path: project.fileOfObjects)
        settings.assign(Self.usual(for: target, configuration: name))
        for object in target.configurations(named: name) {
            if let path = try Self.baseFile(of: object, in: project) {
                if FileSystem.isFile(path) {
                    let file = try ConfigurationFile(path: path)
                    for assignment in file.assignments { settings.assign(assignment.value, to: assignment.key) }
                    files += file.files
                    notes += file.missing.map { "\($0.path), which \($0.place) includes, is missing, and so are its settings" }
                } else {
                    notes.append("\(path), a settings file of the target \(target.name), is missing; the target is built without it")
                }
            }
            settings.assign(object.values["buildSettings"]?.table ?? [:])
        }
        self.settings = settings
        properties = try InfoProperties(settings, folder: project.folder)
        files += [properties.file].compactMap(\.self)
        if let path = try InfoProperties.missingFile(settings, folder: project.folder) {
            notes.append("\(path), the Info.plist of the target \(target.name), is missing")
        }
        compiler = try CompilerChoice(settings)
        notes += compiler.refused.map {
            "'\(FileName.printable($0))' in the settings of the target \(target.name) is no name, and is ignored"
        }
        let header = try settings.text("SWIFT_OBJC_BRIDGING_HEADER")
        if !header.isEmpty {
            notes.append(
                "the bridging header \(header) of the target \(target.name) is ignored: Objective-C is not compiled here")
        }
    }

    /// Returns the settings that Xcode makes by itself.
    private static func usual(for target: XcodeTarget, configuration: String) -> [String: PropertyListValue] {
        let project = target.project
        let texts = [
            "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder, "PROJECT_NAME": project.name,
            "PROJECT_FILE_PATH": project.path, "PROJECT": project.name, "TARGET_NAME": target.name, "TARGETNAME": target.name,
            "TARGET": target.name, "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "SDKROOT": "iphoneos", "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "DEVELOPMENT_LANGUAGE": project.root.text("developmentRegion") ?? "en", "SWIFT_VERSION": "5.0", "arch": "arm64",
        ]
        return texts.mapValues { .text($0) }
    }

    /// The `.xcconfig` that a configuration is based on: a file of the project, or one in a folder that a target takes whole.
    private static func baseFile(of configuration: XcodeProject.Object, in project: XcodeProject) throws(ProjectFault) -> String? {
        if let reference = project.object(configuration.text("baseConfigurationReference")) { return try project.path(of: reference) }
        guard let anchor = project.object(configuration.text("baseConfigurationReferenceAnchor")),
            let relative = configuration.text("baseConfigurationReferenceRelativePath"), let folder = try project.path(of: anchor)
        else { return nil }
        return FileSystem.absolutePath("\(folder)/\(relative)")
    }

    // MARK: What it is

    /// True if its extension is WidgetKit's. Where the `Info.plist` is missing, the linked frameworks or the name decide.
    var isWidgetExtension: Bool {
        guard target.isExtension else { return false }
        if let point = properties.extensionPoint { return point == InfoProperties.widgetExtensionPoint }
        return target.linksWidgetKit || target.name.contains("Widget")
    }

    /// True if it is built for iOS, among others.
    var isForPhones: Bool {
        let root = (try? settings.text("SDKROOT")) ?? ""
        let platforms = (try? settings.words("SUPPORTED_PLATFORMS")) ?? []
        if !platforms.isEmpty { return platforms.contains("iphoneos") || platforms.contains("iphonesimulator") }
        return root.isEmpty || root == "auto" || root.hasPrefix("iphone")
    }

    /// The system whose screens it is drawn on: iOS where it is built for that among others.
    var platform: TargetPlatform {
        if isForPhones { return .iOS }
        let root = (try? settings.text("SDKROOT")) ?? ""
        let platforms = (try? settings.words("SUPPORTED_PLATFORMS")) ?? []
        return TargetPlatform.allCases.first { $0.isNamed(in: platforms.isEmpty ? [root] : platforms) } ?? .iOS
    }

    // MARK: Its module

    /// The files that Xcode makes of a target's catalogs and definitions of intents.
    func generated(of files: TargetFiles) throws(ProjectFault) -> GeneratedSources {
        var generated = GeneratedSources()
        generated.addIntents(of: files.intentDefinitions)
        generated.addModels(files.dataModels)
        if try settings.text("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != "NO" {
            let catalogs = files.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
            let declaresMembers = try settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
            generated.addSymbols(of: catalogs, declaringMembers: declaresMembers, besides: files.sources)
        }
        if try settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS") { generated.addStringSymbols(of: files.resources.map(\.path)) }
        return generated
    }

    /// - Parameter dependencies: the modules that it may import.
    func module(
        of files: TargetFiles, and generated: GeneratedSources, dependencies: [String]
    ) throws(ProjectFault) -> HostModule {
        let name = try settings.text("PRODUCT_MODULE_NAME")
        let package = try settings.text("SWIFT_PACKAGE_NAME")
        let header = try settings.text("SWIFT_OBJC_BRIDGING_HEADER")
        return HostModule(
            name: ModuleName.identifier(from: name), files: files.sources.map { HostModule.SourceFile($0) } + generated.files,
            dependencies: dependencies, conditions: compiler.conditions, languageMode: compiler.languageMode,
            package: package.isEmpty ? nil : package, settings: compiler.settings, isSuite: target.holdsTests,
            bridgingHeader: header.isEmpty ? nil : FilePath.name(of: header))
    }
}

extension XcodeTarget {
    /// True if it names Apple's framework of widgets among its linked files.
    fileprivate var linksWidgetKit: Bool {
        buildFiles(ofPhases: "PBXFrameworksBuildPhase").contains { file in
            project.object(file.text("fileRef"))?.name == "WidgetKit.framework"
        }
    }
}
