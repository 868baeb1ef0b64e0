/// The page of a render: every preview with its stills, and its transitions playing.
package struct GalleryPage: Sendable {
    /// A file that was written, by its path from the page's folder.
    package struct File: Codable, Sendable {
        package var path: String
        package var bytes: Int

        package init(path: String, bytes: Int) {
            self.path = path
            self.bytes = bytes
        }

        /// The end of the name in capitals: `GIF`.
        var format: String {
            let name = path.split(separator: "/").last ?? ""
            return name.split(separator: ".").dropFirst().last.map { $0.uppercased() } ?? "File"
        }
    }

    /// One entry's picture.
    package struct Still: Codable, Sendable {
        package var label: String
        package var file: File

        package init(label: String, file: File) {
            self.label = label
            self.file = file
        }
    }

    /// One animation, in one or several formats.
    package struct Motion: Codable, Sendable {
        package var label: String
        package var files: [File]
        package var seconds: Double

        package init(label: String, files: [File], seconds: Double) {
            self.label = label
            self.files = files
            self.seconds = seconds
        }

        /// The file that is shown: APNG and WebP keep soft edges and every colour, so they come before GIF.
        var shown: File? {
            for format in ["APNG", "WEBP", "GIF", "PNG"] {
                if let file = files.first(where: { $0.format == format }) { return file }
            }
            return nil
        }
    }

    /// The pictures and messages of one rendered preview.
    package struct Preview: Codable, Sendable {
        package var title: String
        /// The widget that it stands with others below; nil for what stands by itself.
        package var group: String?
        /// `systemSmall`, or nil for anything but a widget.
        package var family: String?
        /// `File.swift:12`.
        package var source: String?
        package var widthInPoints: Double
        package var heightInPoints: Double
        package var pixelsPerPoint: Double
        package var stills: [Still]
        package var transitions: [Motion]
        /// All transitions in a row.
        package var timeline: Motion?
        /// The diagnostics of parts that could not be drawn as they are meant.
        package var diagnostics: [String]
        /// Notes about the preview that require no change.
        package var notes: [String]
        /// Why there is no picture of it; nil where there is one.
        package var failure: String?

        /// A preview that could not be rendered.
        package init(title: String, group: String? = nil, source: String? = nil, failure: String) {
            self.init(
                title: title, group: group, source: source, widthInPoints: 0, heightInPoints: 0, pixelsPerPoint: 1,
                stills: [])
            self.failure = failure
        }

        package init(
            title: String, group: String? = nil, family: String? = nil, source: String? = nil, widthInPoints: Double,
            heightInPoints: Double,
            pixelsPerPoint: Double, stills: [Still], transitions: [Motion] = [], timeline: Motion? = nil,
            diagnostics: [String] = [], notes: [String] = []
        ) {
            self.title = title
            self.group = group
            self.family = family
            self.source = source
            self.widthInPoints = widthInPoints
            self.heightInPoints = heightInPoints
            self.pixelsPerPoint = pixelsPerPoint
            self.stills = stills
            self.transitions = transitions
            self.timeline = timeline
            self.diagnostics = diagnostics
            self.notes = notes
        }
    }

    /// A file of the user's that is not part of the rendered code.
    package struct LeftOut: Sendable {
        package var file: String
        /// The reason: the first line states it, the others are the compiler's messages.
        package var message: String

        package init(file: String, message: String) {
            self.file = file
            self.message = message
        }
    }

    package var title: String
    package var previews: [Preview]
    package var leftOut: [LeftOut] = []

    package init(title: String, previews: [Preview]) {
        self.title = title
        self.previews = previews
    }

    /// The bytes of the page, which refers to the files by their relative paths and to nothing else.
    package var bytes: [UInt8] {
        Array(html.utf8)
    }

    /// Writes the page.
    ///
    /// - Throws: `DeliveryError` when the file cannot be written.
    package func write(to path: String) throws(DeliveryError) {
        try AtomicFile.write(bytes, to: path)
    }
}
