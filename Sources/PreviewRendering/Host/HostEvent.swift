import Foundation

/// What a host tells the front: one line of JSON each, behind a prefix that user code's own output will not have.
enum HostEvent: Sendable {
    case previews([PreviewSummary])
    /// From here on to the list of previews a `PreviewProvider` makes its own.
    case finding(provider: String)
    /// What user code asked for and cannot have here: what it does next may be for that.
    case reported(String)
    /// From here on the preview's own code runs.
    case filming(preview: Int, name: String)
    /// No code of the preview's runs any more.
    case filmed(preview: Int)
    /// From here on to its end all events are about this preview.
    case begin(preview: Int, name: String)
    case file(preview: Int?, path: String, kind: FileKind, bytes: Int, milliseconds: Double, label: String)
    case diagnostic(preview: Int?, message: String)
    /// Something to know, which nobody need change.
    case note(preview: Int?, message: String)
    case failure(preview: Int?, message: String)
    case difference(preview: Int?, name: String, message: String, command: String, paths: [String])
    /// The note goes into the `notes` of the next host's request, if this one does not live to write its page.
    case end(preview: Int, note: String?)
    case error(String)
    /// The host is at work.
    case pulse
    case summary(files: Int, failures: Int, differences: Int, milliseconds: Double)

    enum FileKind: String, Sendable { case still, animation, frames, page, golden, archive }

    /// A preview in a list.
    struct PreviewSummary: Encodable, Sendable {
        var index: Int
        var name: String
        var title: String?
        var file: String
        var line: Int
        var kind: String
        var family: String?
        var size: [Double]
        var entries: Int
    }

    static let prefix = "@zoetrope "

    /// The line, without its end.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(payload) else { return Self.prefix + "{\"event\":\"error\"}" }
        return Self.prefix + String(decoding: data, as: UTF8.self)
    }

    private struct Payload: Encodable {
        var event: String
        var preview: Int?
        var previews: [PreviewSummary]?
        var path: String?
        var kind: String?
        var bytes: Int?
        var milliseconds: Double?
        var label: String?
        var severity: String?
        var message: String?
        var name: String?
        var command: String?
        var paths: [String]?
        var files: Int?
        var failures: Int?
        var differences: Int?
        var note: String?
    }

    private var payload: Payload {
        switch self {
        case .previews(let previews):
            return Payload(event: "previews", previews: previews)
        case .finding(let provider):
            return Payload(event: "finding", name: provider)
        case .reported(let message):
            return Payload(event: "reported", message: message)
        case .filming(let preview, let name):
            return Payload(event: "filming", preview: preview, name: name)
        case .filmed(let preview):
            return Payload(event: "filmed", preview: preview)
        case .begin(let preview, let name):
            return Payload(event: "begin", preview: preview, name: name)
        case .file(let preview, let path, let kind, let bytes, let milliseconds, let label):
            return Payload(
                event: "file", preview: preview, path: path, kind: kind.rawValue, bytes: bytes,
                milliseconds: (milliseconds * 10).rounded() / 10, label: label)
        case .diagnostic(let preview, let message):
            return Payload(event: "diagnostic", preview: preview, severity: "warning", message: message)
        case .note(let preview, let message):
            return Payload(event: "diagnostic", preview: preview, severity: "note", message: message)
        case .failure(let preview, let message):
            return Payload(event: "failure", preview: preview, message: message)
        case .difference(let preview, let name, let message, let command, let paths):
            return Payload(
                event: "difference", preview: preview, message: message, name: name, command: command, paths: paths)
        case .end(let preview, let note):
            return Payload(event: "end", preview: preview, note: note)
        case .error(let message):
            return Payload(event: "error", message: message)
        case .pulse:
            return Payload(event: "pulse")
        case .summary(let files, let failures, let differences, let milliseconds):
            return Payload(
                event: "summary", milliseconds: (milliseconds * 10).rounded() / 10, files: files, failures: failures,
                differences: differences)
        }
    }
}
