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

    /// Returns a note about how a target is drawn; nil for iOS.
    func note(of target: String) -> String? {
        let code = "its code is compiled as for iOS"
        return switch self {
        case .iOS: nil
        case .macOS:
            "the target \(target) is for macOS: \(code), its views are drawn in windows, and its widgets in the sizes of an iPhone's"
        case .watchOS: "the target \(target) is for watchOS: \(code), and it is drawn on an Apple Watch of 45 mm; --device selects another"
        case .tvOS, .visionOS: "the target \(target) is for \(rawValue): \(code), and it is drawn as on an iPhone"
        }
    }
}
