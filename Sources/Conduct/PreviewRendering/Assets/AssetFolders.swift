import Drawing
import Foundation
import ImageCodecs
import SwiftUI
import Synchronization
import Typesetting
import UIKit

/// Finds the pictures and colours that user code names: in the resources that are built with it, and among its files where
/// it is built without a manifest.
final class AssetFolders: AssetSource {
    private let programFolder: String
    /// Folders looked through when a name comes without a bundle, in a fixed order.
    private let standardFolders: [String]
    /// Normalized names of languages, the best first.
    private let languages: [String]
    private let isRightToLeft: Bool
    private let increasesContrast: Bool
    /// The name of the accent colour in the program's bundle; empty for the system's.
    private let accentColorName: String?

    private struct Key: Hashable {
        var name: String
        var folder: String?
        var scale: CGFloat
        var isDark: Bool
    }

    private struct ColorKey: Hashable {
        var name: String
        var folder: String?
        var scheme: ColorScheme
    }

    private struct SymbolKey: Hashable {
        var name: String
        var folder: String?
    }

    private struct State {
        var pictures: [Key: AssetImage?] = [:]
        var symbols: [SymbolKey: SymbolTemplate?] = [:]
        var colors: [ColorKey: ColorSetContents.Value?] = [:]
        var folders: [String: AssetFolder] = [:]
        var problems: [AssetProblem] = []
        /// The pictures that are not drawn for a reported reason.
        var explained: Set<String> = []
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - programFolder: the program's folder, with its own resources and, beside it, those that the package manager
    ///     puts there for each target.
    ///   - sourceRoots: folders of user code, whose catalogs and pictures a build without a manifest takes as they are.
    ///   - locale: the locale whose languages pictures are taken in.
    ///   - increasesContrast: true if colours of high contrast are taken.
    init(
        programFolder: String = Bundle.main.bundlePath, sourceRoots: [String] = [],
        locale: Locale = Locale(identifier: "en_US"), increasesContrast: Bool = false
    ) {
        (self.programFolder, self.increasesContrast) = (programFolder, increasesContrast)
        accentColorName = BundleFiles.accentColorName(of: programFolder)
        standardFolders = BundleFiles.mainFolders(besideProgramIn: programFolder) + sourceRoots
        // As with texts, English serves if the locale's own language is missing.
        languages = (LanguageChain.names(for: locale) + ["en"]).map(LanguageChain.normalized)
        isRightToLeft = locale.language.characterDirection == .rightToLeft
    }

    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetImage? {
        guard !name.isEmpty else { return nil }
        let key = Key(name: name, folder: folder, scale: scale, isDark: isDark)
        if let picture = state.withLock({ $0.pictures[key] }) { return picture }
        let circumstances = ImageSetContents.Circumstances(
            isDark: isDark, languages: languages, isRightToLeft: isRightToLeft)
        var found: AssetImage?
        var problems: [AssetProblem] = []
        for folder in folders(of: folder) where found == nil {
            do {
                let candidates = try folder.candidates(for: name, density: Double(scale), in: circumstances)
                for candidate in candidates where found == nil {
                    do { found = try decode(candidate, name: name) } catch { problems.append(error) }
                }
            } catch {
                problems.append(error)
            }
        }
        if found == nil { for problem in problems { note(problem) } }
        state.withLock { state in
            _ = state.pictures.updateValue(found, forKey: key)
            if found == nil, !problems.isEmpty { state.explained.insert(name) }
        }
        return found
    }

    func symbol(named name: String, folder: String?) -> SymbolTemplate? {
        guard !name.isEmpty else { return nil }
        let key = SymbolKey(name: name, folder: folder)
        if let symbol = state.withLock({ $0.symbols[key] }) { return symbol }
        var found: SymbolTemplate?
        for folder in folders(of: folder) where found == nil {
            do { found = try folder.symbol(named: name) } catch {
                note(error)
                state.withLock { _ = $0.explained.insert(name) }
            }
        }
        state.withLock { _ = $0.symbols.updateValue(found, forKey: key) }
        return found
    }

    func picture(at url: URL, scale: CGFloat) -> AssetImage? {
        guard let bytes = Self.bytes(at: url), scale > 0 else { return nil }
        let decoded = try? bytes.first == 0xFF ? JPEGDecoder().decode(bytes) : PNGDecoder().decode(bytes)
        return decoded.map { AssetImage(image: ImageSource($0.pixmap), scale: scale) }
    }

