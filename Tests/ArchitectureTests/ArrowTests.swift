import Foundation
import Testing

/// Who may import whom: SwiftPM lets a target import whatever happens to be built, so a test reads the `import` lines.
@Suite("Arrows between the rooms")
struct ArrowTests {
    /// The rooms each room may import, as README's map draws them. Nothing points up.
    static let arrows: [String: Set<String>] = [
        "Geometry": [],
        "Pixels": [],
        "BundledFonts": [],
        // What the front and its hosts say to each other: one definition for both ends.
        "HostProtocol": [],
        "CPreviewSection": [],
        "CVirtualClock": [],
        "CVirtualRandom": [],
        "CCurlOnDemand": [],
        "Drawing": ["Geometry", "Pixels"],
        "Typesetting": ["Geometry", "CFreeType", "CHarfBuzz"],
        "LayoutEngine": ["Geometry"],
        "AnimationEngine": ["Geometry"],
        "Raster": ["Drawing", "Geometry", "Pixels"],
        "ImageCodecs": ["Pixels", "CPNG", "CTurboJPEG", "CWebP", "CDeflate"],
        "Delivery": ["Pixels", "ImageCodecs", "HostProtocol"],
        "WidgetArchive": ["Drawing", "Geometry", "Pixels", "AnimationEngine", "CDeflate"],
        // Swift source in tokens: what the front and the macros read it by.
        "SwiftLexing": [],
        // Where a program's code stands in its source.
        "ProgramLines": [],
        "MacroExpansion": ["SwiftLexing"],
        "PreviewMacros": ["MacroExpansion"],
        // The platform's words: under SwiftUI, which shows what they make, and strangers to its views.
        "RunScope": [],
        "Combine": ["RunScope"],
        "CoreGraphics": ["Geometry", "Pixels", "Drawing", "Raster", "ImageCodecs", "RunScope"],
        "CoreImage": ["CoreGraphics", "Geometry", "Pixels", "ImageCodecs", "RunScope"],
        "QuartzCore": ["CoreGraphics", "FoundationGaps", "Geometry", "RunScope"],
        "UIKit": [
            "CoreImage", "CoreGraphics", "QuartzCore", "FoundationGaps", "Geometry", "Pixels", "Drawing", "Typesetting", "ImageCodecs",
            "RunScope", "BundledFonts",
        ],
        "ImageIO": ["CoreGraphics", "Pixels", "ImageCodecs", "RunScope"],
        "CoreText": ["CoreGraphics", "UIKit", "Typesetting", "Geometry"],
        "os": [],
        "OSLog": ["os"],
        "UniformTypeIdentifiers": [],
        "CoreTransferable": ["UniformTypeIdentifiers"],
        "CoreLocation": ["Geometry", "RunScope"],
        // A folder of small rooms: frameworks of which no more than words are here.
        "Frameworks": ["AudioToolbox", "UserNotifications", "CoreGraphics", "CoreLocation", "FoundationGaps", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "RunScope"],
        "_Testing_CoreGraphics": [],
        "_Testing_UIKit": [],
        "_Testing_CoreImage": [],
        "_Testing_AppKit": [],
        "XMLParsing": [],
        "FoundationGaps": ["RunScope", "XMLParsing"],
        "SwiftUI": [
            "FoundationGaps", "LayoutEngine", "AnimationEngine", "Typesetting", "Drawing", "Geometry", "Pixels", "CPreviewSection", "Combine",
            "CoreGraphics", "UIKit", "RunScope", "CVirtualClock", "WidgetArchive", "CoreTransferable", "UniformTypeIdentifiers",
            "Accessibility",
        ],
        "AppKit": ["SwiftUI", "UIKit", "CoreGraphics"],
        "Cocoa": ["AppKit"],
        "Charts": ["SwiftUI"],
        "MapKit": ["SwiftUI", "UIKit", "AppIntents", "CoreLocation", "Geometry", "RunScope"],
        "SwiftData": ["SwiftUI", "FoundationGaps", "RunScope"],
        "CoreDataModel": ["XMLParsing"],
        "CoreData": ["CoreDataModel", "SwiftUI", "Combine", "FoundationGaps", "RunScope"],
        "AuthenticationServices": ["SwiftUI", "RunScope"],
        "PhotosUI": ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers", "UIKit", "RunScope"],
        "TipKit": ["SwiftUI", "RunScope"],
        "AVKit": ["SwiftUI", "AVFoundation", "RunScope"],
        "AppIntents": ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "CoreLocation", "CoreSpotlight"],
        "ActivityKit": ["SwiftUI"],
        "AlarmKit": ["SwiftUI", "ActivityKit", "AppIntents", "RunScope"],
        "Intents": ["FoundationGaps"],
        "WidgetKit": ["SwiftUI", "AppIntents", "ActivityKit", "Intents", "CPreviewSection"],
        "PreviewSteps": ["SwiftUI", "WidgetKit"],
        "PreviewRendering": [
            "WidgetKit", "PreviewSteps", "AppIntents", "SwiftUI", "Typesetting", "Drawing", "Raster", "ImageCodecs", "Pixels", "BundledFonts",
            "CVirtualClock", "CVirtualRandom", "UIKit", "RunScope", "Delivery", "WidgetArchive", "HostProtocol",
        ],
        "Snapshots": ["PreviewRendering", "PreviewSteps", "SwiftUI", "WidgetKit", "UIKit", "ImageCodecs", "Pixels", "Delivery", "HostProtocol"],
        // The front starts programs and is built in seconds: pixels and type are the inspector's. `doctor` says which symbols there
        // are without building a host, and so without the user's code building; `compare` needs no host either: no code is run.
        "CommandLineFront": ["BundledFonts", "CoreDataModel", "HostProtocol", "ProgramLines", "RunScope", "SwiftLexing"],
        "Inspection": ["Typesetting", "BundledFonts", "Delivery", "HostProtocol"],
        "zoetrope-inspector": ["Inspection"],
        "zoetrope": ["CommandLineFront"],
        "zoetrope-bench": [
            "Typesetting", "Drawing", "Raster", "ImageCodecs", "Geometry", "Pixels", "SwiftUI", "PreviewRendering",
        ],
    ]

    /// What every room may import: the language's own libraries.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "Observation", "_FoundationICU",
    ]

    /// What single rooms may import from outside the package, and why nobody else may.
    static let exceptions: [String: Set<String>] = [
        // The command line is parsed in the front alone.
        "CommandLineFront": ["ArgumentParser"],
        // Apple's Combine is OpenCombine here, seen through one module.
        "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
        // It fails tests of both frameworks.
        "Snapshots": ["Testing", "XCTest"],
        // What Foundation holds on Apple's systems is seen through SwiftUI.
        "SwiftUI": ["FoundationNetworking"],
        "FoundationGaps": ["FoundationNetworking"],
    ]

    @Test(arguments: arrows.keys.sorted())
    func importsOnlyWhatItMay(_ room: String) throws {
        let allowed = (Self.arrows[room] ?? []).union(Self.toolchain).union(Self.exceptions[room] ?? [])
        let files = try Self.swiftFiles(of: room)
        #expect(!files.isEmpty || room.hasPrefix("C"), "The room \(room) has no Swift files.")
        for file in files {
            let source = try String(contentsOf: file, encoding: .utf8)
            for module in Self.imports(in: source) {
                #expect(
                    allowed.contains(module),
                    "\(file.lastPathComponent) in \(room) imports \(module), which the map of rooms does not allow.")
            }
        }
    }

    @Test func everyRoomHasArrows() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources").path)
        let libraries: Set<String> = ["CFreeType", "CHarfBuzz", "CPNG", "CTurboJPEG", "CWebP", "CDeflate", "CLogModule", "CFilterModule"]
        for folder in folders where !libraries.contains(folder) {
            #expect(Self.arrows[folder] != nil, "The room \(folder) is not in the table of arrows.")
        }
    }

    @Test func freeTypeAndHarfBuzzHaveOneImporter() throws {
        for room in Self.arrows.keys where room != "Typesetting" {
            for file in try Self.swiftFiles(of: room) {
                let modules = Self.imports(in: try String(contentsOf: file, encoding: .utf8))
                #expect(!modules.contains("CFreeType") && !modules.contains("CHarfBuzz"), "\(file.path)")
            }
        }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func swiftFiles(of room: String) throws -> [URL] {
        let folder = root.appendingPathComponent(room == "BundledFonts" ? "Fonts" : "Sources/\(room)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    /// The modules that a file's `import` lines name; one that is indented is text inside a string.
    private static func imports(in source: String) -> [String] {
        source.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
            var words = line.split(separator: " ").map(String.init)
            while let first = words.first, first.hasPrefix("@") || first == "public" || first == "package" {
                words.removeFirst()
            }
            guard words.count > 1, words[0] == "import" else { return nil }
            let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
            let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            return name.split(separator: ".").first.map(String.init)
        }
    }
}
