import CoreDataModel
import Foundation

/// The Swift files that Xcode makes of a target's other files: names of colours and pictures, classes of intents.
struct GeneratedSources {
    private(set) var files: [HostModule.SourceFile] = []
    /// What they are not made of, in sentences.
    private(set) var notes: [String] = []

    /// Adds the names of the assets in catalogs, as one file: of a name that several have it is the first one's asset, as nearly every
    /// target with a shared catalog has two of the name AccentColor.
    ///
    /// - Parameters:
    ///   - catalogs: their folders, absolute.
    ///   - bundle: the expression for the bundle that has them.
    ///   - declaringMembers: whether colours and pictures are members of `Color` and its kin, too.
    mutating func addSymbols(of catalogs: [String], bundle: String = "Bundle.main", declaringMembers: Bool) {
        let symbols = AssetSymbols(inFolders: catalogs)
        guard !symbols.isEmpty, let first = catalogs.first else { return }
        let text = symbols.source(bundle: bundle, declaringMembers: declaringMembers)
        files.append(HostModule.SourceFile("\(first)/GeneratedAssetSymbols.swift", text: text))
    }

    /// Adds the classes of intents.
    mutating func addIntents(of definitions: [String]) {
        for path in definitions {
            do {
                let data = FileManager.default.contents(atPath: path) ?? Data()
                files.append(HostModule.SourceFile("\(path).swift", text: try IntentDefinition.source(of: data)))
            } catch {
                notes.append("no classes are made of \(path): \(error)")
            }
        }
    }

    /// Adds the classes of Core Data models.
    mutating func addModels(_ models: [String]) {
        for path in models {
            do {
                if let text = try DataModel(at: path).source { files.append(HostModule.SourceFile("\(path).swift", text: text)) }
            } catch {
                notes.append("no classes are made of \(path): \(error)")
            }
        }
    }
}
