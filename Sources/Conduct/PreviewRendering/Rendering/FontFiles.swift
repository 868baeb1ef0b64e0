import Foundation
import Typesetting

/// The user's font files: those that a run names, and those among the resources that are built with the previews.
enum FontFiles {
    /// Endings of TrueType and OpenType fonts and of collections of them.
    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// A larger file is no font: the largest known collection has 130 MB.
    private static let mostBytes = 1 << 29

    /// The fonts at some paths, each a file, whatever it is called, or a folder with all fonts below it.
    ///
    /// - Throws: `FontFileError` for what is not there, cannot be read or holds no font.
    static func sources(at paths: [String]) throws -> [FontLibrary.Source] {
        try paths.flatMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw FontFileError.notThere(path)
            }
            guard isFolder.boolValue else { return [try source(at: path)] }
            let files = fonts(in: path)
            guard !files.isEmpty else { throw FontFileError.noFonts(folder: path) }
            return try files.map(source)
        }
    }

    /// The fonts among the resources of the program and of its packages, in the order of their paths, each once; and
    /// what is wrong with the files that are none although they are called so.
    static func found(
        beside programFolder: String = Bundle.main.bundlePath, and more: [String] = []
    ) -> (sources: [FontLibrary.Source], faults: [String]) {
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: programFolder)) ?? []).sorted()
            .filter { $0.hasSuffix(".resources") && !$0.hasPrefix("Zoetrope_BundledFonts") }
        let files = bundles.flatMap { fonts(in: "\(programFolder)/\($0)") } + more
        var (sources, faults): ([FontLibrary.Source], [String]) = ([], [])
        for file in files {
            do {
                let source = try source(at: file)
                if sources.contains(where: { $0.bytes == source.bytes }) { continue }
                try FontLibrary.check(source)
                sources.append(source)
            } catch {
                faults.append("\(error)")
            }
        }
        return (sources, faults)
    }

    private static func source(at path: String) throws -> FontLibrary.Source {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        if let size, size > mostBytes { throw FontFileError.tooLarge(path, bytes: size) }
        guard let bytes = FileManager.default.contents(atPath: path) else { throw FontFileError.unreadable(path) }
        return FontLibrary.Source(name: path, bytes: bytes, role: .user)
    }

    /// All fonts below a folder, in the order of their paths; hidden ones are left out.
    private static func fonts(in folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        let files = names.compactMap { $0 as? String }.filter { path in
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && endings.contains((path as NSString).pathExtension.lowercased())
        }
        return files.sorted().map { "\(folder)/\($0)" }
    }
}

/// Why a font file that was named cannot be registered.
enum FontFileError: Error, Equatable, CustomStringConvertible {
    case notThere(String)
    case unreadable(String)
    case noFonts(folder: String)
    case tooLarge(String, bytes: Int)

    var description: String {
        switch self {
        case .notThere(let path):
            "There is no font file or folder \(path). Correct the path."
        case .unreadable(let path):
            "The font file \(path) cannot be read. Make it readable."
        case .noFonts(let folder):
            "The folder \(folder) has no fonts (.ttf, .otf, .ttc, .otc). Give the folder that holds them."
        case .tooLarge(let path, let bytes):
            "The file \(path) is too large for a font (\(bytes) bytes). Give a font file."
        }
    }
}
