import Foundation

/// Names that can be modules.
enum ModuleName {
    /// Modules that a folder of user code must not be named like: ours, and the toolchain's that SwiftUI code imports.
    static let taken: Set<String> = [
        "ActivityKit", "AlarmKit", "AnimationEngine", "AppIntents", "BundledFonts", "CFreeType", "CHarfBuzz", "CPNG",
        "CPreviewSection", "CVirtualClock", "CVirtualRandom", "Charts", "CoreData", "CoreDataModel", "Drawing", "Geometry", "HostProtocol", "ImageCodecs", "Intents", "LayoutEngine", "MacroExpansion", "Pixels", "PreviewMacros",
        "PreviewRendering", "PreviewSteps", "Raster", "Snapshots", "SwiftData", "SwiftLexing", "SwiftUI", "Typesetting", "WidgetArchive", "WidgetKit", "XMLParsing", "Zoetrope", "zoetrope",
        "CommandLineFront",
        "Combine", "Foundation", "Glibc", "Observation", "Swift", "Synchronization", "Testing", "XCTest", "Dispatch",
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
    static func forFolder(named name: String) -> String {
        let identifier = identifier(from: name)
        return taken.contains(identifier) ? identifier + "_Sources" : identifier
    }
}
