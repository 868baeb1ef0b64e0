import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Kinds of projects")
struct ProjectKindsTests {
    struct Kind: CustomTestStringConvertible {
        let testDescription: String
        var project = ProjectSketch(targets: [.init(name: "App", sources: ["App.swift"])])
        var files = ["App.swift": ""]
        var target: String?
        let expected: [String]

        init(
            _ name: String, _ targets: [ProjectSketch.Target], settings: [String: String] = [:], extra: String = "",
            files: [String: String],
            target: String? = nil, _ expected: [String]
        ) {
            testDescription = name
            project = ProjectSketch(targets: targets, settings: settings, extra: extra)
            (self.files, self.target, self.expected) = (files, target, expected)
        }
    }

    private static func manifest(_ name: String, _ targets: String, more: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],\(more) targets: [\(targets)])
        """
    }

    static let targets: [Kind] = [
        Kind(
            "the app alone", [.init(name: "App", sources: ["App.swift"])], files: ["App.swift": ""], ["App: App.swift"]),
        Kind(
            "a widget extension beside its app",
            [.init(name: "App", sources: ["App.swift"]), .init(name: "AppWidget", type: "app-extension", sources: ["W.swift"])],
            files: ["App.swift": "", "W.swift": ""], ["AppWidget: W.swift"]),
        Kind(
            "a watch's app whose code is in its extension",
            [
                .init(name: "App", type: "application.watchapp2", links: ["App Extension"]),
                .init(name: "App Extension", type: "watchkit2-extension", sources: ["A.swift"]),
            ], files: ["A.swift": ""], target: "App", ["App_Extension: A.swift"]),
        Kind(
            "a watch's code alone",
            [
                .init(name: "App", type: "application.watchapp2-container"),
                .init(name: "App Extension", type: "watchkit2-extension", sources: ["A.swift"]),
            ], files: ["A.swift": ""], ["App_Extension: A.swift"]),
        Kind(
            "a name with blanks", [.init(name: "My App 2", sources: ["My App.swift"])], files: ["My App.swift": ""],
            ["My_App_2: My App.swift"]),
        Kind(
            "a module of another name",
            [.init(name: "App", sources: ["A.swift"], settings: ["PRODUCT_MODULE_NAME": "$(TARGET_NAME:lower)Kit"])],
            files: ["A.swift": ""], ["appKit: A.swift"]),
        Kind(
            "a path by way of other folders", [.init(name: "App", sources: ["Old/../A.swift", "./B.swift"])],
            files: ["A.swift": "", "B.swift": ""], ["App: A.swift B.swift"]),
        Kind(
            "a framework that the app links",
            [.init(name: "App", sources: ["App.swift"], links: ["Core"]), .init(name: "Core", type: "framework", sources: ["Core.swift"])],
            files: ["App.swift": "", "Core.swift": ""], ["Core: Core.swift", "App: App.swift"]),
        Kind(
            "a store's configuration, which a scheme uses", [.init(name: "App", sources: ["App.swift"])],
            extra: """
                X1 = {isa = PBXFileReference; path = Misc/Store.storekit; sourceTree = "<group>"; };
                X2 = {isa = PBXFileReference; path = Gone.storekit; sourceTree = "<group>"; };
                """,
            files: ["App.swift": "", "Misc/Store.storekit": "{}"], ["App: App.swift", "Store.storekit from Misc/Store.storekit"]),
        Kind(
            "two targets that build one module",
            [
                .init(name: "App", sources: ["App.swift"], links: ["Core", "Core2"]),
                .init(name: "Core", type: "framework", sources: ["A.swift"]),
                .init(name: "Core2", type: "framework", sources: ["B.swift"], settings: ["PRODUCT_NAME": "Core"]),
            ], files: ["App.swift": "", "A.swift": "", "B.swift": ""],
            ["Core: A.swift", "App: App.swift", "note: two targets build a module Core; the one of Core2 is not used"]),
        Kind(
            "a synchronized folder with files left out", [.init(name: "App", folders: ["App": ["Old.swift", "Drafts"]])],
            files: ["App/App.swift": "", "App/Old.swift": "", "App/Drafts/A.swift": "", "App/Views/B.swift": "", "App/data.json": ""],
            ["App: App/App.swift App/Views/B.swift", "data.json from App/data.json"]),
        Kind(
            "resources by name, and in languages",
            [.init(name: "App", sources: ["A.swift"], resources: ["Media.xcassets", "de.lproj/T.strings"])],
            files: ["A.swift": "", "Media.xcassets/Contents.json": "{}", "de.lproj/T.strings": ""],
            ["App: A.swift", "Media.xcassets from Media.xcassets", "de.lproj/T.strings from de.lproj/T.strings"]),
    ]

    static let settings: [Kind] = [
        Kind(
            "conditions of three levels",
            [
                .init(
                    name: "App", sources: ["A.swift"], settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) OWN"],
                    base: "App.xcconfig")
            ],
            settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"],
            files: ["A.swift": "", "App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ${inherited} FILE // why\n"],
            ["App with DEBUG FILE OWN: A.swift"]),
        Kind(
            "a setting of its own name, without brackets, and in quotation marks",
            [.init(name: "App", sources: ["A.swift"], settings: ["FLAGS": "ONE", "OTHER_SWIFT_FLAGS": "-D $FLAGS -DTWO '-DTHREE'"])],
            files: ["A.swift": ""], ["App with ONE TWO THREE: A.swift"]),
        Kind(
            "conditions in brackets, in any order",
            [
                .init(
                    name: "App", sources: ["A.swift"],
                    settings: [
                        "SWIFT_VERSION": "5.0", "SWIFT_VERSION[config=Debug][sdk=iphone*]": "6.0", "SWIFT_VERSION[sdk=macosx*]": "4.2",
                    ])
            ], files: ["A.swift": ""], ["App in 6: A.swift"]),
        Kind(
            "included settings, of which one is missing and one may be", [.init(name: "App", sources: ["A.swift"], base: "App.xcconfig")],
            files: ["A.swift": "", "App.xcconfig": "#include? \"None.xcconfig\"\n#include \"Gone.xcconfig\"\nSWIFT_VERSION = 6"],
            ["App in 6: A.swift", "note: Gone.xcconfig, which App.xcconfig:2 includes, is missing, and so are its settings"]),
        Kind(
            "files that settings leave out",
            [
                .init(
                    name: "App", sources: ["A.swift", "B+Mac.swift"], settings: ["EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]": "*+Mac.swift"])
            ],
            files: ["A.swift": "", "B+Mac.swift": ""], ["App: A.swift"]),
        Kind(
            "a response file and a folder of tools are no conditions",
            [.init(name: "App", sources: ["A.swift"], settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "@flags -tools-directory OK"])],
            files: ["A.swift": ""],
            [
                "App with OK: A.swift", "note: '@flags' in the settings of the target App is no name, and is ignored",
                "note: '-tools-directory' in the settings of the target App is no name, and is ignored",
            ]),
        Kind(
            "a missing settings file", [.init(name: "App", sources: ["A.swift"], base: "None.xcconfig")], files: ["A.swift": ""],
            ["App: A.swift", "note: None.xcconfig, a settings file of the target App, is missing; the target is built without it"]),
    ]

    static let others: [Kind] = [
        Kind(
            "Objective-C and Metal", [.init(name: "App", sources: ["A.swift", "B.m", "C.metal"])],
            files: ["A.swift": "", "B.m": "", "C.metal": ""],
            [
                "App: A.swift", "note: Metal shaders cannot be used here: C.metal of the target App",
                "note: \(FileRole.Uncompiled.c.rawValue) cannot be used here: B.m of the target App",
            ]),
        Kind(
            "a local package with views", [.init(name: "App", sources: ["A.swift"], products: ["Tea": "Tea"])],
            files: [
                "A.swift": "", "Tea/Package.swift": manifest("Tea", ".target(name: \"Tea\")"), "Tea/Sources/Tea/T.swift": "import SwiftUI",
            ],
            ["Tea: Tea/Sources/Tea/T.swift", "App: A.swift"]),
        Kind(
            "a package at its root, with files left out and resources",
            [.init(name: "App", sources: ["A.swift"], products: ["Tea": "Tea"])],
            files: [
                "A.swift": "", "Tea/T.swift": "import SwiftUI", "Tea/Old.swift": "", "Tea/a.json": "",
                "Tea/Package.swift": manifest(
                    "Tea", ".target(name: \"Tea\", path: \".\", exclude: [\"Old.swift\"], resources: [.copy(\"a.json\")])"),
            ],
            ["Tea: Tea/T.swift Tea/resource_bundle_accessor.swift", "App: A.swift", "Tea_Tea.resources/a.json from Tea/a.json"]),
        Kind(
            "a package with C files and views", [.init(name: "App", sources: ["A.swift"], products: ["Tea": "Tea"])],
            files: [
                "A.swift": "", "Tea/Sources/Tea/T.swift": "import SwiftUI", "Tea/Sources/Leaf/l.c": "", "Tea/Sources/Leaf/include/l.h": "",
                "Tea/Package.swift": manifest("Tea", ".target(name: \"Tea\", dependencies: [\"Leaf\"]), .target(name: \"Leaf\")"),
            ],
            ["Tea: Tea/Sources/Tea/T.swift", "App: A.swift"]),
        Kind(
            "a binary target", [.init(name: "App", sources: ["A.swift"], products: ["Tea": "Tea"])],
            files: [
                "A.swift": "",
                "Tea/Package.swift": manifest("Tea", ".binaryTarget(name: \"Tea\", path: \"Tea.xcframework\")"),
                "Tea/Tea.xcframework/Info.plist": "",
            ],
            ["App: A.swift", "note: the target Tea of the package Tea is left out: it is binary, and was built for Apple's systems"]),
        Kind(
            "a plugin that writes code", [.init(name: "App", sources: ["A.swift"], products: ["Tea": "Tea"])],
            files: [
                "A.swift": "", "Tea/Sources/Tea/T.swift": "import SwiftUI", "Tea/Plugins/Gen/p.swift": "",
                "Tea/Package.swift": manifest(
                    "Tea", ".target(name: \"Tea\", plugins: [\"Gen\"]), .plugin(name: \"Gen\", capability: .buildTool())"),
            ],
            [
                "Tea: Tea/Sources/Tea/T.swift", "App: A.swift",
                "note: the plugin Gen of the target Tea of the package Tea is not run: code that it generates is missing",
            ]),
        Kind(
            "a product that its package does not have", [.init(name: "App", sources: ["A.swift"], products: ["Milk": "Tea"])],
            files: [
                "A.swift": "", "Tea/Package.swift": manifest("Tea", ".target(name: \"Tea\")"), "Tea/Sources/Tea/T.swift": "import SwiftUI",
            ],
            ["App: A.swift", "note: the package at Tea has no product Milk; it has Tea"]),
    ]

    @Test("A framework's Info.plist is in its bundle, with the values of its settings")
    func frameworkProperties() throws {
        let project = ProjectSketch(targets: [
            .init(name: "App", sources: ["A.swift"], links: ["Core"]),
            .init(name: "Core", type: "framework", sources: ["B.swift"], settings: ["GROUP": "a.b"], base: "Core.xcconfig"),
        ])
        let fixture = try ProjectFixture()
        try fixture.write(project)
        try fixture.write([
            "A.swift": "", "B.swift": "", "Core.xcconfig": "INFOPLIST_FILE = ${PRODUCT_NAME}.plist\n",
            "Core.plist": "<plist version=\"1.0\"><dict><key>Group</key><string>group.$(GROUP)</string></dict></plist>",
        ])
        let bundle = try #require(try fixture.read("App.xcodeproj").bundle)
        try bundle.stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        let list = "\(fixture.root)/run/Core.framework/Info.plist"
        expect(NSDictionary(contentsOfFile: list)?["Group"] as? String, equals: "group.a.b")
        try BundleContents().stage(in: "\(fixture.root)/run", record: "\(fixture.root)/record")
        #expect(!FileSystem.isFile(list))
    }

    @Test("A target is read as Xcode reads it", arguments: targets + settings + others)
    func reading(_ kind: Kind) throws {
        let fixture = try ProjectFixture()
        try fixture.write(kind.project)
        try fixture.write(kind.files)
        let summary = fixture.summary(of: try fixture.read("App.xcodeproj", target: kind.target))
        expect(summary.joined(separator: "\n"), equals: kind.expected.joined(separator: "\n"))
    }

    @Test("Every kind has a name of its own")
    func names() {
        let names = (Self.targets + Self.settings + Self.others).map(\.testDescription)
        #expect(names.count >= 20 && Set(names).count == names.count)
    }
}
