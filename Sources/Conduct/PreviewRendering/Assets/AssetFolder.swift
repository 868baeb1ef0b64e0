import Foundation
import SwiftUI
import Typesetting
import UIKit

/// The pictures and colours of one folder: a bundle of resources, or a folder of user code as Xcode would bundle it.
///
/// A bundle has its files side by side, whatever the folders they come from; so a name without a folder means a file of that
/// name anywhere below this one.
struct AssetFolder: Sendable {
    /// A file that may show a picture, and its pixels per point.
    struct Candidate: Equatable {
        var path: String
        var density: Double
        var isTemplate = false
        var isOriginal = false
    }

    /// The extensions of the formats that are read; a name without an extension may have any of them.
    private static let endings = ["png", "jpg", "jpeg"] + VectorImage.drawableEndings

    /// The suffixes of file names for each density, the most dense first.
    private static let densities: [(suffix: String, density: Double)] = [("@3x", 3), ("@2x", 2), ("", 1)]

    /// The folder's path.
    let path: String
    private let sets: AssetCatalogIndex
    /// The paths of loose pictures below the folder, by the last part of each.
    private let loose: [String: [String]]

    init(_ path: String) {
        self.path = path
        sets = AssetCatalogIndex(catalogs: BundleFiles.catalogs(in: path).map { BundleFiles.origin(of: "\(path)/\($0)") })
        let known = Set(Self.endings).union(AssetProblem.unsupportedForms.keys)
        var loose: [String: [String]] = [:]
        for file in BundleFiles.files(in: path) where known.contains((file as NSString).pathExtension.lowercased()) {
            loose[(file as NSString).lastPathComponent, default: []].append(file)
        }
        self.loose = loose
    }

    // MARK: Colours

    /// Returns the value of a colour set for an appearance; nil if no set has the name.
    ///
    /// - Throws: the reason why an existing set cannot be read.
    func color(
        named name: String, in scheme: ColorScheme, increasesContrast: Bool = false
    ) throws(AssetProblem) -> ColorSetContents.Value? {
        guard let set = sets.path(of: name, .color) else { return nil }
        let contents: ColorSetContents = try contents(of: set)
        return contents.value(in: scheme, increasesContrast: increasesContrast)
    }

    /// The list of a colour set; nil if there is none of the name.
    func colorList(named name: String) -> String? { sets.path(of: name, .color).map { "\($0)/Contents.json" } }

    // MARK: Data

    /// The file of a data set; nil if there is none of the name.
    ///
    /// - Throws: the reason why an existing set cannot be read.
    func data(named name: String) throws(AssetProblem) -> PlatformData? {
        guard let set = sets.path(of: name, .data) else { return nil }
        let contents: DataSetContents = try contents(of: set)
        guard let entry = contents.entry, let data = FileManager.default.contents(atPath: "\(set)/\(entry.filename ?? "")") else {
            throw .noData(name: name, path: "\(set)/Contents.json")
        }
        return PlatformData(data: data, typeIdentifier: entry.typeIdentifier ?? "public.data")
    }

    // MARK: Symbols

