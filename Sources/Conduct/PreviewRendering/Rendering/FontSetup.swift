import Typesetting
import UIKit

/// The fonts of a run: the bundled ones, then the user's.
struct FontSetup {
    let library: FontLibrary
    /// Faults of font files among the resources; those files are left out.
    let faults: [String]

    /// - Parameters:
    ///   - named: files and folders of fonts that were asked for by path.
    ///   - found: further files that may be fonts.
    /// - Throws: `FontError`, `FontFileError` or `BundledFontError`.
    init(named: [String] = [], found: [String] = []) throws {
        let resources = FontFiles.found(and: found)
        library = try FontLibrary(sources: FontLibrary.Source.bundled() + FontFiles.sources(at: named) + resources.sources)
        faults = resources.faults
    }

    @MainActor private static var known: [[String]: FontSetup] = [:]

    /// The same for many runs of one process, which need not read the files again.
    @MainActor static func shared(named: [String]) throws -> FontSetup {
        if let setup = known[named] { return setup }
        let setup = try FontSetup(named: named)
        known[named] = setup
        return setup
    }
}
