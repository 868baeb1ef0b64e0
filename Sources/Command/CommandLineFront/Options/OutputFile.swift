import ArgumentParser
import Foundation
import HostProtocol

/// The one file of `--output card.gif`, which a host makes in a folder of its own: user code cannot write where the file will be.
struct OutputFile {
    /// Absolute.
    let path: String
    let format: OutputFormat
    /// The folder in which the host makes the file.
    let workshop: String

    /// The file's name without its ending.
    var name: String { String(FilePath.name(of: path).dropLast(format.suffix.count + 1)) }

    /// Nil for the name of a folder, or of a file that is no picture.
    ///
    /// - Throws: ``FrontFailure/unwritable(path:reason:)`` if no file can be written there.
    init?(_ words: String) throws {
        let path = FileSystem.absolutePath(words)
        guard let format = OutputFormat(fileEnding: NSString(string: path).pathExtension), !words.hasSuffix("/"), !FileSystem.isFolder(path)
        else { return nil }
        _ = try FileSystem.writableFolder(FilePath.folder(of: path))
        (self.path, self.format) = (path, format)
        workshop = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: workshop, withIntermediateDirectories: true)
    }

    /// Returns the place of a file that the host reports.
    func place(of made: String) -> String { made.hasPrefix(workshop + "/") ? path : made }

    /// Puts the file into its place, if the host has made it, and removes the host's folder.
    ///
    /// - Throws: ``FrontFailure/unwritable(path:reason:)``.
    func finish() throws {
        defer { try? FileManager.default.removeItem(atPath: workshop) }
        let made = "\(workshop)/\(name).\(format.suffix)"
        guard FileSystem.isFile(made) else { return }
        do {
            try FileSystem.makeFolder(FilePath.folder(of: path))
            let bytes = try Data(contentsOf: URL(fileURLWithPath: made))
            try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw FrontFailure.unwritable(path: path, reason: error.localizedDescription)
        }
    }
}

extension OutputFormat {
    /// - Throws: ``FrontFailure/noProgram(format:program:package:)`` if a format needs a program that is not on the path.
    static func checkPrograms(of formats: [OutputFormat], searchPath: String) throws {
        for format in formats {
            guard let program = format.program else { continue }
            let isThere = searchPath.split(separator: ":").contains { access("\($0)/\(program.name)", X_OK) == 0 }
            if !isThere { throw FrontFailure.noProgram(format: format.rawValue, program: program.name, package: program.package) }
        }
    }

    static func checkPrograms(of formats: [OutputFormat]) throws {
        try checkPrograms(of: formats, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }
}
