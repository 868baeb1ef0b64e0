/// The system that a target is built for.
enum TargetPlatform: String, CaseIterable {
    case iOS, macOS, watchOS, tvOS, visionOS

    /// Returns whether one of its software development kits is among some names.
    ///
    /// Source: Apple, Build settings reference, `SDKROOT` and `SUPPORTED_PLATFORMS`.
    func isNamed(in kits: [String]) -> Bool {
        let names: [String] =
            switch self {
            case .iOS: ["iphoneos", "iphonesimulator"]
            case .macOS: ["macosx"]
            case .watchOS: ["watchos", "watchsimulator"]
            case .tvOS: ["appletvos", "appletvsimulator"]
            case .visionOS: ["xros", "xrsimulator"]
            }
        return kits.contains { kit in names.contains { kit.hasPrefix($0) } }
    }

    /// The default device for its drawings; nil for the usual one.
    var device: String? { self == .watchOS ? "Apple Watch 45mm" : nil }

    /// The framework that SwiftUI imports for all code on this system besides those of iOS.
    var ownFramework: String? {
        switch self {
        case .macOS: "AppKit"
        case .watchOS: "WatchKit"
        case .iOS, .tvOS, .visionOS: nil
        }
    }

    /// Returns whether `os(name)` holds.
    ///
    /// Source: The Swift Programming Language, "Conditional Compilation Block"; `OSX` and `xrOS` are former names.
    func isNamed(_ name: String) -> Bool {
        switch self {
        case .macOS: name == "macOS" || name == "OSX"
        case .visionOS: name == "visionOS" || name == "xrOS"
        case .iOS, .watchOS, .tvOS: name == rawValue
        }
    }

    /// Its name in the manifest of a package, as the package manager writes it out.
    var manifestName: String { rawValue.lowercased() }

    /// True if previews run in a simulator, and not on the computer itself.
    var hasSimulator: Bool { self != .macOS }

    /// Returns whether it has a framework of Apple's, so that code in `#if canImport(UIKit)` is compiled.
    ///
    /// Source: Apple, the platforms in the documentation of each framework.
    func has(_ module: String) -> Bool {
        switch module {
        case "AppKit", "Cocoa": self == .macOS
        case "WatchKit": self == .watchOS
        case "TVUIKit", "TVServices": self == .tvOS
        // Where it reads XML, Linux has a parser of its own, which would stand beside the one that every file sees.
        case "FoundationXML": false
        default:
            switch self {
            case .iOS, .visionOS: true
            case .macOS: !Self.absentOnMacs.contains(module)
            case .watchOS: !Self.absentOnWatches.contains(module)
            case .tvOS: !Self.absentOnTelevisions.contains(module)
            }
        }
    }

    private static let absentOnMacs: Set<String> = [
        "ActivityKit", "AlarmKit", "CoreLocationUI", "DeviceActivity", "FamilyControls", "HealthKitUI", "ManagedSettings",
        "ManagedSettingsUI", "MessageUI", "MobileCoreServices", "UIKit", "WatchConnectivity",
    ]
    private static let absentOnWatches: Set<String> = [
        "ActivityKit", "AlarmKit", "BackgroundTasks", "CoreImage", "CoreSpotlight", "DeviceActivity", "EventKitUI", "FamilyControls",
        "FoundationModels", "HealthKitUI", "LinkPresentation", "ManagedSettings", "ManagedSettingsUI", "MessageUI", "MobileCoreServices",
        "NotificationCenter", "PDFKit", "QuickLook", "SafariServices", "Speech", "Translation", "Vision", "VisionKit", "WebKit",
    ]
    private static let absentOnTelevisions: Set<String> = [
        "ActivityKit", "AlarmKit", "Contacts", "CoreLocationUI", "CoreMotion", "EventKit", "EventKitUI", "FoundationModels", "HealthKit",
        "HealthKitUI",
        "LinkPresentation", "MessageUI", "NotificationCenter", "PDFKit", "PhotosUI", "QuickLook", "SafariServices", "Speech", "Translation",
        "VisionKit", "WatchConnectivity", "WebKit",
    ]

    /// Returns a note about how a target is drawn; nil for iOS.
    func note(of target: String) -> String? {
        switch self {
        case .iOS: nil
        case .macOS:
            "the target \(target) is for macOS: its views are drawn in windows, and its widgets in the sizes of an iPhone's"
        case .watchOS: "the target \(target) is for watchOS and is drawn on an Apple Watch of 45 mm; --device selects another"
        case .tvOS, .visionOS: "the target \(target) is for \(rawValue) and is drawn as on an iPhone"
        }
    }
}
