import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("An Xcode project with an app, a widget extension, a framework and a package")
struct ProjectReaderTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.writeCoffee()
    }

    @Test("The widget extension is taken with what it links, each a module of its own, what is imported first")
    func modules() throws {
        let sources = try fixture.read("Coffee.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["Beans", "Brewing", "CoffeeKit", "CoffeeWidget"])
        let widget = try #require(sources.modules.last)
        expect(
            fixture.files(of: widget),
            equals: [
                "Widget/CoffeeWidget.swift", "Widget/CoffeeBundle.swift", "Widget/Widget.xcassets/GeneratedAssetSymbols.swift",
            ])
        #expect(widget.dependencies.contains("CoffeeKit") && widget.dependencies.contains("Brewing"))
        expect(fixture.files(of: sources.modules[2]), equals: ["Shared/Cup.swift"])
        expect(sources.notes, equals: [])
        expect(sources.packages, equals: [])
    }

    @Test(
        "A target for a Mac or a watch alone is told of, and drawn as it stands there",
        arguments: [
            ("SDKROOT = macosx; ", TargetPlatform.macOS, "is for macOS"),
            ("SUPPORTED_PLATFORMS = \"watchos watchsimulator\"; ", .watchOS, "is for watchOS"),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\"; ", .iOS, ""), ("SDKROOT = xros; ", .visionOS, "is for visionOS"),
        ])
    func platforms(_ settings: String, _ platform: TargetPlatform, _ words: String) throws {
        let file = "Coffee.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: "\(fixture.root)/\(file)", encoding: .utf8)
        try fixture.write([file: text.replacing("buildSettings = {", with: "buildSettings = {\(settings)")])
        let sources = try fixture.read("Coffee.xcodeproj", target: "CoffeeWidget")
        #expect(sources.platform == platform && !sources.isApp)
        expect(Set(sources.modules.map(\.platform)), equals: [platform])
        expect(sources.notes.filter { $0.contains("the target CoffeeWidget is for") }.count, equals: (words.isEmpty ? 0 : 1))
        #expect(words.isEmpty || sources.notes.contains { $0.contains(words) })
        #expect(try fixture.read("Coffee.xcodeproj", target: "Coffee").isApp)
    }

    @Test("Code may read the resources of its target, also those that lie beside none of its files")
    func readable() throws {
        let sources = try fixture.read("Coffee.xcodeproj")
        let bundle = try #require(sources.bundle)
        #expect(!bundle.items.isEmpty)
        expect(Set(bundle.items.map(\.path)).subtracting(sources.readable), equals: [])
    }

    @Test("A folder stands for the project in it")
    func folder() throws {
        try expect(fixture.read("").named, equals: ["\(fixture.root)/Coffee.xcodeproj"])
    }

    @Test("Settings come from configuration files, the project and the target, one upon the other")
    func settings() throws {
        let sources = try fixture.read("Coffee.xcodeproj")
        let widget = try #require(sources.modules.last)
        expect(widget.conditions, equals: ["DEBUG", "SHARED", "SIMULATOR", "WIDGET", "FROM_FLAGS"])
        expect(widget.languageMode, equals: "5")
        expect(widget.settings.flatMap(\.arguments), equals: [])
        expect(sources.modules[2].languageMode, equals: "6")
        expect(sources.modules[2].package, equals: "brewing")
        let release = try fixture.read("Coffee.xcodeproj", configuration: "Release")
        expect(release.modules.last?.conditions, equals: ["RELEASE"])
        expect(sources.deploymentTarget?.number, equals: 17.2)
    }

    @Test("The Info.plist has the settings' values, and the languages' and the accent's names")
    func properties() throws {
        let properties = try fixture.properties(of: try fixture.read("Coffee.xcodeproj"))
        expect(properties["CFBundleIdentifier"] as? String, equals: "org.example.coffee.coffeewidget")
        expect(properties["CFBundleShortVersionString"] as? String, equals: "2.5")
        expect(properties["CFBundleVersion"] as? String, equals: "7")
        expect(properties["CFBundleDisplayName"] as? String, equals: "Coffee Widget")
        expect(properties["CFBundleDevelopmentRegion"] as? String, equals: "de")
        expect(properties["MinimumOSVersion"] as? String, equals: "17.2")
        expect(properties["NSAccentColorName"] as? String, equals: "Coffee Red")
        expect(properties["Service"] as? String, equals: "https://example.org/")
    }

    @Test("A bundle has the target's own resources side by side, languages and packages in folders")
    func resources() throws {
        let bundle = fixture.bundle(of: try fixture.read("Coffee.xcodeproj"))
        expect(
            bundle,
            equals: [
                "Widget.xcassets": "Widget/Widget.xcassets",
                "en.lproj/Localizable.strings": "Widget/en.lproj/Localizable.strings",
                "de.lproj/Localizable.strings": "Widget/de.lproj/Localizable.strings",
                "sample.txt": "Widget/sample.txt",
                "Brewing_Brewing.resources/Brewing.xcassets": "Packages/Brewing/Sources/Brewing/Resources/Brewing.xcassets",
            ])
    }

    @Test("Of two files for one place in the bundle the target's own counts, before that of a framework")
    func precedence() throws {
        let file = "Coffee.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: "\(fixture.root)/\(file)", encoding: .utf8)
        try fixture.write([
            file: text.replacing("buildPhases = (S3 /* Sources */,", with: "buildPhases = (E3, S3 /* Sources */,").replacing(
                "/* Begin PBXVariantGroup section */",
                with: """
                    E3 = {isa = PBXResourcesBuildPhase; files = (BG, ); };
                    BG = {isa = PBXBuildFile; fileRef = FG; };
                    FG = {isa = PBXFileReference; path = Shared/sample.txt; sourceTree = SOURCE_ROOT; };
                    """),
            "Shared/sample.txt": "no cup",
        ])
        let sources = try fixture.read("Coffee.xcodeproj")
        expect(fixture.bundle(of: sources)["sample.txt"], equals: "Widget/sample.txt")
        // A framework's is in its own bundle, where the target has one of that name, too.
        expect(sources.notes, equals: [])
        expect(fixture.bundle(of: sources)["CoffeeKit.framework/sample.txt"], equals: "Shared/sample.txt")
    }

    @Test("A package is compiled as its manifest says: conditions, its bundle's name, what only it sees")
    func package() throws {
        let brewing = try #require(try fixture.read("Coffee.xcodeproj").modules.first { $0.name == "Brewing" })
        expect(brewing.conditions, equals: ["SWIFT_PACKAGE", "BREWING"])
        expect(brewing.package, equals: "brewing")
        expect(brewing.languageMode, equals: "5")
        expect(brewing.dependencies, equals: ["Beans"])
        let accessor = try #require(brewing.files.first { $0.path.hasSuffix("/resource_bundle_accessor.swift") }?.text)
        #expect(accessor.contains("\"Brewing_Brewing.resources\""))
    }

    @Test("The names that Xcode gives colours are made for targets and packages")
    func names() throws {
        let modules = try fixture.read("Coffee.xcodeproj").modules
        let texts = modules.map { module in module.files.first { $0.path.hasSuffix("/GeneratedAssetSymbols.swift") }?.text ?? "" }
        #expect(texts[1].contains("static let leaf") && texts[1].contains("Bundle.module"))
        #expect(texts[3].contains("static let coffeeRed") && texts[3].contains("Bundle.main"))
    }

    @Test("The app is taken when it is asked for")
    func app() throws {
        let sources = try fixture.read("Coffee.xcodeproj", target: "Coffee")
        expect(fixture.files(of: sources.modules.last), equals: ["App/CoffeeApp.swift"])
        expect(sources.modules.map(\.name), equals: ["Beans", "Brewing", "CoffeeKit", "Coffee"])
        expect(fixture.bundle(of: sources)["Assets.xcassets"], equals: "App/Assets.xcassets")
    }

    @Test("Files that patterns fit are left out, and a pattern that fits none is an error")
    func excluded() throws {
        let sources = try fixture.read("Coffee.xcodeproj", excluded: ["Widget/CoffeeBundle.swift"])
        expect(fixture.files(of: sources.modules.last).first, equals: "Widget/CoffeeWidget.swift")
        #expect(!fixture.files(of: sources.modules.last).contains("Widget/CoffeeBundle.swift"))
        expect(sources.leftOut.map(\.reason), equals: [.excluded(pattern: "Widget/CoffeeBundle.swift")])
        #expect(throws: FrontFailure.self) { try fixture.read("Coffee.xcodeproj", excluded: ["Nothing.swift"]) }
    }

    @Test("Symbols are looked for in the target's own files, wherever they are")
    func symbols() throws {
        let code = UserCode.sources(try fixture.read("Coffee.xcodeproj"))
        let files = code.symbolFiles
        expect(files.map(\.folder), equals: [fixture.root])
        expect(files.first?.paths.contains("Widget/CoffeeWidget.swift"), equals: true)
        expect(files.first?.paths.contains("App/CoffeeApp.swift"), equals: false)
        expect(code.shortened("\(fixture.root)/Widget/A.swift:3: what"), equals: "Widget/A.swift:3: what")
    }

    @Test("A change of any file that says what is built is one of the host's")
    func descriptions() throws {
        let files = try fixture.read("Coffee.xcodeproj").descriptions.map(fixture.relative)
        for file in ["Coffee.xcodeproj/project.pbxproj", "Config/Common.xcconfig", "Widget/Info.plist", "Packages/Brewing/Package.swift"] {
            #expect(files.contains(file))
        }
    }

    @Test("A workspace's projects link what each other build")
    func workspace() throws {
        try fixture.write([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace
               version = "1.0">
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <Group
                  location = "container:"
                  name = "Apps">
                  <FileRef
                     location = "group:Coffee.xcodeproj">
                  </FileRef>
               </Group>
               <FileRef
                  location = "group:Tea/Tea.xcodeproj">
               </FileRef>
            </Workspace>
            """,
            "Tea/Tea.swift": "import CoffeeKit\n",
        ])
        try fixture.writeProject(
            "Tea/Tea.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                F1 = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = CoffeeKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                K = {isa = PBXFrameworksBuildPhase; files = (B2); };
                T = {isa = PBXNativeTarget; buildPhases = (S, K); name = Tea; productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                """)
        let sources = try fixture.read("All.xcworkspace", target: "Tea")
        expect(sources.modules.map(\.name), equals: ["Beans", "Brewing", "CoffeeKit", "Tea"])
        expect(sources.notes.count, equals: 1)
        expect(sources.notes.first?.contains("Pods/Pods.xcodeproj is missing"), equals: true)
    }

    @Test("A project by itself has the packages of a workspace around that lists it")
    func workspaceAround() throws {
        try fixture.write([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0">
               <FileRef location = "group:Core"></FileRef>
               <FileRef location = "group:Apps/Tea.xcodeproj"></FileRef>
            </Workspace>
            """,
            "Apps/Tea.swift": "import Leaves\n",
            "Core/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Leaves", targets: ["Leaves"])], targets: [.target(name: "Leaves")])
            """,
            "Core/Sources/Leaves/Leaf.swift": "public struct Leaf {}\n",
        ])
        try fixture.writeProject(
            "Apps/Tea.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                D = {isa = XCSwiftPackageProductDependency; productName = Leaves; };
                T = {isa = PBXNativeTarget; buildPhases = (S); name = Tea; packageProductDependencies = (D);
                    productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                """)
        let sources = try fixture.read("Apps/Tea.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["Leaves", "Tea"])
        #expect(sources.descriptions.map(fixture.relative).contains("All.xcworkspace/contents.xcworkspacedata"))
        // Without the workspace nothing leads from one to the other.
        try fixture.remove("All.xcworkspace/contents.xcworkspacedata")
        expect(try fixture.read("Apps/Tea.xcodeproj").modules.map(\.name), equals: ["Tea"])
    }

    @Test("A workspace of whose projects none is there says so, and which these are")
    func emptyWorkspace() throws {
        try fixture.write([
            "Old.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location = \"group:Gone.xcodeproj\"></FileRef></Workspace>"
        ])
        let message = try #require(fixture.fault("Old.xcworkspace")?.message)
        #expect(
            message.contains("Old.xcworkspace: all projects that it names are missing: ")
                && message.contains("/Gone.xcodeproj; give one with --project"))
    }
}
