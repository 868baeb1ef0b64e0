// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The modules of Zoetrope, one row each: `Sources/<floor>/<module>` and the modules that it may import. Targets and products come
// from these rows, and `ArrowTests` holds the `import` lines of the sources to them. A floor may import from the floors above it in
// this table. To add a framework of Apple's, add its folder and one row.
var rooms: [Room] = [
    // Libraries: C libraries from Debian, and module maps
    .system("Libraries/CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    .system("Libraries/CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    .system("Libraries/CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    .system("Libraries/CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
    .system("Libraries/CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    .system("Libraries/CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
    .system("Libraries/CFilterModule"),
    .system("Libraries/CLogModule", isForHostsAlone: true),
    .own("Libraries/CPreviewSection"),

    // Engine: values and algorithms that know no view
    .own("Engine/Geometry", isOptimized: true),
    .own("Engine/Pixels", isOptimized: true),
    .own("Engine/Drawing", "Geometry Pixels", isOptimized: true),
    .own("Engine/Typesetting", "Geometry CFreeType CHarfBuzz", isOptimized: true),
    .own("Engine/LayoutEngine", "Geometry", isOptimized: true),
    .own("Engine/AnimationEngine", "Geometry", isOptimized: true),

    // Paint: display lists into pixels and files
    .own("Paint/Raster", "Drawing Geometry Pixels", isOptimized: true),
    .own("Paint/ImageCodecs", "Pixels CPNG CTurboJPEG CWebP CDeflate", isOptimized: true),
    .own("Paint/VectorFiles", "Drawing Geometry ImageCodecs Pixels Raster", isOptimized: true),
    .own("Paint/WidgetArchive", "Drawing AnimationEngine CDeflate Geometry Pixels"),

    // Run: the run that user code belongs to, and its time
    .own("Run/RunContext", isOptimized: true),
    .own("Run/CVirtualClock"),
    .own("Run/CVirtualMachine"),
    .own("Run/CCurlOnDemand"),
    .own("Run/VirtualTime", "RunContext CVirtualClock CVirtualMachine"),

    // Platform: what SwiftUI and the widgets stand on, under Apple's names, and what Foundation lacks on Linux
    .own("Platform/XMLParsing"),
    .own("Platform/CoreDataModel", "XMLParsing"),
    .own("Platform/DataCompression", "CDeflate"),
    .own("Platform/FoundationGaps", "RunContext VirtualTime XMLParsing"),
    .own("Platform/_Testing_CoreGraphics"),
    .own("Platform/_Testing_CoreImage"),
    .own("Platform/_Testing_UIKit"),
    .apple("Platform/Accessibility", "FoundationGaps RunContext"),
    .apple("Platform/Combine", "CCurlOnDemand FoundationGaps RunContext VirtualTime"),
    .apple("Platform/CoreGraphics", "Geometry Pixels Drawing Raster ImageCodecs VectorFiles RunContext"),
    .apple("Platform/CoreImage", "CoreGraphics Geometry Pixels ImageCodecs RunContext CFilterModule", isOptimized: true),
    .apple("Platform/QuartzCore", "CoreGraphics FoundationGaps Geometry RunContext VirtualTime"),
    .apple("Platform/Security", "CoreGraphics FoundationGaps"),
    .apple("Platform/UserNotifications", "RunContext"),
    .own("Platform/Appearance", "Drawing RunContext"),
    .apple(
        "Platform/UIKit",
        """
        Appearance CoreGraphics CoreImage QuartzCore Security UserNotifications UniformTypeIdentifiers FoundationGaps LayoutEngine Typesetting
        Drawing Geometry Pixels ImageCodecs RunContext VirtualTime BundledFonts
        """),
    .apple("Platform/ImageIO", "CoreGraphics Pixels ImageCodecs RunContext"),
    .apple("Platform/CoreText", "CoreGraphics UIKit Typesetting Geometry RunContext"),
    .apple("Platform/UniformTypeIdentifiers"),
    .apple("Platform/CoreLocation", "Geometry RunContext"),
    .apple("Platform/CoreSpotlight", "UniformTypeIdentifiers RunContext"),
    .apple("Platform/CoreTransferable", "UniformTypeIdentifiers"),
    .apple("Platform/os", "FoundationGaps", isForHostsAlone: true),
    .apple("Platform/OSLog", "os", isForHostsAlone: true),

    // SwiftUI
    .own(
        "SwiftUI/SwiftUICore",
        """
        FoundationGaps LayoutEngine AnimationEngine Typesetting Drawing Geometry Pixels WidgetArchive CPreviewSection PreviewMacros
        Appearance Combine CoreGraphics CoreTransferable Accessibility RunContext VirtualTime CCurlOnDemand
        """),
    .apple(
        "SwiftUI/SwiftUI",
        """
        SwiftUICore FoundationGaps LayoutEngine AnimationEngine Typesetting Drawing Geometry Pixels WidgetArchive CPreviewSection
        Appearance Combine CoreGraphics CoreTransferable UniformTypeIdentifiers UIKit RunContext VirtualTime
        _Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit
        """,
        brings: brought),

    // Widgets: WidgetKit and the frameworks that widgets are made with
    .apple(
        "Widgets/AppIntents", "SwiftUI UIKit UniformTypeIdentifiers CoreLocation CoreSpotlight RunContext PreviewMacros", brings: brought),
    .apple("Widgets/ActivityKit", "SwiftUI RunContext"),
    .apple("Widgets/AlarmKit", "SwiftUI ActivityKit AppIntents RunContext"),
    .apple("Widgets/Intents", "CoreLocation FoundationGaps"),
    .apple(
        "Widgets/WidgetKit", "SwiftUI AppIntents ActivityKit Intents RunContext CPreviewSection PreviewMacros",
        brings: brought + " PreviewSteps SnapshotPreferences"),

    // Frameworks: Apple's other frameworks, on which nothing of ours stands
    .own("Frameworks/_Testing_AppKit"),
    .own("Frameworks/Cocoa", "AppKit"),
    .apple("Frameworks/Accelerate"),
    .apple("Frameworks/AppKit", "SwiftUI UIKit CoreGraphics QuartzCore RunContext _Testing_AppKit", brings: "Cocoa"),
    .apple("Frameworks/AudioToolbox", "CoreGraphics RunContext"),
    .apple("Frameworks/AuthenticationServices", "SwiftUI UIKit RunContext"),
    .apple("Frameworks/AVFAudio", "AVFoundation"),
    .apple("Frameworks/AVFoundation", "AudioToolbox CoreGraphics CoreMedia QuartzCore RunContext"),
    .apple("Frameworks/AVKit", "AVFoundation SwiftUI UIKit RunContext"),
    .apple("Frameworks/BackgroundTasks", "RunContext"),
    .apple("Frameworks/Charts", "SwiftUI"),
    .apple("Frameworks/CloudKit", "CoreLocation FoundationGaps RunContext"),
    .apple("Frameworks/CommonCrypto", "CryptoKit"),
    .apple("Frameworks/Compression", "DataCompression RunContext"),
    .apple("Frameworks/Contacts", "RunContext"),
    .apple("Frameworks/CoreBluetooth", "RunContext"),
    .apple("Frameworks/CoreData", "CoreDataModel SwiftUI Combine FoundationGaps RunContext"),
    .apple("Frameworks/CoreHaptics", "RunContext"),
    .apple("Frameworks/CoreMedia", "CoreGraphics"),
    .apple("Frameworks/CoreML", "RunContext"),
    .apple("Frameworks/CoreMotion", "RunContext"),
    .apple("Frameworks/CoreNFC", "RunContext"),
    .apple("Frameworks/CryptoKit"),
    .apple("Frameworks/DeviceActivity", "ManagedSettings SwiftUI UIKit RunContext"),
    .apple("Frameworks/EventKit", "CoreGraphics RunContext"),
    .apple("Frameworks/CoreLocationUI", "CoreLocation SwiftUI"),
    .apple("Frameworks/EventKitUI", "EventKit UIKit RunContext"),
    .apple("Frameworks/FamilyControls", "Combine ManagedSettings SwiftUI UIKit RunContext"),
    .apple("Frameworks/FoundationModels", "PreviewMacros RunContext"),
    .apple("Frameworks/GameplayKit"),
    .apple("Frameworks/HealthKit", "RunContext"),
    .apple("Frameworks/HealthKitUI", "HealthKit SwiftUI"),
    .apple("Frameworks/LinkPresentation", "SwiftUI UIKit RunContext"),
    .apple("Frameworks/LocalAuthentication", "RunContext"),
    .apple("Frameworks/ManagedSettings", "Combine RunContext"),
    .apple("Frameworks/ManagedSettingsUI", "ManagedSettings UIKit"),
    .apple("Frameworks/MapKit", "SwiftUI UIKit AppIntents CoreLocation Geometry RunContext"),
    .apple("Frameworks/MediaPlayer", "UIKit RunContext"),
    .apple("Frameworks/MessageUI", "UIKit RunContext"),
    .apple("Frameworks/MobileCoreServices", "CoreGraphics UniformTypeIdentifiers"),
    .apple("Frameworks/MusicKit", "Combine SwiftUI RunContext"),
    .apple("Frameworks/NaturalLanguage", "RunContext"),
    .apple("Frameworks/Network", "FoundationGaps RunContext"),
    .apple("Frameworks/NetworkExtension", "RunContext"),
    .apple("Frameworks/NotificationCenter", "UIKit"),
    .apple("Frameworks/PDFKit", "CoreGraphics UIKit RunContext"),
    .apple("Frameworks/Photos", "AVFoundation CoreLocation UIKit RunContext"),
    .apple("Frameworks/PhotosUI", "Photos SwiftUI CoreTransferable UniformTypeIdentifiers UIKit RunContext"),
    .apple("Frameworks/Playgrounds", "PreviewMacros"),
    .apple("Frameworks/QuickLook", "SwiftUI UIKit RunContext"),
    .apple("Frameworks/SafariServices", "UIKit RunContext"),
    .apple("Frameworks/simd"),
    .apple("Frameworks/Speech", "AVFoundation RunContext"),
    .apple("Frameworks/StoreKit", "SwiftUI UIKit FoundationGaps RunContext"),
    .apple("Frameworks/SwiftData", "SwiftUI FoundationGaps RunContext VirtualTime PreviewMacros"),
    .apple("Frameworks/Symbols", "SwiftUI"),
    .apple("Frameworks/SystemConfiguration", "CoreGraphics FoundationGaps RunContext"),
    .apple("Frameworks/TipKit", "SwiftUI RunContext"),
    .apple("Frameworks/Translation", "SwiftUI RunContext"),
    .apple("Frameworks/Vision", "CoreGraphics CoreImage ImageIO RunContext"),
    .apple("Frameworks/VisionKit", "Vision UIKit RunContext"),
    .apple("Frameworks/WatchConnectivity", "RunContext"),
    .apple("Frameworks/WatchKit", "SwiftUI UIKit RunContext UserNotifications"),
    .apple("Frameworks/WeatherKit", "CoreLocation RunContext"),
    .apple("Frameworks/WebKit", "CoreGraphics SwiftUI UIKit RunContext"),

    // Conduct: previews into files, and files against goldens
    .own("Conduct/HostProtocol"),
    .own("Conduct/PreviewPages"),
    .own("Conduct/Delivery", "Pixels ImageCodecs HostProtocol PreviewPages"),
    .own("Conduct/PreviewSteps", "SwiftUI WidgetKit HostProtocol", isProduct: true),
    .own("Conduct/SnapshotPreferences", "PreviewSteps SwiftUI RunContext", isProduct: true),
    .own("Conduct/PreviewSnapshots", "SwiftUI", isProduct: true),
    .own("Conduct/Prefire", "SwiftUI UIKit", isProduct: true),
    .own(
        "Conduct/PreviewRendering",
        """
        WidgetKit PreviewSteps AppIntents SwiftUI UIKit Appearance RunContext Typesetting Geometry Drawing Raster ImageCodecs Pixels
        VectorFiles Delivery PreviewPages XMLParsing BundledFonts VirtualTime CVirtualClock CVirtualMachine WidgetArchive HostProtocol
        """,
        isProduct: true),
    .own(
        "Conduct/SnapshotTesting",
        "PreviewRendering SwiftUI UIKit QuartzCore RunContext Appearance Delivery ImageCodecs Pixels Drawing HostProtocol",
        isProduct: true),
    .own("Conduct/InlineSnapshotTesting", "SnapshotTesting Delivery", isProduct: true),
    .own("Conduct/SnapshotTestingCustomDump", "SnapshotTesting", isProduct: true),
    .own("Conduct/PreviewSnapshotsTesting", "PreviewSnapshots SnapshotTesting SwiftUI UIKit", isProduct: true),
    .own("Conduct/AccessibilitySnapshotCore", "SwiftUI UIKit HostProtocol", isProduct: true),
    .own(
        "Conduct/Snapshots",
        """
        SnapshotTesting AccessibilitySnapshotCore PreviewRendering PreviewSteps SwiftUI WidgetKit UIKit Delivery Drawing ImageCodecs
        HostProtocol
        """,
        isProduct: true),
    .own("Conduct/SnapshottingTests", "Snapshots PreviewRendering", isProduct: true),
    .own(
        "Conduct/AccessibilitySnapshot",
        "AccessibilitySnapshotCore SnapshotTesting PreviewRendering SwiftUI UIKit Drawing",
        isProduct: true),
    // The program of a suite: `zoetrope test` compiles it with the user's tests.
    .own("Conduct/TestHost", "HostProtocol PreviewRendering Appearance RunContext"),
    .own("Conduct/Inspection", "CWebP Typesetting BundledFonts Delivery HostProtocol ImageCodecs Pixels", isOptimized: true),

    // Command: source into previews, and the command line
    .own("Command/SwiftLexing", isOptimized: true),
    .own("Command/ProgramLines", isOptimized: true),
    // The expansions are a library of their own: a test that depended on the macro itself would be built for the host's own
    // tools, and with it every library a second time.
    .own("Command/MacroExpansion", "SwiftLexing"),
    .macro("Command/PreviewMacros", "MacroExpansion"),
    .own("Command/CSandbox"),
    .own("Command/LocalService"),
    .own(
        "Command/CommandLineFront",
        "BundledFonts CSandbox CoreDataModel HostProtocol LocalService MacroExpansion PreviewPages ProgramLines RunContext SwiftLexing"),
    .program("Command/zoetrope", "CommandLineFront"),
    // The part of the command line that reads pictures and fonts is a program of its own, so that the front is built in seconds.
    .program("Command/zoetrope-inspector", "Inspection"),
]

// Modules that user code may import beside SwiftUI: SwiftPM builds, and so lets code import, all modules of a product.
var brought: String {
    """
    Accessibility Combine UIKit CoreGraphics CoreImage QuartzCore ImageIO CoreText UniformTypeIdentifiers CoreLocation
    _Testing_CoreGraphics _Testing_UIKit _Testing_CoreImage os OSLog
    """
}

// The tests of each module, in the same tree as the sources: `Tests/<path>` and the modules that they use beside TestSupport.
var tests: [Tests] = [
    Tests("ArchitectureTests"),
    Tests("Engine/GeometryTests", "Geometry"),
    Tests("Engine/LayoutEngineTests", "LayoutEngine", hasTruth: true),
    Tests("Engine/AnimationEngineTests", "AnimationEngine", hasTruth: true),
    Tests("Engine/TypesettingTests", "Typesetting BundledFonts CHarfBuzz FontSupport", hasTruth: true),
    Tests("Paint/RasterTests", "Raster ImageCodecs", hasTruth: true),
    Tests("Paint/ImageCodecsTests", "ImageCodecs CWebP"),
    Tests("Paint/VectorFilesTests", "VectorFiles ImageCodecs Raster"),
    Tests("Paint/WidgetArchiveTests", "WidgetArchive AnimationEngine Raster"),
    Tests("Run/RunContextTests", "RunContext"),
    Tests("Run/VirtualTimeTests", "VirtualTime RunContext"),
    Tests("Platform/FoundationGapsTests", "FoundationGaps RunContext VirtualTime"),
    Tests(
        "Platform/PlatformTests",
        """
        SwiftUI SwiftUICore AppKit MapKit RunContext Drawing Pixels AuthenticationServices Contacts CoreBluetooth PhotosUI Playgrounds TipKit
        BundledFonts CommonCrypto CoreSpotlight CryptoKit HealthKit Network Security WatchKit UserNotifications WeatherKit Intents simd
        Accelerate CloudKit CoreLocationUI CoreMedia EventKitUI FoundationModels GameplayKit LinkPresentation MobileCoreServices NaturalLanguage NotificationCenter PDFKit
        Compression CoreML CoreNFC DataCompression DeviceActivity FamilyControls ManagedSettingsUI MusicKit NetworkExtension StageSupport
        Translation Vision VisionKit
        AVFAudio AVKit MediaPlayer MessageUI Photos QuickLook SafariServices Speech StoreKit Symbols SystemConfiguration WebKit
        Accessibility Combine UIKit CoreGraphics CoreImage QuartzCore ImageIO CoreText UniformTypeIdentifiers CoreLocation
        """),
    Tests("SwiftUI/SwiftUITests", "SwiftUI SwiftUICore VirtualTime WidgetArchive StageSupport", hasTruth: true),
    Tests("Widgets/WidgetKitTests", "WidgetKit", hasTruth: true),
    Tests("Frameworks/ChartsTests", "Charts SwiftUICore StageSupport", hasTruth: true),
    Tests("Frameworks/CoreDataTests", "CoreData CoreDataModel SwiftUI"),
    Tests("Frameworks/SwiftDataTests", "SwiftData SwiftUICore"),
    Tests("Conduct/DeliveryTests", "Delivery HostProtocol Inspection PreviewPages"),
    Tests(
        "Conduct/PreviewRenderingTests",
        """
        PreviewRendering SwiftUICore VirtualTime WidgetArchive AlarmKit CoreLocation MapKit StoreKit Snapshots SnapshotTesting Delivery
        HostProtocol
        """,
        hasTruth: true, excludes: ["Goldens/__Snapshots__", "__Snapshots__"]),
    Tests(
        "Conduct/SnapshotTestingTests",
        """
        SnapshotTesting InlineSnapshotTesting SnapshotTestingCustomDump SnapshottingTests Snapshots AccessibilitySnapshot
        SnapshotPreferences PreviewSnapshots PreviewSnapshotsTesting Prefire PreviewSteps HostProtocol PreviewRendering SwiftUI UIKit
        QuartzCore Pixels RunContext
        """,
        excludes: ["__Snapshots__"]),
    Tests("Command/MacroExpansionTests", "MacroExpansion"),
    Tests("Command/SwiftLexingTests", "SwiftLexing"),
    Tests(
        "Command/CommandLineFrontTests",
        "CommandLineFront HostProtocol Inspection LocalService PreviewPages ProgramLines SwiftLexing ArgumentParser"),
    Tests(
        "ExampleTests",
        """
        Snapshots VirtualTime WidgetArchive HostProtocol
        CaffeineTrackerExample WidgetAnatomyExample TextAndGridExample ChartGalleryExample LooksExample MotionExample OnTheWayExample
        ToDoExample
        """,
        excludes: ["Films", "Places"]),
]

// The examples' own files, so that tests can film them; nobody can depend on these.
var examples: [Example] = [
    Example("CaffeineTracker", "SwiftUI WidgetKit AppIntents"),
    // An entry point of its own: a test bundle has one already.
    Example("WidgetAnatomy", "SwiftUI WidgetKit", excludes: ["MyWidgets.swift"]),
    Example("TextAndGrid", "SwiftUI"),
    Example("OnTheWay", "SwiftUI WidgetKit ActivityKit AppIntents"),
    Example("ToDo", "SwiftUI WidgetKit AppIntents"),
    Example("Looks", "SwiftUI"),
    Example("Motion", "SwiftUI"),
    Example("ChartGallery", "WidgetKit Charts"),
]

// A host is a program that holds the renderer and the user's code. It has neither tests nor a command line.
let isHost = Context.environment["ZOETROPE_HOST"] != nil

// SwiftPM refuses unsafe flags in a dependency that is asked for by version, whose commit has a tag; it takes them by path, branch and
// revision.
let isFetched =
    Context.packageDirectory.contains("/checkouts/")
    && (Context.gitInformation == nil || Context.gitInformation?.currentTag != nil)

// Modules that compute for each pixel, glyph, box or token are optimised in debug builds, too: a test that draws would take twenty times
// as long otherwise. Where the package is fetched by version, `swift test -Xswiftc -O` does the same. A host's build is told `-Onone`,
// which packages from elsewhere obey, too; these modules ask the compiler's frontend, whose last word counts.
let optimizedInHosts: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-O"], .when(configuration: .release))]
let optimizedInDebug: [SwiftSetting] = isFetched ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]
let optimized: [SwiftSetting] = isHost ? optimizedInHosts : optimizedInDebug
// SwiftPM asks the driver for debug information after all that a manifest says; the frontend's last word counts.
let withoutDebugInformation = ["-Xfrontend", "-gnone"]

// `os` and OSLog are there for hosts alone, which are built in a folder of their own: a package that finds a module called `os`
// beside it, as swift-argument-parser does, takes the system for Apple's.
if !isHost { rooms.removeAll { $0.isForHostsAlone } }
if isHost {
    rooms.removeAll { ["LocalService", "CommandLineFront", "Inspection", "zoetrope", "zoetrope-inspector"].contains($0.name) }
    examples.removeAll()
    tests.removeAll()
}
let names = Set(rooms.map(\.name))

// The front builds hosts against a copy of this package, the kit, which all checkouts with the same sources share. `ZOETROPE_KIT` is its
// folder. Packages of the user's name a checkout: with a kit, its products are those of the kit.
let kit = isHost ? Context.environment["ZOETROPE_KIT"] : nil
let isKit = kit == Context.packageDirectory

let package = Package(
    name: "Zoetrope",
    defaultLocalization: "en",
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    swiftLanguageModes: [.v6]
)
// A host need not wait until the library for a command line has been fetched and its manifest compiled.
if !isHost { package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")) }
// The DocC plug-in takes part in no other build: `ZOETROPE_DOCS=1 swift package generate-documentation --target Snapshots`.
if Context.environment["ZOETROPE_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

package.targets = rooms.map(\.target) + examples.map(\.target) + tests.map(\.target)
package.products = rooms.compactMap(\.product)
package.targets.append(
    .target(
        name: "BundledFonts", path: "Fonts", exclude: ["README.md"],
        resources: [
            .copy("Inter"), .copy("InterDisplay"), .copy("ZoetropeSerif"), .copy("JetBrainsMono"),
            .copy("NotoSansScripts"), .copy("NotoSansCJK"), .copy("NotoSansSymbols"), .copy("NotoColorEmoji"),
            .copy("CupertinoIcons"), .copy("MoreSymbols"), .copy("SymbolCharacters"),
        ]))
// Helpers that tests share. The first imports nothing of ours, so that the engine's tests wait for no view; then fonts, and a stage for views.
if !isHost {
    package.targets += [
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "FontSupport", dependencies: ["Typesetting", "BundledFonts"], path: "Tests/FontSupport"),
        .target(name: "StageSupport", dependencies: ["SwiftUI", "SwiftUICore", "Drawing", "FontSupport"], path: "Tests/StageSupport"),
        .executableTarget(
            name: "zoetrope-bench",
            dependencies: [
                "Typesetting", "Drawing", "Raster", "ImageCodecs", "Geometry", "Pixels", "SwiftUI", "PreviewRendering", "Fuzzing",
            ],
            path: "Benchmarks/zoetrope-bench"),
        .target(
            name: "Fuzzing", dependencies: ["BundledFonts", "CommandLineFront", "ImageCodecs", "Pixels", "Typesetting", "WidgetArchive"],
            path: "Benchmarks/Fuzzing"),
    ]
    // It is linked with libFuzzer, which `Benchmarks/guided-fuzz.sh` asks for.
    if Context.environment["ZOETROPE_FUZZ"] != nil {
        package.targets.append(
            .executableTarget(name: "zoetrope-fuzz", dependencies: ["Fuzzing"], path: "Benchmarks/zoetrope-fuzz"))
        package.products.append(.executable(name: "zoetrope-fuzz", targets: ["zoetrope-fuzz"]))
    }
    package.products.append(.executable(name: "zoetrope-bench", targets: ["zoetrope-bench"]))
}

for target in package.targets {
    switch target.name {
    case "Typesetting":
        // ICU comes with the toolchain.
        target.linkerSettings = [.linkedLibrary("_FoundationICU")]
    case "CCurlOnDemand":
        // A program that is linked statically wants libcurl for Foundation's network; it finds an empty library here and loads
        // the real one when it first needs it.
        target.exclude = ["link"]
        if !isFetched { target.linkerSettings = [.unsafeFlags(["-L\(Context.packageDirectory)/Sources/Run/CCurlOnDemand/link"])] }
    case "Combine":
        for product in ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"] {
            target.dependencies.append(.product(name: product, package: "OpenCombine"))
        }
    case "CommandLineFront":
        target.dependencies.append(.product(name: "ArgumentParser", package: "swift-argument-parser"))
    case "SwiftUICore" where !isFetched:
        // The names of its types at run time, which user code prints and looks up, are those of one module: "SwiftUI.Text".
        target.swiftSettings = [.unsafeFlags(["-module-abi-name", "SwiftUI"])]
    case "SwiftUI" where isHost:
        target.dependencies.append("CLogModule")
    case "ImageCodecsTests", "Inspection":
        // The player of animations.
        target.linkerSettings = [.linkedLibrary("webpdemux")]
    default: break
    }
}

if isHost {
    // A trap's line is looked up in the user's own modules, which are not among these.
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(withoutDebugInformation, .when(configuration: .release))]
    }
    // A release build compiles a module as a whole, on one core for most of the time. These have no others to be compiled beside
    // them; without optimisation nothing is lost when each core takes a part of their files.
    let batches: [SwiftSetting] = [.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))]
    for target in package.targets where ["SwiftUICore", "SwiftUI", "WidgetKit", "PreviewRendering"].contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + batches
    }
}

