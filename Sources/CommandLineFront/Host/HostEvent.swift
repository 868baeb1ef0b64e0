import Foundation

/// What a host reports: one JSON object per line of its standard output, after a prefix that tells it from what the
/// user's code prints.
enum HostEvent: Decodable, Equatable {
    case previews([PreviewSummary])
    /// A `PreviewProvider` makes its previews, until the next one does or they are listed.
    case finding(provider: String)
    /// What user code asked for and cannot have.
    case reported(message: String)
    /// The preview's own code begins to run.
    case filming(preview: Int, name: String?)
    /// None of the preview's code runs any more.
    case filmed(preview: Int)
    case begin(preview: Int, name: String?)
    case file(WrittenFile)
    case diagnostic(preview: Int?, severity: String, message: String)
    case failure(preview: Int?, message: String)
    case difference(Difference)
    /// The note is what the page that ends a render needs to know of the preview, in the host's own words.
    case end(preview: Int, note: String?)
    case error(message: String)
    /// The host is at work on something long.
    case pulse
    case summary

    /// A preview as the list shows it. The size is in points.
    struct PreviewSummary: Decodable, Equatable {
        let index: Int
        let name: String
        let title: String?
        let file: String
        let line: Int
        let kind: String
        let family: String?
        let entries: Int
    }

    struct WrittenFile: Decodable, Equatable {
        let preview: Int?
        let path: String
        let kind: String
        let bytes: Int
        let milliseconds: Double
    }

    struct Difference: Decodable, Equatable {
        let preview: Int?
        let name: String
        let message: String
        let command: String?
        let paths: [String]?
    }

    /// The preview the event is about.
    var preview: Int? {
        switch self {
        case .begin(let preview, _), .end(let preview, _), .filming(let preview, _), .filmed(let preview): preview
        case .file(let file): file.preview
        case .diagnostic(let preview, _, _), .failure(let preview, _): preview
        case .difference(let difference): difference.preview
        case .previews, .finding, .reported, .error, .pulse, .summary: nil
        }
    }

    /// What every event line begins with.
    static let prefix = "@zoetrope "

    /// The event's JSON in a line of output, or nil when the line is the user's.
    static func json(in line: String) -> String? {
        line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }

    private enum CodingKeys: CodingKey { case event, preview, previews, severity, message, note, name }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .event)
        func preview() throws -> Int { try container.decode(Int.self, forKey: .preview) }
        func previewIfAny() throws -> Int? { try container.decodeIfPresent(Int.self, forKey: .preview) }
        func message() throws -> String { try container.decode(String.self, forKey: .message) }
        switch name {
        case "previews": self = .previews(try container.decode([PreviewSummary].self, forKey: .previews))
        case "finding": self = .finding(provider: try container.decode(String.self, forKey: .name))
        case "reported": self = .reported(message: try message())
        case "begin":
            self = .begin(preview: try preview(), name: try container.decodeIfPresent(String.self, forKey: .name))
        case "filming":
            self = .filming(preview: try preview(), name: try container.decodeIfPresent(String.self, forKey: .name))
        case "filmed": self = .filmed(preview: try preview())
        case "file": self = .file(try WrittenFile(from: decoder))
        case "diagnostic":
            let severity = try container.decode(String.self, forKey: .severity)
            self = .diagnostic(preview: try previewIfAny(), severity: severity, message: try message())
        case "failure": self = .failure(preview: try previewIfAny(), message: try message())
        case "difference": self = .difference(try Difference(from: decoder))
        case "end":
            self = .end(preview: try preview(), note: try container.decodeIfPresent(String.self, forKey: .note))
        case "error": self = .error(message: try message())
        case "pulse": self = .pulse
        case "summary": self = .summary
        default:
            let text = "there is no event '\(name)'"
            throw DecodingError.dataCorruptedError(forKey: .event, in: container, debugDescription: text)
        }
    }
}
