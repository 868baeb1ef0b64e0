// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Pixels, text and layout are computed, and source is read, by optimised code in debug builds, too: a test that draws would take twenty times as
// long otherwise. SwiftPM refuses such flags in a dependency that is asked for by version, whose commit has a tag; there
// `swift test -Xswiftc -O` does the same. It takes them by path, branch and revision.
let isFetched = Context.packageDirectory.contains("/checkouts/")
    && (Context.gitInformation == nil || Context.gitInformation?.currentTag != nil)

// Hosts are programs that hold the renderer and the user's code. Whoever renders first waits for one to be compiled, so a host's build
// is told `-Onone`, which the packages that come from elsewhere obey, too. What computes pixels, text and layout asks the compiler's
// frontend itself, whose last word counts. A host names this package by path, where such flags are allowed.
let isHost = Context.environment["ZOETROPE_HOST"] != nil
let optimizedInHosts: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-O"], .when(configuration: .release))]
let optimizedInDebug: [SwiftSetting] = isFetched ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]
// SwiftPM asks the driver for debug information after all that a manifest says; the frontend's last word counts.
let withoutDebugInformation = ["-Xfrontend", "-gnone"]
let optimized: [SwiftSetting] = isHost ? optimizedInHosts : optimizedInDebug

// `os` and OSLog are there for hosts alone, which are built in a folder of their own: a package that finds a module called `os`
// beside it, as swift-argument-parser does, takes the system for Apple's.
let logModules: [String] = isHost ? ["os", "OSLog"] : []

// Apple's other modules that user code may import beside SwiftUI: what a product lists is built, and so can be imported.
let everywhere: [String] = [
    "Accessibility", "Combine", "UIKit", "CoreGraphics", "CoreImage", "QuartzCore", "ImageIO", "CoreText", "UniformTypeIdentifiers", "CoreLocation",
    "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_CoreImage",
]
let platformModules: [String] = everywhere + logModules
let swiftUIModules: [String] = ["SwiftUI"] + platformModules
let widgetKitModules: [String] = ["WidgetKit", "PreviewSteps"] + platformModules
let appIntentsModules: [String] = ["AppIntents"] + platformModules