if let kit, !isKit {
    package.dependencies = [.package(name: "zoetrope-kit", path: kit)]
    package.targets = rooms.filter { $0.product != nil }.map { room in
        .target(
            name: room.facade, dependencies: [.product(name: room.nameInKit, package: "zoetrope-kit")], path: ".build/hosts/Facades",
            sources: ["\(room.name).swift"])
    }
    package.products = rooms.filter { $0.product != nil }.map { .library(name: $0.name, targets: [$0.facade]) }
}

// Tests are a half of all that `./zoetrope test` compiles. Without debug information that takes a twentieth less; ZOETROPE_DEBUG_TESTS=1
// keeps it for a debugger.
if !isFetched && !isHost {
    for target in package.targets where target.type == .test && Context.environment["ZOETROPE_DEBUG_TESTS"] == nil {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(withoutDebugInformation, .when(configuration: .debug))]
    }
}

// MARK: - Rows

/// One module of the table.
struct Room {
    enum Kind { case target, macro, program, system }

    let path: String
    var uses: [String] = []
    var kind = Kind.target
    var isProduct = false
    /// Modules that the product of this one has beside it.
    var brings: [String] = []
    var isOptimized = false
    var isForHostsAlone = false
    var pkgConfig: String?
    var debian: String?

    /// A module of Apple's: a product of its own.
    static func apple(
        _ path: String, _ uses: String = "", brings: String = "", isOptimized: Bool = false, isForHostsAlone: Bool = false
    ) -> Room {
        Room(
            path: path, uses: words(uses), isProduct: true, brings: words(brings), isOptimized: isOptimized,
            isForHostsAlone: isForHostsAlone)
    }

