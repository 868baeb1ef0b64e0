import Foundation

/// An answer of a host that lives: a JSON object, which the front passes to a page as it is.
package struct LiveAnswer: Codable, Equatable, Sendable {
    package enum Event: String, Codable, Sendable {
        /// A picture: `image`, `time`, `pixels`, `entry`.
        case frame
        /// A stage is open: `size`, `scale`, `entries`, `place`.
        case opened
        /// The label of the view under a point that was tapped: `label`.
        case tapped
        /// The views of the stage: `tree`.
        case tree
        /// A word about the preview: `message`.
        case note
        /// The request cannot be carried out: `message`.
        case failure
        /// The request is done: `time`.
        case end
    }

    /// An entry of a timeline.
    package struct Entry: Codable, Equatable, Sendable {
        package var name: String
        /// Seconds since the first entry.
        package var seconds: Double

        package init(name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }
    }

    package var event: Event
    /// Seconds since the request was begun, in the preview's time.
    package var time: Double?
    /// A PNG file in Base64.
    package var image: String?
    /// Width and height.
    package var pixels: [Int]?
    /// The name of the entry that has come up.
    package var entry: String?
    /// Width and height in points.
    package var size: [Double]?
    /// Pixels per point.
    package var scale: Double?
    package var entries: [Entry]?
    /// Left and top of the canvas in the picture in points, and how much larger it is shown there.
    package var place: [Double]?
    package var label: String?
    package var tree: PreviewTree?
    package var message: String?

    package init(_ event: Event) { self.event = event }

    package static func words(_ event: Event, _ message: String) -> LiveAnswer {
        var answer = LiveAnswer(event)
        answer.message = message
        return answer
    }

    /// The beginning of a line with an answer; the name of the event and the object follow.
    package static let prefix = "@zoetrope-live "

    /// The answer as a JSON object.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{\"event\":\"failure\"}"
    }

    /// The answer as a line of output, without its end.
    package var line: String { "\(Self.prefix)\(event.rawValue) \(json)" }

    /// Returns the event and the JSON of a line of output; nil for a line of another kind.
    package static func parts(of line: String) -> (event: Event, json: Substring)? {
        guard line.hasPrefix(prefix) else { return nil }
        let rest = line.dropFirst(prefix.count)
        guard let space = rest.firstIndex(of: " "), let event = Event(rawValue: String(rest[..<space])) else { return nil }
        return (event, rest[rest.index(after: space)...])
    }
}
