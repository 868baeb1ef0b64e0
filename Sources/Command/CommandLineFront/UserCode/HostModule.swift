/// A module of the user's, as a host compiles it, made from an Xcode target or a package's.
struct HostModule: Equatable {
    /// The name by which other modules import it.
    var name: String
    /// The files in the order in which the compiler gets them. Two may have the same name in different folders.
    var files: [SourceFile]
    /// The names of other modules of the same host that this one imports.
    var dependencies: [String] = []
    /// The conditions that hold in `#if`, besides those that always do (`DEBUG` among them): `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.
    var conditions: [String] = []
    /// The compiler's `-swift-version`: `5`, as Xcode sets it for new projects, or `4.2`, `6`.
    var languageMode = "5"
    /// The package name that modules with shared `package` declarations have in common; nil for modules without such a name.
    var package: String?
    /// The compiler's features that the project or package turns on.
    var settings: [CompilerSetting] = []
    /// True for a module of tests.
    var isSuite = false
    /// The system that it is built for.
    var platform = TargetPlatform.iOS
    /// The name of the header that shows the module Objective-C, which is not compiled here; nil: there is none.
    var bridgingHeader: String?

    /// The compiler's name for it: a different one where a module of Zoetrope's or the toolchain's has the same name. The compiler's
    /// module aliases are no way, since they hold for SwiftUI's imports, too.
    var compiledName: String { ModuleName.compiled(name) }

    /// The modules of other names that the code may name, itself among them.
    var renamed: Set<String> { Set(([name] + dependencies).filter { ModuleName.compiled($0) != $0 }) }

    /// A Swift file.
    struct SourceFile: Equatable {
        /// The path of the user's file, absolute; for a file that was made for the module, its name in messages.
        var path: String
        /// The text of a file that was made for the module and is nowhere on disk.
        var text: String?
        /// The guess that the file was made of, if any: if it does not compile, that is no fault of the user's.
        var guess: Guess?
        /// The text that is compiled as a part of one of the user's files, where alone its private names are known, while this file is
        /// compiled.
        var inside: Inside?

        /// Text that is compiled behind that of a file.
        struct Inside: Equatable {
            /// The user's file, absolute.
            let path: String
            let text: String
        }

        init(_ path: String, text: String? = nil, guess: Guess? = nil, inside: Inside? = nil) {
            self.path = path
            self.text = text
            self.guess = guess
            self.inside = inside
        }

        /// The purpose for which a file was made.
        enum Guess: Equatable {
            /// Names of assets.
            case assetNames
            /// Types of missing modules.
            case missingTypes
            /// A preview of a view that seems to need no arguments.
            case view
            /// A preview with samples, by its name.
            case sample(of: String)
        }
    }
}