    /// The drawing of a symbol set; nil if there is none of the name.
    ///
    /// - Throws: the reason why an existing set cannot be drawn.
    func symbol(named name: String) throws(AssetProblem) -> SymbolTemplate? {
        guard let set = sets.path(of: name, .symbol) else { return nil }
        let contents: SymbolSetContents = try contents(of: set)
        guard let file = contents.filename else { throw .noFile(name: name, path: "\(set)/Contents.json") }
        let path = "\(set)/\(file)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(name: name, path: path, fault: "The file is missing or not readable; restore it.")
        }
        do { return try SymbolTemplateReader.template(data, path: path) } catch {
            throw .unreadable(name: name, path: path, fault: error.sentence)
        }
    }

    // MARK: Pictures

    /// The files that may show a name at a density, the best first; none if the folder does not have the name.
    ///
    /// - Throws: the reason why an existing picture cannot be drawn.
    func candidates(
        for name: String, density: Double, in circumstances: ImageSetContents.Circumstances
    ) throws(AssetProblem) -> [Candidate] {
        let last = (name as NSString).pathExtension
        let ending = Self.endings.contains(last.lowercased()) ? last : nil
        let stem = ending == nil ? name : String(name.dropLast(last.count + 1))
        let catalogued = try catalogued(stem, in: circumstances).map { candidate in
            var candidate = candidate
            if VectorImage.isDrawable(candidate.path) { candidate.density = density }
            return candidate
        }
        let files = (ending.map { [$0] } ?? Self.endings).flatMap { ending in
            // Outlines are drawn at the density that is asked for.
            let asked = density
            return Self.densities.compactMap { suffix, density in
                let density = VectorImage.drawableEndings.contains(ending) ? asked : density
                return file(named: "\(stem)\(suffix).\(ending)", circumstances).map { Candidate(path: $0, density: density) }
            }
        }
        let all = Self.sorted(catalogued, for: density) + Self.sorted(files, for: density)
        if all.isEmpty { try checkForms(of: name, circumstances) }
        return all
    }

    /// The smallest picture that is dense enough comes first, then the denser ones, then the coarser ones.
    private static func sorted(_ candidates: [Candidate], for density: Double) -> [Candidate] {
        candidates.sorted {
            let (first, second) = ($0.density >= density, $1.density >= density)
            if first != second { return first }
            return first ? $0.density < $1.density : $0.density > $1.density
        }
    }

    /// The pictures of an image set in the folder's asset catalogs.
    private func catalogued(
        _ name: String, in circumstances: ImageSetContents.Circumstances
    ) throws(AssetProblem) -> [Candidate] {
        guard let set = sets.path(of: name, .image) else { return [] }
        let contents: ImageSetContents = try contents(of: set)
        let entries = contents.entries(for: circumstances)
        if entries.isEmpty { throw .noFile(name: name, path: "\(set)/Contents.json") }
        let candidates = entries.map {
            Candidate(
                path: "\(set)/\($0.filename ?? "")", density: $0.density, isTemplate: contents.isTemplate, isOriginal: contents.isOriginal)
        }
        let readable = candidates.filter { Self.form(of: $0.path) == nil }
        if readable.isEmpty, let first = candidates.first, let form = Self.form(of: first.path) {
            throw .unsupported(name: name, path: first.path, form: form)
        }
        return readable
    }

    private func contents<Contents: Decodable>(of set: String) throws(AssetProblem) -> Contents {
        let path = "\(set)/Contents.json"
        guard let data = FileManager.default.contents(atPath: path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { throw .badContents(path: path) }
        return contents
    }

    /// A loose file by its name, or by its path below the folder: that of the best language, and else one that stands in no
    /// language's folder.
    private func file(named name: String, _ circumstances: ImageSetContents.Circumstances) -> String? {
        let named = loose[(name as NSString).lastPathComponent] ?? []
        let fitting = name.contains("/") ? named.filter { $0 == name } : named
        let languages = circumstances.languages
        let ranked = fitting.compactMap { file -> (rank: Int, file: String)? in
            guard let language = Self.language(of: file) else { return (languages.count, file) }
            if language == "base" { return (languages.count + 1, file) }
            return languages.firstIndex(of: language).map { ($0, file) }
        }
        return ranked.min { ($0.rank, $0.file) < ($1.rank, $1.file) }.map { BundleFiles.origin(of: "\(path)/\($0.file)") }
    }

    /// The language of the `.lproj` folder that a file is in.
    private static func language(of file: String) -> String? {
        file.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
            .map { LanguageChain.normalized(String($0.dropLast(".lproj".count))) }
    }

    /// Throws if a name exists in a form that is not drawn.
    private func checkForms(
        of name: String, _ circumstances: ImageSetContents.Circumstances
    ) throws(AssetProblem) {
        for form in AssetProblem.unsupportedForms.sorted(by: { $0.key < $1.key }) {
            let file = name.hasSuffix(".\(form.key)") ? name : "\(name).\(form.key)"
            guard let path = self.file(named: file, circumstances) else { continue }
            throw .unsupported(name: name, path: path, form: form.value)
        }
    }

    private static func form(of path: String) -> String? {
        VectorImage.isDrawable(path)
            ? nil : AssetProblem.unsupportedForms[(path as NSString).pathExtension.lowercased()]
    }
}