// Lists are typed, and parts are appended to them in statements of their own: sums of literals in one expression took the type checker
// ten seconds, and everyone who builds anything waits for this file first.
let package = Package(
    name: "Zoetrope",
    defaultLocalization: "en",
    products: [
        .library(name: "SwiftUI", targets: swiftUIModules),
        .library(name: "WidgetKit", targets: widgetKitModules),
        .library(name: "AppIntents", targets: appIntentsModules),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "AppKit", targets: ["AppKit", "Cocoa"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "AlarmKit", targets: ["AlarmKit"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreBluetooth", targets: ["CoreBluetooth"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "Playgrounds", targets: ["Playgrounds"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "Contacts", targets: ["Contacts"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "EventKit", targets: ["EventKit"]),
        .library(name: "HealthKit", targets: ["HealthKit"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
        .library(name: "WatchKit", targets: ["WatchKit"]),
        .library(name: "WeatherKit", targets: ["WeatherKit"]),
        .library(name: "PreviewSteps", targets: ["PreviewSteps"]),
        .library(name: "PreviewRendering", targets: ["PreviewRendering"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .executable(name: "zoetrope", targets: ["zoetrope"]),
        .executable(name: "zoetrope-inspector", targets: ["zoetrope-inspector"]),
        .executable(name: "zoetrope-bench", targets: ["zoetrope-bench"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        // values
        .target(name: "Geometry", swiftSettings: optimized),
        .target(name: "Pixels", swiftSettings: optimized),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CPreviewSection"),
        // what the front and its hosts say to each other
        .target(name: "HostProtocol"),
        // Swift source in tokens, for the front and the macros
        .target(name: "SwiftLexing", swiftSettings: optimized),
        // where a program's code stands in its source
        .target(name: "ProgramLines", swiftSettings: optimized),
        .target(name: "CVirtualClock"),
        .target(name: "CVirtualRandom"),
        .target(
            name: "BundledFonts", path: "Fonts", exclude: ["README.md"],
            resources: [
                .copy("Inter"), .copy("InterDisplay"), .copy("ZoetropeSerif"), .copy("JetBrainsMono"),
                .copy("NotoSansScripts"), .copy("NotoSansCJK"), .copy("NotoSansSymbols"), .copy("NotoColorEmoji"),
                .copy("CupertinoIcons"), .copy("MoreSymbols"), .copy("SymbolCharacters"),
            ]),

        // engine
        .target(name: "Drawing", dependencies: ["Geometry", "Pixels"], swiftSettings: optimized),
        .target(
            name: "Typesetting", dependencies: ["Geometry", "CFreeType", "CHarfBuzz"],
            swiftSettings: optimized,
            // ICU comes with the toolchain.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "LayoutEngine", dependencies: ["Geometry"], swiftSettings: optimized),
        .target(name: "AnimationEngine", dependencies: ["Geometry"], swiftSettings: optimized),

        // pixels
        .target(name: "Raster", dependencies: ["Drawing"], swiftSettings: optimized),
        .target(
            name: "ImageCodecs", dependencies: ["Pixels", "CPNG", "CTurboJPEG", "CWebP", "CDeflate"], swiftSettings: optimized),

        // the platform's words, under Apple's names
        .target(name: "RunScope"),
        .target(
            name: "CoreGraphics", dependencies: ["Geometry", "Pixels", "Drawing", "Raster", "ImageCodecs", "RunScope"]),
        .systemLibrary(name: "CFilterModule"),
        .target(
            name: "CoreImage",
            dependencies: ["CoreGraphics", "Geometry", "Pixels", "ImageCodecs", "RunScope", "CFilterModule"], swiftSettings: optimized),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "FoundationGaps", "Geometry", "RunScope"]),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "CoreImage", "QuartzCore", "FoundationGaps", "Typesetting", "Drawing", "Geometry", "Pixels", "ImageCodecs",
                "RunScope", "BundledFonts",
            ]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "Pixels", "ImageCodecs", "RunScope"]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "UIKit", "Typesetting", "Geometry"]),
        // What the compiler imports by itself where a test imports Testing and one of these.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "_Testing_AppKit"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "CoreLocation", dependencies: ["Geometry", "RunScope"]),
        // A program that is linked statically wants libcurl for Foundation's network; it finds an empty library here and loads
        // the real one when it first needs it.
        .target(
            name: "CCurlOnDemand", exclude: ["link"],
            linkerSettings: isFetched ? [] : [.unsafeFlags(["-L\(Context.packageDirectory)/Sources/CCurlOnDemand/link"])]),
        .target(
            name: "Combine",
            dependencies: [
                "CCurlOnDemand", "RunScope",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),

        // files: pictures against accepted ones, pages, whole or not at all
        .target(name: "Delivery", dependencies: ["Pixels", "ImageCodecs", "HostProtocol"]),

        // what a widget draws, as a file
        .target(name: "WidgetArchive", dependencies: ["Drawing", "AnimationEngine", "CDeflate"]),

        // What Apple's Foundation has and the one here has not: formats, tables of strings, Markdown.
        .target(name: "XMLParsing"),
        .target(name: "FoundationGaps", dependencies: ["RunScope", "XMLParsing"]),

        // API
        // What the macros expand to is a library of its own: a test that depended on the macro itself would be built for the
        // host's own tools, and with it every library a second time.
        .target(name: "MacroExpansion", dependencies: ["SwiftLexing"]),
        .macro(name: "PreviewMacros", dependencies: ["MacroExpansion"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "FoundationGaps", "LayoutEngine", "AnimationEngine", "Typesetting", "Drawing", "WidgetArchive", "CPreviewSection",
                "PreviewMacros", "Combine", "CoreTransferable", "Accessibility",
                "UIKit", "RunScope", "CVirtualClock", "CCurlOnDemand", "_Testing_CoreGraphics", "_Testing_UIKit",
                "_Testing_CoreImage",
            ]),
        .target(name: "AppKit", dependencies: ["SwiftUI", "UIKit", "CoreGraphics", "_Testing_AppKit"]),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(name: "MapKit", dependencies: ["SwiftUI", "UIKit", "AppIntents", "CoreLocation", "Geometry", "RunScope"]),
        // Apple's other frameworks, as far as widgets name them: words that tell at run time what they were asked for.
        .target(name: "Accessibility", dependencies: ["FoundationGaps", "RunScope"], path: "Sources/Frameworks/Accessibility"),
        .target(name: "AVFoundation", dependencies: ["AudioToolbox", "CoreGraphics", "RunScope"], path: "Sources/Frameworks/AVFoundation"),
        .target(name: "AuthenticationServices", dependencies: ["SwiftUI", "RunScope"]),
        .target(name: "PhotosUI", dependencies: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers", "UIKit", "RunScope"]),
        .target(name: "TipKit", dependencies: ["SwiftUI", "RunScope"]),
        .target(name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "RunScope"]),
        .target(name: "AudioToolbox", dependencies: ["CoreGraphics", "RunScope"], path: "Sources/Frameworks/AudioToolbox"),
        .target(name: "BackgroundTasks", dependencies: ["RunScope"], path: "Sources/Frameworks/BackgroundTasks"),
        .target(name: "CoreDataModel", dependencies: ["XMLParsing"]),
        .target(
            name: "CoreData", dependencies: ["CoreDataModel", "SwiftUI", "Combine", "FoundationGaps", "RunScope"]),
        .target(name: "CoreBluetooth", dependencies: ["RunScope"], path: "Sources/Frameworks/CoreBluetooth"),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers", "RunScope"], path: "Sources/Frameworks/CoreSpotlight"),
        .target(name: "CoreHaptics", dependencies: ["RunScope"], path: "Sources/Frameworks/CoreHaptics"),
        .target(name: "CoreMotion", dependencies: ["RunScope"], path: "Sources/Frameworks/CoreMotion"),
        .target(name: "Contacts", dependencies: ["RunScope"], path: "Sources/Frameworks/Contacts"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "CryptoKit", path: "Sources/Frameworks/CryptoKit"),
        .target(name: "EventKit", dependencies: ["CoreGraphics", "RunScope"], path: "Sources/Frameworks/EventKit"),
        .target(name: "HealthKit", dependencies: ["RunScope"], path: "Sources/Frameworks/HealthKit"),
        .target(name: "LocalAuthentication", dependencies: ["RunScope"], path: "Sources/Frameworks/LocalAuthentication"),
        .target(name: "Network", dependencies: ["FoundationGaps", "RunScope"], path: "Sources/Frameworks/Network"),
        .target(name: "Playgrounds", dependencies: ["PreviewMacros"], path: "Sources/Frameworks/Playgrounds"),
        .target(name: "Security", dependencies: ["CoreGraphics"], path: "Sources/Frameworks/Security"),
        .target(name: "simd", path: "Sources/Frameworks/simd"),
        .target(name: "StoreKit", dependencies: ["RunScope"], path: "Sources/Frameworks/StoreKit"),
        .target(name: "UserNotifications", dependencies: ["RunScope"], path: "Sources/Frameworks/UserNotifications"),
        .target(name: "WatchConnectivity", dependencies: ["RunScope"], path: "Sources/Frameworks/WatchConnectivity"),
        .target(name: "WatchKit", dependencies: ["UIKit", "SwiftUI", "RunScope", "UserNotifications"], path: "Sources/Frameworks/WatchKit"),
        .target(name: "WeatherKit", dependencies: ["CoreLocation", "RunScope"], path: "Sources/Frameworks/WeatherKit"),
        .target(name: "SwiftData", dependencies: ["SwiftUI", "RunScope", "PreviewMacros"]),
        .target(name: "AppIntents", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "CoreLocation", "CoreSpotlight", "PreviewMacros"]),
        .target(name: "ActivityKit", dependencies: ["SwiftUI"]),
        .target(name: "AlarmKit", dependencies: ["SwiftUI", "ActivityKit", "AppIntents", "RunScope"]),
        .target(name: "Intents", dependencies: ["FoundationGaps"]),
        .target(
            name: "WidgetKit",
            dependencies: ["SwiftUI", "AppIntents", "ActivityKit", "Intents", "CPreviewSection", "PreviewMacros"]),

        // what a hand does to a preview, as previews and tests write it
        .target(name: "PreviewSteps", dependencies: ["SwiftUI", "WidgetKit"]),

        // conduct
        .target(
            name: "PreviewRendering",
            dependencies: [
                "WidgetKit", "PreviewSteps", "AppIntents", "UIKit", "RunScope", "Raster", "ImageCodecs", "Delivery", "BundledFonts", "CVirtualClock",
                "CVirtualRandom", "WidgetArchive", "HostProtocol",
            ]),
        .target(name: "Snapshots", dependencies: ["PreviewRendering", "PreviewSteps", "SwiftUI", "WidgetKit", "UIKit", "Delivery", "ImageCodecs", "Pixels", "HostProtocol"]),

        // front
        .target(
            name: "CommandLineFront",
            dependencies: [
                "BundledFonts", "CoreDataModel", "HostProtocol", "ProgramLines", "RunScope", "SwiftLexing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "zoetrope", dependencies: ["CommandLineFront"]),
        // What of the front's work needs pixels and type is a program of its own, so that the front is built in seconds.
        .target(name: "Inspection", dependencies: ["Typesetting", "BundledFonts", "Delivery", "HostProtocol"]),
        .executableTarget(name: "zoetrope-inspector", dependencies: ["Inspection"]),
        .executableTarget(
            name: "zoetrope-bench", dependencies: ["Typesetting", "Raster", "ImageCodecs", "SwiftUI", "PreviewRendering"]),

        // the examples' own files, so that the tests can film them; nobody can depend on these
        .target(
            name: "CaffeineTrackerExample", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
            path: "Examples/CaffeineTracker/Sources/CaffeineTracker", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "WidgetAnatomyExample", dependencies: ["SwiftUI", "WidgetKit"],
            path: "Examples/WidgetAnatomy/Sources/WidgetAnatomy",
            // An entry point of its own: a test bundle has one already.
            exclude: ["MyWidgets.swift"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "TextAndGridExample", dependencies: ["SwiftUI"], path: "Examples/TextAndGrid/Sources/TextAndGrid",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "OnTheWayExample", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"],
            path: "Examples/OnTheWay/Sources/OnTheWay", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "ToDoExample", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
            path: "Examples/ToDo/Sources/ToDo", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "MotionExample", dependencies: ["SwiftUI"], path: "Examples/Motion/Sources/Motion",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "ChartGalleryExample", dependencies: ["WidgetKit", "Charts"],
            path: "Examples/ChartGallery/Sources/ChartGallery", swiftSettings: [.swiftLanguageMode(.v5)]),

        // tests
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"], resources: [.copy("Truth")]),
        .testTarget(name: "AnimationEngineTests", dependencies: ["AnimationEngine"], resources: [.copy("Truth")]),
        .testTarget(
            name: "TypesettingTests", dependencies: ["Typesetting", "BundledFonts", "CHarfBuzz", "TestSupport"],
            resources: [.copy("Truth")]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "ImageCodecs", "TestSupport"], resources: [.copy("Truth")]),
        .testTarget(
            name: "ImageCodecsTests", dependencies: ["ImageCodecs", "CWebP", "TestSupport"],
            // The player of animations, which only the tests need.
            linkerSettings: [.linkedLibrary("webpdemux")]),
        .testTarget(name: "FoundationGapsTests", dependencies: ["FoundationGaps", "TestSupport"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "WidgetArchive", "BundledFonts", "TestSupport"], resources: [.copy("Truth")]),
        .testTarget(
            name: "PlatformTests",
            dependencies: [
                "SwiftUI", "AppKit", "MapKit", "RunScope", "Drawing", "Pixels", "AuthenticationServices", "Contacts", "CoreBluetooth", "PhotosUI", "Playgrounds", "TipKit", "BundledFonts", "CoreSpotlight", "CryptoKit", "HealthKit", "Network", "Security", "WatchKit",
                "UserNotifications", "WeatherKit", "Intents", "simd",
            ]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "BundledFonts", "TestSupport"]),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData"]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "CoreDataModel", "SwiftUI"]),
        .testTarget(name: "WidgetKitTests", dependencies: ["WidgetKit"], resources: [.copy("Truth")]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
        .testTarget(name: "SwiftLexingTests", dependencies: ["SwiftLexing"]),
        .testTarget(
            name: "ZoetropeTests",
            dependencies: [
                "CommandLineFront", "HostProtocol", "Inspection", "ProgramLines", "SwiftLexing", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "WidgetArchiveTests", dependencies: ["WidgetArchive", "AnimationEngine", "Raster", "TestSupport"]),
        .testTarget(name: "DeliveryTests", dependencies: ["Delivery", "HostProtocol", "Inspection", "TestSupport"]),
        .testTarget(
            name: "PreviewRenderingTests",
            dependencies: [
                "PreviewRendering", "WidgetArchive", "AlarmKit", "CoreLocation", "MapKit", "Snapshots", "Delivery", "HostProtocol",
                "TestSupport",
            ],
            exclude: ["__Snapshots__"]),
        .testTarget(name: "ExampleTests",
            dependencies: [
                "Snapshots", "TestSupport", "WidgetArchive", "HostProtocol", "CaffeineTrackerExample", "WidgetAnatomyExample", "TextAndGridExample",
                "ChartGalleryExample", "MotionExample", "OnTheWayExample", "ToDoExample",
            ],
            exclude: ["Films", "Places"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name == "PlatformTests" {
    for module in platformModules { target.dependencies.append(.byName(name: module)) }
}

// A host has neither tests nor a command line, and need not wait until the library for one has been fetched and its manifest compiled.
if isHost {
    package.targets.removeAll { $0.type == .test || ["CommandLineFront", "zoetrope"].contains($0.name) }
    package.products.removeAll { $0.name == "zoetrope" }
} else {
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"))
}

if isHost {
    for module in logModules { package.products.append(.library(name: module, targets: [module])) }
    package.targets.append(.systemLibrary(name: "CLogModule"))
    package.targets.append(.target(name: "os"))
    package.targets.append(.target(name: "OSLog", dependencies: ["os"]))
    for target in package.targets where target.name == "SwiftUI" { target.dependencies.append("CLogModule") }
}

if isHost {
    // Where a trap was is looked up in the user's own modules, which are not among these.
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(withoutDebugInformation, .when(configuration: .release))]
    }
}

// A release build compiles a module as a whole, on one core for most of the time. These have no others to be compiled beside them; without
// optimisation nothing is lost when each core takes a part of their files.
if isHost {
    let batches: [SwiftSetting] = [.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))]
    for target in package.targets where ["SwiftUI", "WidgetKit", "PreviewRendering"].contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + batches
    }
}

// Tests are a half of all that `./zoetrope test` compiles. Without debug information that takes a twentieth less; where one is to be
// stepped through, ZOETROPE_DEBUG_TESTS=1 has it.
if !isFetched && !isHost {
    for target in package.targets where target.type == .test && Context.environment["ZOETROPE_DEBUG_TESTS"] == nil {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(withoutDebugInformation, .when(configuration: .debug))]
    }
}