    /// A module of Zoetrope's.
    static func own(_ path: String, _ uses: String = "", isOptimized: Bool = false, isProduct: Bool = false) -> Room {
        Room(path: path, uses: words(uses), isProduct: isProduct, isOptimized: isOptimized)
    }

    static func macro(_ path: String, _ uses: String) -> Room { Room(path: path, uses: words(uses), kind: .macro) }

    static func program(_ path: String, _ uses: String) -> Room { Room(path: path, uses: words(uses), kind: .program, isProduct: true) }

    /// A C library of the system's, found by pkg-config.
    static func system(_ path: String, pkgConfig: String? = nil, debian: String? = nil, isForHostsAlone: Bool = false) -> Room {
        Room(path: path, kind: .system, isForHostsAlone: isForHostsAlone, pkgConfig: pkgConfig, debian: debian)
    }

    var name: String { String(path.split(separator: "/")[1]) }

    /// The kit's name for the product: names of products are unique in a build.
    var nameInKit: String { "Kit_\(name)" }
    /// A module with nothing in it, which a checkout has in place of one that the kit holds.
    var facade: String { "Facade_\(name)" }

    var target: Target {
        let folder = "Sources/" + path
        let dependencies = uses.map { Target.Dependency(stringLiteral: $0) }
        switch kind {
        case .target:
            return .target(name: name, dependencies: dependencies, path: folder, swiftSettings: isOptimized ? optimized : nil)
        case .macro: return .macro(name: name, dependencies: dependencies, path: folder)
        case .program: return .executableTarget(name: name, dependencies: dependencies, path: folder)
        case .system:
            return .systemLibrary(name: name, path: folder, pkgConfig: pkgConfig, providers: debian.map { [.apt([$0])] })
        }
    }

    var product: Product? {
        guard isProduct else { return nil }
        if kind == .program { return .executable(name: name, targets: [name]) }
        return .library(name: isKit ? nameInKit : name, targets: [name] + brings.filter { names.contains($0) })
    }
}

/// One row of the table of tests.
struct Tests {
    let target: Target

    init(_ path: String, _ uses: String = "", hasTruth: Bool = false, excludes: [String] = []) {
        let dependencies = words(uses + " TestSupport").map { use -> Target.Dependency in
            use == "ArgumentParser" ? .product(name: use, package: "swift-argument-parser") : .init(stringLiteral: use)
        }
        target = .testTarget(
            name: String(path.split(separator: "/").last!), dependencies: dependencies, path: "Tests/" + path, exclude: excludes,
            resources: hasTruth ? [.copy("Truth")] : nil)
    }
}

/// One row of the table of examples.
struct Example {
    let target: Target

    init(_ name: String, _ uses: String, excludes: [String] = []) {
        target = .target(
            name: name + "Example", dependencies: words(uses).map { .init(stringLiteral: $0) }, path: "Examples/\(name)/Sources/\(name)",
            exclude: excludes, swiftSettings: [.swiftLanguageMode(.v5)])
    }
}

func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
