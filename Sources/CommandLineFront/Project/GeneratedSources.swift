import CoreDataModel
import Foundation

/// The Swift files that Xcode makes of a target's other files: names of colours and pictures, classes of intents.
struct GeneratedSources {
    private(set) var files: [HostModule.SourceFile] = []
    /// What they are not made of, in sentences.
    private(set) var notes: [String] = []

    /// Adds the names of the assets in catalogs.
    ///
    /// - Parameters:
    ///   - catalogs: their folders, absolute.
    ///   - bundle: the expression for the bundle that has them.
    ///   - declaringMembers: whether colours and pictures are members of `Color` and its kin, too.
    mutating func addSymbols(of catalogs: [String], bundle: String = "Bundle.main", declaringMembers: Bool) {
        var seen: Set<AssetSymbols.Symbol> = []
        var namespaces: Set<[String]> = []
        for catalog in catalogs {
            let symbols = AssetSymbols(inFolder: catalog)
            if symbols.isEmpty { continue }
            let all = symbols.colors + symbols.images
            let places = Set(all.map(\.namespaces)).subtracting([[]])
            guard seen.isDisjoint(with: all), namespaces.isDisjoint(with: places) else {
                notes.append("the names of the assets in \(catalog) are not made: another catalog of the target has some of them")
                continue
            }
            seen.formUnion(all)
            namespaces.formUnion(places)
            let text = symbols.source(bundle: bundle, declaringMembers: declaringMembers)
            files.append(HostModule.SourceFile("\(catalog)/GeneratedAssetSymbols.swift", text: text))
        }
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
