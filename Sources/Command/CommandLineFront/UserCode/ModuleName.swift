import Foundation

/// Names that can be modules.
enum ModuleName {
    /// Modules that a folder of user code must not be named like: ours, and the toolchain's that SwiftUI code imports.
    static let taken: Set<String> = [
        "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AlarmKit", "AnimationEngine", "AppIntents", "AppKit", "Appearance",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "BundledFonts", "CCurlOnDemand", "CDeflate", "CFilterModule",
        "CFreeType", "CHarfBuzz", "CLogModule", "CPNG", "CPreviewSection", "CTurboJPEG", "CVirtualClock", "CVirtualRandom",
        "CWebP", "Charts", "Cocoa", "CommandLineFront", "Contacts",
        "CoreBluetooth", "CoreData", "CoreDataModel", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion",
        "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "Delivery", "Drawing", "EventKit", "FoundationGaps",
        "Geometry", "HealthKit", "HostProtocol", "ImageCodecs", "ImageIO", "Inspection", "Intents", "LayoutEngine",
        "LocalAuthentication", "MacroExpansion", "MapKit", "Network", "OSLog", "PhotosUI",
        "Pixels", "Playgrounds", "PreviewMacros", "PreviewRendering", "PreviewSteps", "ProgramLines", "QuartzCore", "Raster",
        "RunScope", "Security", "Snapshots", "StoreKit", "SwiftData", "SwiftLexing", "SwiftUI", "SwiftUICore",
        "TipKit", "Typesetting", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VirtualTime",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetArchive", "WidgetKit", "XMLParsing",
        "_Testing_AppKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "os", "simd", "zoetrope",
        "Combine", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Observation", "OpenCombine", "RegexBuilder", "Swift", "SwiftOnoneSupport", "Synchronization",
        "Testing", "XCTest", "Dispatch", "Zoetrope",
    ]

    /// A text as a C identifier: other characters become underscores, as Xcode does for a target's module.
    static func identifier(from text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isWord = scalar == "_" || (scalar.isASCII && scalar.properties.isXIDContinue)
            result.unicodeScalars.append(isWord ? scalar : "_")
        }
        guard let first = result.unicodeScalars.first else { return "_" }
        return first.properties.isXIDStart || first == "_" ? result : "_" + result
    }

    /// The module name for a folder of Swift files, or for one of them.
    static func forSources(at path: String) -> String {
        let name = NSString(string: path).lastPathComponent
        return forFolder(named: name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
    }

    /// The module name for a folder of user code.
    static func forFolder(named name: String) -> String { compiled(identifier(from: name)) }

    /// Returns the compiler's name for a module, which two of one program cannot share.
    static func compiled(_ name: String) -> String { taken.contains(name) ? name + "_Sources" : name }
}
