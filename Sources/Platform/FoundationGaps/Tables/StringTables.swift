import Foundation
import Synchronization

/// The tables of translations in bundles, read on first use and cached.
///
/// A bundle's tables are its `.xcstrings` files, and the `.strings` and `.stringsdict` files in its `.lproj` folders or beside them.
/// Languages are searched in this order: those of the locale, the bundle's development language, the source language of a catalog,
/// `Base`, English, and files outside every language's folder.
package final class StringTables: Sendable {
    /// The tables of the running program.
    package static let shared = StringTables(mainFolders: BundleFiles.mainFolders)

    /// A translation and the language it is in.
    package struct Finding: Sendable, Equatable {
        package var translation: Translation
        package var language: String
    }

    fileprivate struct State {
        var mainFolders: [String]
        var bundles: [String: TableFolder] = [:]
        var tables: [String: LoadedTable] = [:]
        /// The chains of the locales used so far, so that each locale is analysed once.
        var chains: [Locale: [String]] = [:]
        var problems: [StringTableError] = []
        /// Translations with variables that were returned as formats, by format.
        var formats: [String: Finding] = [:]
    }

    private let state: Mutex<State>

    /// - Parameter mainFolders: the folders of the main bundle's tables, in search order.
    package init(mainFolders: [String]) { state = Mutex(State(mainFolders: mainFolders)) }

    /// Adds folders of resources to the main bundle's.
    package func addMainFolders(_ folders: [String]) { state.withLock { $0.mainFolders += folders } }

    /// The files that could not be read so far, sorted by path.
    package var problems: [StringTableError] { state.withLock { $0.problems.sorted { $0.path < $1.path } } }

    /// Remembers the translation that a format was made from, for when its values arrive.
    func keep(_ finding: Finding, for format: String) { state.withLock { $0.formats[format] = finding } }

    /// The translation that a format was made from, if it had variables.
    func finding(forFormat format: String) -> Finding? { state.withLock { $0.formats[format] } }

    /// Returns the languages that a bundle has texts in, in alphabetical order, and its development language.
    ///
    /// - Parameter bundle: the path of the bundle; `nil` for the main one.
    func languages(of bundle: String?) -> (all: [String], development: String) {
        state.withLock { state in
            var all: Set<String> = []
            var development: String?
            for path in bundle.map({ [$0] }) ?? state.mainFolders {
                let found = state.languages(of: path)
                all.formUnion(found.all)
                development = development ?? found.development
            }
            let own = development ?? (all.contains("en") || all.isEmpty ? "en" : all.sorted()[0])
            return (all.union([own]).sorted(), own)
        }
    }

    /// The translation of a key for a locale.
    ///
    /// - Parameters:
    ///   - table: the name of the table, without extension; `nil` for `Localizable`.
    ///   - bundle: the path of the bundle; `nil` for the main one.
    /// - Returns: `nil` if no table has the key.
    package func translation(of key: String, table: String?, bundle: String?, locale: Locale) -> Finding? {
        guard !key.isEmpty else { return nil }
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return state.withLock { state in
            for folder in bundle.map({ [$0] }) ?? state.mainFolders {
                if let finding = state.finding(key, table: name, folder: folder, locale: locale) { return finding }
            }
            return nil
        }
    }

    /// The keys that a table has in some language, in alphabetical order.
    ///
    /// - Parameter bundle: the path of the bundle; `nil` for the main one.
    func keys(ofTable table: String, bundle: String?) -> [String] {
        state.withLock { state in
            let folders = bundle.map { [$0] } ?? state.mainFolders
            return Set(folders.flatMap { state.keys(ofTable: table, folder: $0) }).sorted()
        }
    }
}

extension StringTables.State {
    fileprivate mutating func keys(ofTable table: String, folder path: String) -> [String] {
        let folder = bundles[path] ?? TableFolder(path)
        bundles[path] = folder
        return (folder.files[table] ?? []).flatMap { file in load(file).languages.values.flatMap(\.keys) }
    }

    fileprivate mutating func finding(
        _ key: String, table: String, folder path: String, locale: Locale
    ) -> StringTables.Finding? {
        let folder = bundles[path] ?? TableFolder(path)
        bundles[path] = folder
        guard let sources = folder.files[table] else { return nil }
        var wanted = chain(for: locale)
        if let development = folder.developmentLanguage { wanted.append(development) }
        let loaded = sources.map { load($0) }
        wanted += loaded.compactMap(\.sourceLanguage)
        wanted += ["Base", "en", TableFolder.noLanguage]
        for language in wanted {
            let normalized = LanguageChain.normalized(language)
            for table in loaded {
                guard let translation = table.languages[normalized]?[key] else { continue }
                // Base has the development language's texts.
                let isNamed = language != "Base" && language != TableFolder.noLanguage
                let own = isNamed ? LanguageChain.identifier(of: language) : folder.developmentLanguage ?? "en"
                return StringTables.Finding(translation: translation, language: own)
            }
        }
        return nil
    }

    fileprivate mutating func languages(of path: String) -> (all: Set<String>, development: String?) {
        let folder = bundles[path] ?? TableFolder(path)
        bundles[path] = folder
        var all = Set<String>()
        var source: String?
        for file in folder.files.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
            let table = load(file)
            source = source ?? table.sourceLanguage
            all.formUnion(table.languages.keys)
            if let own = table.sourceLanguage { all.insert(LanguageChain.normalized(own)) }
        }
        all.subtract([TableFolder.noLanguage, "base"])
        return (Set(all.map(LanguageChain.written)), folder.developmentLanguage ?? source.map(LanguageChain.written))
    }

    private mutating func chain(for locale: Locale) -> [String] {
        if let chain = chains[locale] { return chain }
        let chain = LanguageChain.names(for: locale)
        chains[locale] = chain
        return chain
    }

    private mutating func load(_ file: TableFolder.File) -> LoadedTable {
        if let table = tables[file.path] { return table }
        var table = LoadedTable()
        do {
            table = try LoadedTable(file)
        } catch {
            problems.append(error)
        }
        tables[file.path] = table
        return table
    }
}

/// The translations of one file.
fileprivate struct LoadedTable {
    var sourceLanguage: String?
    /// The translations by normalized language and key.
    var languages: [String: [String: Translation]] = [:]

    init() {}

    init(_ file: TableFolder.File) throws(StringTableError) {
        // A file that was removed after its folder was listed has no entries.
        guard let data = BundleFiles.contents(of: file.path) else { return }
        switch file.kind {
        case .catalog:
            let catalog = try StringCatalog.read(data, path: file.path)
            sourceLanguage = catalog.source
            for (language, texts) in catalog.languages { languages[LanguageChain.normalized(language)] = texts }
        case .plurals:
            languages[file.language] = try PluralStringsFile.translations(of: data, path: file.path)
        case .strings:
            languages[file.language] = try StringsFile.translations(of: data, path: file.path)
        }
    }
}
