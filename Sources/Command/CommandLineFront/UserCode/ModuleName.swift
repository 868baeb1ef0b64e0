import Foundation

/// Names that can be modules.
enum ModuleName {
    /// Modules that a folder of user code must not be named like: ours, in the checkout that this program stands in, and the toolchain's
    /// that SwiftUI code imports.
    static let taken: Set<String> = {
        let checkout = try? Checkout.find(named: nil, executable: Checkout.ownExecutable)
        return Set(toolchain + ["BundledFonts", "OpenCombine", "Zoetrope"] + (checkout?.rooms ?? []))
    }()

    private static let toolchain = [
        "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Glibc",
        "Observation", "RegexBuilder", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest",
    ]

    /// Modules that the compiler itself has, for code that asks for them by a setting.
    static let compilers: Set<String> = ["Builtin"]

    /// Returns the module whose declarations for SwiftUI an overlay has, such as `MapKit` for `_MapKit_SwiftUI`, and any other module as
    /// it is. Here the module has them itself.
    static func base(of module: String) -> String {
        let suffix = "_SwiftUI"
        guard module.hasPrefix("_"), module.hasSuffix(suffix), module.utf8.count > suffix.utf8.count + 1 else { return module }
        return String(module.dropFirst().dropLast(suffix.count))
    }

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
