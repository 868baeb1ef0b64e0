import Foundation

/// A folder with tables of translations that lasts as long as this object.
package final class TableFixture {
    package let path: String

    /// - Parameter files: contents by path in the folder.
    package init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)").path
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func write(_ data: Data, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    package static let catalog = #"""
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "Hello" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "it" : { "stringUnit" : { "state" : "needs_review", "value" : "Ciao" } } } },
          "Zoetrope" : { "shouldTranslate" : false, "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Wundertrommel" } } } },
          "greeting.key" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Good morning" } } } },
          "%lld cups" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld cup" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cups" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld чашка" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld чашки" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld чашек" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld чашки" } } } } } } },
          "%@ has %lld" : { "localizations" : { "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ has just %2$lld" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ has all %lld" } } } } } } },
          "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
              "other" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap it" } } } } } } } } } },
          "%lld of %lld left" : { "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@done@ and %#@left@" },
            "substitutions" : {
              "left" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg thing" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg things" } } } } },
              "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "nothing done" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg done" } } } } } } } } },
          "empty" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
          "untouched" : {} } }
        """#
}
