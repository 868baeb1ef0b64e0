import CoreDataModel
import Foundation
import HostProtocol

/// The Swift files that Xcode makes of a target's other files: names of colours and pictures, classes of intents.
struct GeneratedSources {
    private(set) var files: [HostModule.SourceFile] = []
    /// Notes about the files that nothing is generated from, in sentences.
    private(set) var notes: [String] = []

    /// Adds the names of the assets in catalogs, as one file: of a name that several have it is the first one's asset, as nearly every
    /// target with a shared catalog has two of the name AccentColor.
    ///
    /// - Parameters:
    ///   - catalogs: their folders, absolute.
    ///   - bundle: the expression for the bundle that has them.
    ///   - declaringMembers: whether colours and pictures are members of `Color` and its kin, too.
    ///   - sources: the target's Swift files, absolute, whose own declarations are not made again.
    mutating func addSymbols(
        of catalogs: [String], bundle: String = "Foundation.Bundle.main", declaringMembers: Bool, besides sources: [String] = []
    ) {
        let symbols = AssetSymbols(inFolders: catalogs)
        guard !symbols.isEmpty, let first = catalogs.first else { return }
        let text = symbols.source(
            bundle: bundle, declaringMembers: declaringMembers, besides: OwnMembers.names(inFiles: sources))
        files.append(HostModule.SourceFile("\(first)/\(Self.assetFile)", text: text))
    }

    /// The name of the file with the names of a catalog's assets.
    static let assetFile = "GeneratedAssetSymbols.swift"

    /// Adds the names of the texts in string catalogs; of two tables of one name the first counts.
    ///
    /// - Parameters:
    ///   - catalogs: `.xcstrings` files, absolute.
    ///   - bundle: the expression for the bundle that has them; nil: the main one.
    mutating func addStringSymbols(of catalogs: [String], bundle: String? = nil) {
        var tables: Set<String> = ["InfoPlist", "AppShortcuts"]
        for catalog in catalogs where catalog.hasSuffix(".xcstrings") {
            let symbols = StringSymbols(catalog: catalog)
            guard tables.insert(symbols.table).inserted, let text = symbols.source(bundle: bundle) else { continue }
            files.append(HostModule.SourceFile("\(FilePath.folder(of: catalog))/GeneratedStringSymbols_\(symbols.table).swift", text: text))
        }
    }

    /// Adds the classes of intents.
    mutating func addIntents(of definitions: [String]) {
        for path in definitions {
            do {
                let data = FileSystem.contents(of: path) ?? Data()
                files.append(HostModule.SourceFile("\(path).swift", text: try IntentDefinition.source(of: data)))
            } catch {
                note(error, of: path)
            }
        }
    }

    private mutating func note(_ fault: any Error, of path: String) { notes.append("no classes are generated from \(path): \(fault)") }

    /// Adds the classes of Core Data models.
    mutating func addModels(_ models: [String]) {
        for path in models {
            do {
                if let text = try DataModel(at: path).source { files.append(HostModule.SourceFile("\(path).swift", text: text)) }
            } catch {
                note(error, of: path)
            }
        }
    }
}
