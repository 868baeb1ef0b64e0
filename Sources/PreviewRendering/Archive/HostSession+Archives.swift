import Delivery
import Foundation
import HostProtocol
import WidgetArchive

extension HostSession {
    /// Renders the files that earlier runs archived: no user code takes part.
    ///
    /// - Returns: the exit code.
    func present(_ asked: RenderOptions) async throws -> Int32 {
        let presentation = request.presentation ?? HostRequest.Presentation(files: [])
        let names = presentation.files.map { NSString(string: NSString(string: $0).lastPathComponent).deletingPathExtension }
        output.send(
            .previews(
                zip(presentation.files, names).enumerated().map { index, file in
                    HostEvent.PreviewSummary(index: index, name: file.1, file: file.0, line: 0, kind: "archive")
                }))
        for (index, path) in presentation.files.enumerated() where !request.skip.contains(index) {
            output.send(.begin(preview: index, name: names[index]))
            do {
                let archive = try WidgetArchive(file: path)
                var options = asked
                options.scale = presentation.scale ?? archive.scale
                let job = PreviewJob(index: index, name: names[index], request: request, options: options, output: output)
                if request.times.isEmpty {
                    let film = try PreviewRecording(archive, framesPerSecond: presentation.framesPerSecond)
                    _ = try await job.write(film, try await film.pixmaps(job.rasterizer), press: nil)
                } else {
                    for time in request.times { try await job.write(PreviewRecording.stills(of: archive, at: time), at: time) }
                }
            } catch {
                output.send(.failure(preview: index, message: "\(error)"))
            }
            output.send(.end(preview: index, note: nil))
        }
        output.send(
            .summary(.init(files: output.files, failures: output.failures, differences: 0, milliseconds: stopwatch.milliseconds)))
        return output.failures > 0 ? 2 : 0
    }
}

extension PreviewJob {
    /// Writes an archive of what was filmed, a file beside those of other previews.
    func write(_ archive: WidgetArchive) throws {
        let stopwatch = Stopwatch()
        let bytes = try archive.bytes()
        let path = "\(request.outputFolder)/\(name).\(WidgetArchive.fileExtension)"
        try AtomicFile.write(bytes, to: path)
        output.send(
            .file(
                HostEvent.WrittenFile(
                    preview: index, path: path, kind: .archive, bytes: bytes.count, milliseconds: stopwatch.milliseconds, label: name)))
    }
}

extension WidgetArchive {
    /// What files of archives are called by.
    static let fileExtension = "zoetrope"

    /// The archive in a file.
    ///
    /// - Throws: `PresentationError`, or `ArchiveError` for what is no archive.
    init(file path: String) throws {
        let file: FileHandle
        do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch {
            throw PresentationError.unreadable((error as NSError).localizedDescription)
        }
        defer { try? file.close() }
        // What is no archive is told by its first bytes, however long it is.
        let head = Array(try file.read(upToCount: ArchiveLimits.signatureBytes) ?? Data())
        guard WidgetArchive.begins(head) else { throw ArchiveError.notAnArchive }
        let rest = try file.read(upToCount: ArchiveLimits.fileBytes) ?? Data()
        guard rest.count < ArchiveLimits.fileBytes else {
            throw PresentationError.tooLarge(bytes: Int(clamping: try file.seekToEnd()), limit: ArchiveLimits.fileBytes)
        }
        try self.init(bytes: head + Array(rest))
    }
}
