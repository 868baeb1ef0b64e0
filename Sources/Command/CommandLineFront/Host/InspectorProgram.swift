import Foundation
import HostProtocol

/// The program beside this one that reads pictures and fonts.
struct InspectorProgram {
    static let name = "zoetrope-inspector"

    /// The program's path, absolute.
    let path: String

    /// - Throws: ``FrontFailure/noInspector(path:)`` where it is not built.
    static func find(beside executable: String) throws -> InspectorProgram {
        let path = FilePath.folder(of: executable) + "/\(name)"
        guard FileSystem.isFile(path) else { throw FrontFailure.noInspector(path: path) }
        return InspectorProgram(path: path)
    }

    /// Compares two folders of pictures in the program; events come as they happen.
    ///
    /// - Parameter tolerance: the points by which layouts may differ; nil to compare pixels.
    func compare(
        _ comparison: InspectionRequest.Comparison, tolerance: Double? = nil, _ take: (HostEvent) -> Void
    ) throws {
        try run(tolerance.map { .layouts(comparison, tolerance: $0) } ?? .comparison(comparison)) { line in
            guard let json = HostEvent.json(in: line) else { return }
            take(try JSONDecoder().decode(HostEvent.self, from: Data(json.utf8)))
        }
    }

    /// Returns the drawings that names of symbols resolve to, in the order of the names.
    func resolutions(of names: [String]) throws -> [SymbolResolution] {
        var result: [SymbolResolution] = []
        try run(.symbols(names)) { result = try JSONDecoder().decode([SymbolResolution].self, from: Data($0.utf8)) }
        return result
    }

    /// Writes the frames of a film on one image, and returns the event of its file.
    func sheet(of film: String, to picture: String) throws -> HostEvent {
        var event: HostEvent?
        try run(.sheet(film: film, picture: picture)) { line in
            guard let json = HostEvent.json(in: line) else { return }
            event = try JSONDecoder().decode(HostEvent.self, from: Data(json.utf8))
        }
        guard let event else { throw FrontFailure.inspectorFailed("it ended without a file") }
        return event
    }

    private func run(_ request: InspectionRequest, _ take: (String) throws -> Void) throws {
        var complaints: [String] = []
        var fault: (any Error)?
        let ending = try ChildProcess.run([path], input: Array(try JSONEncoder().encode(request))) { stream, line in
            guard stream == .output else { return complaints.append(line) }
            do { try take(line) } catch { fault = error }
        }
        guard ending == .exited(0), fault == nil else {
            throw FrontFailure.inspectorFailed(
                complaints.isEmpty ? fault.map { "\($0)" } ?? "it ended without a message" : complaints.joined(separator: "\n"))
        }
    }
}