    /// The bytes of a file, or those that an address of the form `data:` holds in base 64.
    private static func bytes(at url: URL) -> [UInt8]? {
        if url.isFileURL { return FileManager.default.contents(atPath: url.path).map { Array($0) } }
        let text = url.absoluteString
        guard text.hasPrefix("data:"), let mark = text.range(of: ";base64,") else { return nil }
        let encoded = text[mark.upperBound...].removingPercentEncoding ?? ""
        return Data(base64Encoded: encoded).map { Array($0) }
    }

    func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved? {
        switch value(ofColor: name, folder: folder, in: scheme) {
        case .color(let color)?: return color
        case .unset?:
            note(.unsetColor(name: name, path: listPath(ofColor: name, folder: folder)))
            return ColorSetContents.Value.nothing
        case .unreadable?: note(.unreadableColor(name: name, path: listPath(ofColor: name, folder: folder)))
        case nil: note(.noColor(name))
        }
        return nil
    }

    func accentColor(in scheme: ColorScheme) -> Color.Resolved? {
        // A built bundle names its accent colour; among unbuilt files the colour has the name that Xcode gives it.
        guard let name = accentColorName else { return knownColor(named: "AccentColor", in: scheme) }
        return name.isEmpty ? nil : knownColor(named: name, in: scheme)
    }

    func explains(_ name: String) -> Bool { state.withLock { $0.explained.contains(name) } }

    func takeProblems() -> [String] {
        state.withLock { state in
            defer { state.problems = [] }
            return state.problems.map(\.description)
        }
    }

    /// Returns a colour that may be missing; nil also if no colour was chosen for it.
    private func knownColor(named name: String, in scheme: ColorScheme) -> Color.Resolved? {
        if case .color(let color)? = value(ofColor: name, folder: nil, in: scheme) { color } else { nil }
    }

    /// Returns the value of the first colour set of a name; nil if there is none.
    func value(ofColor name: String, folder: String?, in scheme: ColorScheme) -> ColorSetContents.Value? {
        let key = ColorKey(name: name, folder: folder, scheme: scheme)
        if let known = state.withLock({ $0.colors[key] }) { return known }
        var found: ColorSetContents.Value?
        for folder in folders(of: folder) where found == nil {
            do {
                found = try folder.color(named: name, in: scheme, increasesContrast: increasesContrast)
            } catch {
                note(error)
            }
        }
        state.withLock { _ = $0.colors.updateValue(found, forKey: key) }
        return found
    }

    private func listPath(ofColor name: String, folder: String?) -> String {
        folders(of: folder).lazy.compactMap { $0.colorList(named: name) }.first ?? name
    }

    func data(named name: String, folder: String?) -> PlatformData? {
        for folder in folders(of: folder) {
            do { if let found = try folder.data(named: name) { return found } } catch { note(error) }
        }
        return nil
    }

    private func note(_ problem: AssetProblem) {
        state.withLock { if !$0.problems.contains(problem) { $0.problems.append(problem) } }
    }

    /// The folders of a bundle, each indexed once; those of the main bundle are also used if no bundle is given.
    private func folders(of bundle: String?) -> [AssetFolder] {
        let paths = bundle.map { $0 == programFolder ? standardFolders : [$0] } ?? standardFolders
        return paths.map { path in
            if let known = state.withLock({ $0.folders[path] }) { return known }
            let folder = AssetFolder(path)
            state.withLock { $0.folders[path] = folder }
            return folder
        }
    }

    /// The picture in a file, decoded by the file's first byte, since its name may be wrong.
    private func decode(_ candidate: AssetFolder.Candidate, name: String) throws(AssetProblem) -> AssetImage {
        if VectorImage.isDrawable(candidate.path) {
            let pixmap = try VectorImage.draw(candidate.path, name: name, scale: candidate.density)
            return AssetImage(
                image: ImageSource(pixmap), scale: CGFloat(candidate.density), isTemplate: candidate.isTemplate,
                isOriginal: candidate.isOriginal)
        }
        guard let data = FileManager.default.contents(atPath: candidate.path) else {
            throw .unreadable(
                name: name, path: candidate.path, fault: "The file is missing or not readable; restore it.")
        }
        do {
            let bytes = Array(data)
            let picture = bytes.first == 0xFF ? try JPEGDecoder().decode(bytes) : try PNGDecoder().decode(bytes)
            return AssetImage(
                image: ImageSource(picture.pixmap), scale: CGFloat(candidate.density), isTemplate: candidate.isTemplate,
                isOriginal: candidate.isOriginal)
        } catch {
            throw .unreadable(name: name, path: candidate.path, fault: error.description)
        }
    }
}
