import Drawing
import Foundation
import ImageCodecs
import SwiftUI
import Synchronization

/// Finds the pictures that user code names, in the resources that are built with it.
final class AssetFolders: AssetSource {
    /// Folders looked through when a name comes without a bundle, in a fixed order.
    private let standardFolders: [String]

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

    private struct State {
        var pictures: [Key: AssetPicture?] = [:]
        var colors: [ColorKey: Color.Resolved?] = [:]
        var catalogs: [String: AssetCatalogIndex] = [:]
        var missingColors: [String] = []
    }

    private let state = Mutex(State())

    /// The program's own resources, and those that the package manager puts beside it for each target.
    init(programFolder: String = Bundle.main.bundlePath) {
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: programFolder)) ?? []
        standardFolders = [programFolder] + beside.filter { $0.hasSuffix(".resources") }.sorted()
            .map { "\(programFolder)/\($0)" }
    }

    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetPicture? {
        let key = Key(name: name, folder: folder, scale: scale, isDark: isDark)
        if let picture = state.withLock({ $0.pictures[key] }) { return picture }
        let folders = folder.map { [$0] } ?? standardFolders
        var found: AssetPicture?
        for folder in folders where found == nil {
            for file in candidates(for: name, in: folder, scale: scale, isDark: isDark) where found == nil {
                found = decode(file)
            }
        }
        state.withLock { _ = $0.pictures.updateValue(found, forKey: key) }
        return found
    }

    // MARK: Colours

    func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved? {
        let found = knownColor(named: name, folder: folder, in: scheme)
        if found == nil {
            state.withLock { if !$0.missingColors.contains(name) { $0.missingColors.append(name) } }
        }
        return found
    }

    func accentColor(in scheme: ColorScheme) -> Color.Resolved? {
        knownColor(named: "AccentColor", folder: nil, in: scheme)
    }

    func takeMissingColors() -> [String] {
        state.withLock { state in
            defer { state.missingColors = [] }
            return state.missingColors
        }
    }

    private func knownColor(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved? {
        let key = ColorKey(name: name, folder: folder, scheme: scheme)
        if let color = state.withLock({ $0.colors[key] }) { return color }
        var found: Color.Resolved?
        for folder in folder.map({ [$0] }) ?? standardFolders where found == nil {
            guard let set = catalogs(in: folder).path(of: name, .color),
                let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
                let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data)
            else { continue }
            found = contents.color(in: scheme)
        }
        state.withLock { _ = $0.colors.updateValue(found, forKey: key) }
        return found
    }

    /// The sets of a folder's catalogs, read once.
    private func catalogs(in folder: String) -> AssetCatalogIndex {
        if let known = state.withLock({ $0.catalogs[folder] }) { return known }
        let index = AssetCatalogIndex(folder: folder)
        state.withLock { $0.catalogs[folder] = index }
        return index
    }

    // MARK: Pictures

    /// A file and its pixels per point.
    private struct Candidate {
        var path: String
        var scale: CGFloat
        var isTemplate = false
    }

    /// How files of the formats that are read end; a name without an ending may have any of them.
    private static let endings = [".png", ".jpg", ".jpeg"]

    /// The picture in a file, by what it begins with: its name may say something else.
    private static func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedPicture {
        bytes.first == 0xFF ? try JPEGDecoder().decode(bytes) : try PNGDecoder().decode(bytes)
    }

    private func decode(_ candidate: Candidate) -> AssetPicture? {
        guard let data = FileManager.default.contents(atPath: candidate.path),
            let picture = try? Self.decode(Array(data))
        else { return nil }
        return AssetPicture(
            image: ImageSource(picture.pixmap), scale: candidate.scale, isTemplate: candidate.isTemplate)
    }

    /// The files that may show a name, the best for the scale first.
    private func candidates(for name: String, in folder: String, scale: CGFloat, isDark: Bool) -> [Candidate] {
        let ending = Self.endings.first { name.hasSuffix($0) }
        let stem = String(name.dropLast(ending?.count ?? 0))
        let loose = (ending.map { [$0] } ?? Self.endings).flatMap { ending in
            [("@3x", 3), ("@2x", 2), ("", 1)].map {
                Candidate(path: "\(folder)/\(stem)\($0.0)\(ending)", scale: CGFloat($0.1))
            }
        }
        return Self.sorted(catalogued(stem, in: folder, isDark: isDark), for: scale) + Self.sorted(loose, for: scale)
    }

    /// The smallest picture that is dense enough comes first, then the denser ones, then the coarser ones.
    private static func sorted(_ candidates: [Candidate], for scale: CGFloat) -> [Candidate] {
        candidates.sorted {
            let (first, second) = ($0.scale >= scale, $1.scale >= scale)
            if first != second { return first }
            return first ? $0.scale < $1.scale : $0.scale > $1.scale
        }
    }

    /// The pictures of an image set in the folder's asset catalogs.
    private func catalogued(_ name: String, in folder: String, isDark: Bool) -> [Candidate] {
        guard let set = catalogs(in: folder).path(of: name, .image),
            let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
            let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
        else { return [] }
        return contents.files(isDark: isDark).map {
            Candidate(path: "\(set)/\($0.name)", scale: $0.scale, isTemplate: contents.isTemplate)
        }
    }
}

/// The list of an image set: `Contents.json` of Apple's asset catalog format.
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var filename: String?
        var scale: String?
        var appearances: [Appearance]?

        var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    }

    struct Properties: Decodable {
        var renderingIntent: String?
        enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
    }

    var images: [Entry]
    var properties: Properties?

    /// Whether the pictures' alpha alone counts.
    var isTemplate: Bool { properties?.renderingIntent == "template" }

    /// The files for an appearance; without any for the dark one, those for any appearance.
    func files(isDark: Bool) -> [(name: String, scale: CGFloat)] {
        let wanted = images.filter { $0.isDark && $0.filename != nil }
        let plain = images.filter { $0.appearances == nil && $0.filename != nil }
        return (isDark && !wanted.isEmpty ? wanted : plain).compactMap { entry in
            entry.filename.map { ($0, CGFloat(Double((entry.scale ?? "1x").dropLast()) ?? 1)) }
        }
    }
}
