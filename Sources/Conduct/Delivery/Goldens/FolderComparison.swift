import Foundation
import HostProtocol
import ImageCodecs

/// Two folders of pictures, compared file by file and frame by frame: what two revisions of the same code have rendered.
///
/// Pictures have the same names on both sides; anything else in the folders does not count. The memory it takes is that of one
/// difference.
package struct FolderComparison: Sendable {
    package let reference: String
    package let actual: String
    /// Which pictures count, by their paths below the folders; empty: all.
    package var filter: [GlobPattern] = []

    /// The decoder of WebP files, which the inspector alone links.
    private let webPFrames: @Sendable ([UInt8]) throws -> [AnimationFrame]

    package init(reference: String, actual: String, webPFrames: @escaping @Sendable ([UInt8]) throws -> [AnimationFrame]) {
        (self.reference, self.actual, self.webPFrames) = (reference, actual, webPFrames)
    }

    /// A picture that differs between the sides, or cannot be compared.
    package enum Finding: Sendable {
        case difference(GoldenDifference)
        /// A message that names the file.
        case fault(String)
    }

    /// The formats of films, the most exact one first.
    private static let filmEndings = ["apng", "gif", "webp"]

    /// The paths of all pictures of both sides, below the folders, sorted. A film in several formats is one, by the path of the first format
    /// that both sides have.
    package func names() -> [String] {
        let files = files()
        let films = Dictionary(grouping: files.filter { Self.filmEndings.contains(Self.ending(of: $0)) }) { Self.stem(of: $0) }
        return files.filter { file in
            guard let formats = films[Self.stem(of: file)], formats.contains(file) else { return true }
            let isOnBoth = { (name: String) in
                [reference, actual].allSatisfy { FileManager.default.fileExists(atPath: "\($0)/\(name)") }
            }
            let sorted = Self.filmEndings.compactMap { ending in formats.first { Self.ending(of: $0) == ending } }
            return file == sorted.first(where: isOnBoth) ?? sorted.first
        }
    }

    private func files() -> [String] {
        let files = [reference, actual].flatMap { folder in
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        }
        return Set(files).filter { file in
            let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && Self.isPicture(file) && (filter.isEmpty || filter.contains { $0.matches(file) })
        }.sorted()
    }

    /// Returns the result of comparing a picture on both sides; nil if both sides are the same, a film in all its formats.
    package func finding(of name: String) -> Finding? {
        if let finding = findingOfFile(name) { return finding }
        guard Self.filmEndings.contains(Self.ending(of: name)) else { return nil }
        let others = Self.filmEndings.map { "\(Self.stem(of: name)).\($0)" }.filter { other in
            other != name && [reference, actual].allSatisfy { FileManager.default.fileExists(atPath: "\($0)/\(other)") }
        }
        return others.lazy.compactMap { findingOfFile($0) }.first
    }

    private func findingOfFile(_ name: String) -> Finding? {
        let paths = ["\(reference)/\(name)", "\(actual)/\(name)"]
        let files = paths.map { FileManager.default.contents(atPath: $0) }
        if let old = files[0], old == files[1] { return nil }
        var sides: [[AnimationFrame]] = []
        for (path, file) in zip(paths, files) {
            do {
                sides.append(try file.map { try frames(Array($0), path: path) } ?? [])
            } catch {
                return .fault("\(error)".replacing("The golden ", with: "The picture "))
            }
        }
        if files[0] == nil || files[1] == nil {
            let message = files[0] == nil ? "it is new: \(paths[0]) does not exist" : "it is gone: \(paths[1]) does not exist"
            return .difference(difference(name, message, isMissing: true, sides, frame: 0))
        }
        guard let first = FrameComparison.firstDifference(sides[0], sides[1]) else { return nil }
        return .difference(difference(name, first.message, isMissing: false, sides, frame: first.frame))
    }

    private func frames(_ bytes: [UInt8], path: String) throws(GoldenError) -> [AnimationFrame] {
        guard Self.ending(of: path) == "webp" else { return try ImageFile.frames(bytes, path: path) }
        do { return try webPFrames(bytes) } catch { throw .unreadable(path: path, fault: "\(error)") }
    }

    private func difference(
        _ name: String, _ message: String, isMissing: Bool, _ sides: [[AnimationFrame]], frame: Int
    ) -> GoldenDifference {
        GoldenDifference(
            name: name, message: message, isMissing: isMissing, reference: sides[0], actual: sides[1], frame: frame)
    }

    private static func isPicture(_ name: String) -> Bool {
        let ending = ending(of: name)
        return ImageFile.endings.contains(ending) || ending == "webp"
    }

    private static func stem(of name: String) -> String { (name as NSString).deletingPathExtension }

    private static func ending(of name: String) -> String { (name as NSString).pathExtension.lowercased() }
}
