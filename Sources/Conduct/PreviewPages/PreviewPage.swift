import Foundation

/// A page of previews: the gallery of a render, the report of differences, and the ground on which a live page stands.
///
/// The page is one HTML file. It holds the script, the style and a compact list of items, and loads pictures from beside it when they
/// come into sight. Its data is `window.zoetrope`, an object with the keys of this type; `zoetrope.update(items)` takes items in while
/// the page is open.
package struct PreviewPage: Codable, Equatable, Sendable {
    /// The version of the data.
    package static let schema = 1

    package enum Kind: String, Codable, Sendable { case gallery, report }

    /// The outcome of a preview, or of the comparison of a picture.
    package enum Result: String, Codable, Sendable {
        case drawn, warned, failed
        case changed, new, gone, renamed, equal
    }

    package var schema = PreviewPage.schema
    package var kind: Kind
    package var title: String
    package var items: [Item]
    package var leftOut: [LeftOut] = []
    /// A gallery's command without its filter, or the command that accepts all differences of a report.
    package var command: String?

    package init(kind: Kind, title: String, items: [Item]) { (self.kind, self.title, self.items) = (kind, title, items) }

    /// A preview with its pictures, or a picture that differs.
    package struct Item: Codable, Equatable, Sendable {
        /// The name in the page's address, unique on the page.
        package var id: String
        package var title: String
        /// The widget that the preview stands with others below; nil for a preview by itself.
        package var group: String?
        /// `systemSmall`; nil for anything but a widget.
        package var family: String?
        package var file: String?
        package var line: Int?
        package var result: Result
        /// Width and height in points.
        package var size: [Double]?
        /// Pixels per point.
        package var scale: Double?
        /// The options by which the item differs from its siblings, which have the same title, file and line.
        package var variant: [String: String]?
        package var media: [Medium] = []
        package var warnings: [String]?
        package var notes: [String]?
        /// The reason for which there is no picture.
        package var failure: String?
        package var difference: Difference?
        /// The item before it with the same pictures, behind which it is folded.
        package var alike: String?

        package init(id: String, title: String, result: Result) { (self.id, self.title, self.result) = (id, title, result) }

        /// Sets the file and the line from `File.swift:12`.
        package mutating func setPlace(_ place: String) {
            guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
                file = place
                return
            }
            (file, self.line) = (String(place[..<colon]), line)
        }
    }

    /// A still or a film, in one or several formats.
    package struct Medium: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, Sendable { case still, film }

        package var label: String
        package var kind: Kind
        package var files: [File]
        /// The length of a film.
        package var seconds: Double?

        package init(label: String, kind: Kind, files: [File], seconds: Double? = nil) {
            (self.label, self.kind, self.files, self.seconds) = (label, kind, files, seconds)
        }
    }

    /// A file by its path from the page, and its size; in JSON a pair.
    package struct File: Codable, Equatable, Sendable {
        package var path: String
        package var bytes: Int

        package init(path: String, bytes: Int) { (self.path, self.bytes) = (path, bytes) }

        package init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            path = try pair.decode(String.self)
            bytes = try pair.decode(Int.self)
        }

        package func encode(to encoder: any Encoder) throws {
            var pair = encoder.unkeyedContainer()
            try pair.encode(path)
            try pair.encode(bytes)
        }
    }

    /// The difference of a picture or film from another. Paths are from the page, counts as in the events of `--json`.
    package struct Difference: Codable, Equatable, Sendable {
        package var message: String
        /// The one change that explains all differing pixels: items with equal ones are folded.
        package var change: String?
        package var pixels: Int?
        package var max: Int?
        package var frame: Int?
        package var badFrames: Int?
        package var frames: Int
        package var seconds: Double?
        package var box: [Int]?
        package var reference: String?
        package var actual: String?
        package var difference: String?
        /// The name of the film's frames, a script at `_films/<name>.js`.
        package var film: String?
        /// The command that accepts the picture.
        package var command: String?

        package init(message: String, frames: Int) { (self.message, self.frames) = (message, frames) }
    }

    /// A file of the user's that is not part of the rendered code, and the reason.
    package struct LeftOut: Codable, Equatable, Sendable {
        package var file: String
        package var message: String

        package init(file: String, message: String) { (self.file, self.message) = (file, message) }
    }
}

extension PreviewPage {
    /// The folder beside a page with the frames of its films, as scripts: a page that is opened as a file may read no others.
    package static let filmFolder = "_films"

    /// Reads the data of a page; nil if the text is none.
    package init?(html: String) {
        guard let start = html.range(of: "<script>window.zoetrope = "),
            let end = html.range(of: ";</script>", range: start.upperBound..<html.endIndex),
            let page = try? JSONDecoder().decode(Self.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
        else { return nil }
        self = page
    }

    /// The bytes of the page.
    package var bytes: [UInt8] { Array(html.utf8) }

    /// The page's text.
    package var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(Self.escaped(title))</title>
        <style>
        \(PageStyle.all)
        </style>
        </head>
        <body>
        <noscript>This page needs JavaScript. The pictures lie beside it.</noscript>
        <script>window.zoetrope = \(Self.json(self));</script>
        <script>
        \(PageScript.all)
        </script>
        </body>
        </html>

        """
    }

    /// Returns a value as JSON that can stand in a script: no text in it ends the script.
    package static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        return text.replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }

    /// Returns the script that gives a film's frames to the page.
    package static func filmScript(name: String, frames: some Encodable) -> String { "zoetrope.film(\(json(name)), \(json(frames)));\n" }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
