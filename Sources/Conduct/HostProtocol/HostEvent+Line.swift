import Foundation

extension HostEvent {
    /// The beginning of every event line.
    package static let prefix = "@zoetrope "

    /// The event as a line of output, without its end.
    package var line: String { Self.prefix + json }

    /// The event as a JSON object in one line, its keys in alphabetical order.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            // Words alone can always be written.
            return Self.error(message: "An event holds a number that JSON cannot represent: \(self)").json
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The event's JSON in a line of output, or nil when the line is the user's.
    package static func json(in line: String) -> String? {
        line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
}

extension HostEvent: Codable {
    /// The name of an event, which determines the keys that the event has.
    private enum Name: String, Codable {
        case previews, finding, reported, filming, attempting, filmed, begin, file, diagnostic, failure, difference, end, renewal, steps,
            error, pulse, summary, tree
    }

    /// The keys of all events; each has its own.
    private enum CodingKeys: CodingKey {
        case event, preview, previews, path, kind, bytes, milliseconds, label, severity, message, name, command, paths
        case files, failures, differences, note, part, seconds, found, outcome, code, entry, image, extent, tree
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        func word(_ key: CodingKeys) throws -> String { try keys.decode(String.self, forKey: key) }
        func wordIfAny(_ key: CodingKeys) throws -> String? { try keys.decodeIfPresent(String.self, forKey: key) }
        func number(_ key: CodingKeys) throws -> Int { try keys.decode(Int.self, forKey: key) }
        func preview() throws -> Int? { try keys.decodeIfPresent(Int.self, forKey: .preview) }
        func milliseconds() throws -> Double { try keys.decode(Double.self, forKey: .milliseconds) }

        switch try keys.decode(Name.self, forKey: .event) {
        case .previews: self = .previews(try keys.decode([PreviewSummary].self, forKey: .previews))
        case .finding: self = .finding(provider: try word(.name))
        case .reported: self = .reported(message: try word(.message))
        case .filming: self = .filming(preview: try number(.preview), name: try wordIfAny(.name))
        case .attempting:
            self = .attempting(
                preview: try number(.preview), part: try wordIfAny(.part),
                seconds: try keys.decodeIfPresent(Double.self, forKey: .seconds))
        case .filmed: self = .filmed(preview: try number(.preview))
        case .begin: self = .begin(preview: try number(.preview), name: try wordIfAny(.name))
        case .file:
            self = .file(
                WrittenFile(
                    preview: try preview(), path: try word(.path), kind: try keys.decode(FileKind.self, forKey: .kind),
                    bytes: try number(.bytes), milliseconds: try milliseconds(), label: try wordIfAny(.label), entry: try wordIfAny(.entry),
                    image: try keys.decodeIfPresent(ImageFacts.self, forKey: .image)))
        case .diagnostic:
            let severity = try keys.decode(Severity.self, forKey: .severity)
            self = .diagnostic(preview: try preview(), severity: severity, message: try word(.message))
        case .failure:
            self = .failure(
                preview: try preview(), code: try keys.decodeIfPresent(FailureCode.self, forKey: .code) ?? .evaluation,
                message: try word(.message))
        case .difference:
            self = .difference(
                Difference(
                    preview: try preview(), name: try word(.name), message: try word(.message), command: try wordIfAny(.command),
                    paths: try keys.decodeIfPresent([String].self, forKey: .paths) ?? [],
                    extent: try keys.decodeIfPresent(DifferenceExtent.self, forKey: .extent)))
        case .end: self = .end(preview: try number(.preview), note: try wordIfAny(.note))
        case .tree: self = .tree(try keys.decode(PreviewTree.self, forKey: .tree))
        case .renewal: self = .renewal(found: try keys.decode([Int].self, forKey: .found))
        case .steps: self = .steps(try keys.decode(StepOutcome.self, forKey: .outcome))
        case .error: self = .error(message: try word(.message))
        case .pulse: self = .pulse(work: try wordIfAny(.part))
        case .summary:
            self = .summary(
                Summary(
                    files: try number(.files), failures: try number(.failures), differences: try number(.differences),
                    milliseconds: try milliseconds()))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(eventName, forKey: .event)
        try keys.encodeIfPresent(preview, forKey: .preview)
        switch self {
        case .previews(let previews): try keys.encode(previews, forKey: .previews)
        case .finding(let provider): try keys.encode(provider, forKey: .name)
        case .reported(let message), .error(let message): try keys.encode(message, forKey: .message)
        case .failure(_, let code, let message):
            try keys.encode(code, forKey: .code)
            try keys.encode(message, forKey: .message)
        case .filming(_, let name), .begin(_, let name): try keys.encodeIfPresent(name, forKey: .name)
        case .file(let file):
            try keys.encode(file.path, forKey: .path)
            try keys.encode(file.kind, forKey: .kind)
            try keys.encode(file.bytes, forKey: .bytes)
            try keys.encode(file.milliseconds, forKey: .milliseconds)
            try keys.encodeIfPresent(file.label, forKey: .label)
            try keys.encodeIfPresent(file.entry, forKey: .entry)
            try keys.encodeIfPresent(file.image, forKey: .image)
        case .diagnostic(_, let severity, let message):
            try keys.encode(severity, forKey: .severity)
            try keys.encode(message, forKey: .message)
        case .difference(let difference):
            try keys.encode(difference.name, forKey: .name)
            try keys.encode(difference.message, forKey: .message)
            try keys.encodeIfPresent(difference.command, forKey: .command)
            try keys.encode(difference.paths, forKey: .paths)
            try keys.encodeIfPresent(difference.extent, forKey: .extent)
        case .end(_, let note): try keys.encodeIfPresent(note, forKey: .note)
        case .tree(let tree): try keys.encode(tree, forKey: .tree)
        case .renewal(let found): try keys.encode(found, forKey: .found)
        case .steps(let outcome): try keys.encode(outcome, forKey: .outcome)
        case .attempting(_, let part, let seconds):
            try keys.encodeIfPresent(part, forKey: .part)
            try keys.encodeIfPresent(seconds, forKey: .seconds)
        case .pulse(let work): try keys.encodeIfPresent(work, forKey: .part)
        case .filmed: break
        case .summary(let summary):
            try keys.encode(summary.files, forKey: .files)
            try keys.encode(summary.failures, forKey: .failures)
            try keys.encode(summary.differences, forKey: .differences)
            try keys.encode(summary.milliseconds, forKey: .milliseconds)
        }
    }

    private var eventName: Name {
        switch self {
        case .previews: .previews
        case .finding: .finding
        case .reported: .reported
        case .filming: .filming
        case .attempting: .attempting
        case .filmed: .filmed
        case .begin: .begin
        case .file: .file
        case .diagnostic: .diagnostic
        case .failure: .failure
        case .difference: .difference
        case .end: .end
        case .tree: .tree
        case .renewal: .renewal
        case .steps: .steps
        case .error: .error
        case .pulse: .pulse
        case .summary: .summary
        }
    }
}
