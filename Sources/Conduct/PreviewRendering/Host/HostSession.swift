import Foundation
import HostProtocol
import RunContext
import SwiftUI
import UIKit

/// One request, carried out.
@MainActor
struct HostSession {
    let request: HostRequest
    let output: EventOutput
    let stopwatch = Stopwatch()

    /// Returns the reports on requests of user code, since its last call, that the platform cannot meet here.
    let reports: @MainActor () -> [String]

    /// - Parameter reports: the source of reports; a process that also does other work, as in tests, has none.
    init(request: HostRequest, output: EventOutput, reports: @escaping @MainActor () -> [String] = { [] }) {
        self.request = request
        self.output = output
        self.reports = reports
    }

    /// Carries out the request and returns the exit code.
    func run() async throws -> Int32 {
        // Folders without a manifest have no bundles: their tables and pictures lie among their files.
        StringTables.shared.addMainFolders(request.options.code.sourceRoots)
        if request.command != .list { try await SetupHook.own.setUp() }
        try await request.command.work.run(in: self, options: try request.options.checked())
        return output.failures > 0 ? 2 : output.differences > 0 ? 1 : 0
    }

    /// Sends the event that ends a run whose previews are all finished.
    func sendSummary() {
        output.send(
            .summary(
                HostEvent.Summary(
                    files: output.files, failures: output.failures, differences: output.differences,
                    milliseconds: stopwatch.milliseconds)))
    }

    /// Writes a page and sends its event, or the failure.
    func sendPage(label: String, _ write: () throws -> (path: String, bytes: Int)?) {
        let stopwatch = Stopwatch()
        do {
            guard let page = try write() else { return }
            output.send(
                .file(
                    HostEvent.WrittenFile(
                        preview: nil, path: page.path, kind: .page, bytes: page.bytes,
                        milliseconds: stopwatch.milliseconds, label: label)))
        } catch {
            output.send(.failure(preview: nil, code: .file, message: error.words))
        }
    }

    /// Returns the change of the run context for a preview: its parts, and settings of `appearance()` that hold in it alone.
    func context(of preview: CatalogedPreview) -> (inout RunContext) -> Void {
        let (parts, appearances) = (parts(of: preview), AppearanceProxies())
        return { ($0.previewParts, $0.appearances) = (parts, appearances) }
    }

    /// Returns the known faults of a preview's parts, and the functions that report the parts' attempts and progress to the front.
    private func parts(of preview: CatalogedPreview) -> PreviewParts {
        let faults = request.resume.faultyParts.filter { $0.preview == preview.index }.map { ($0.name, $0.message) }
        let (output, index) = (output, preview.index)
        return PreviewParts(
            faults: Dictionary(faults, uniquingKeysWith: { first, _ in first }),
            tell: { part, seconds in output.send(.attempting(preview: index, part: part, seconds: seconds)) },
            pulse: { work in output.pulse(work) })
    }
}
