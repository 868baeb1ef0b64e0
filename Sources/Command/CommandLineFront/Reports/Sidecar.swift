import Foundation
import HostProtocol

/// The description of a still beside it, `light.json` beside `light.png`, for services that compare images.
///
/// Source: Sentry Docs, "Uploading Snapshots", whose `sentry-cli build snapshots` takes a folder of such pairs.
struct Sidecar: Encodable, Equatable {
    /// Name and value of one thing that is searched for.
    typealias Tags = [String: String]

    struct Context: Encodable, Equatable {
        var preview: String
        var file: String?
        var line: Int?
    }

    var displayName: String
    var group: String?
    /// The share of pixels that may differ. The same code gives the same bytes, so any difference is one.
    var diffThreshold = 0.0
    var tags: Tags?
    var context: Context

    private enum CodingKeys: String, CodingKey {
        case displayName = "display_name"
        case group
        case diffThreshold = "diff_threshold"
        case tags, context
    }

    /// - Parameter folder: paths of sources below this folder are relative to it.
    init(_ still: RunReport.Still, of test: RunReport.Case, variant: Tags, below folder: String) {
        let title = test.title ?? test.name
        displayName = test.stills.count > 1 ? "\(title), \(still.label)" : title
        let file = test.file.map { EventPrinter.shortened($0, below: folder) }
        let widget = FilePath.folder(of: test.name)
        group = widget.isEmpty ? file.map { String(FilePath.name(of: $0).prefix { $0 != "." }) } : widget
        tags = variant.isEmpty ? nil : variant
        context = Context(preview: test.name, file: file, line: test.line)
    }

    /// Writes the descriptions of all stills of a run.
    static func write(of report: RunReport, variant: Tags, below folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for test in report.cases {
            for still in test.stills {
                let text = String(decoding: try encoder.encode(Self(still, of: test, variant: variant, below: folder)), as: UTF8.self)
                try FileSystem.write(text + "\n", to: String(still.path.dropLast("png".count)) + "json")
            }
        }
    }
}
