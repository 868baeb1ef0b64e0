/// An event that a host sends to the front: one JSON object per line of its standard output. A prefix distinguishes events from the
/// output of the user's code.
package enum HostEvent: Equatable, Sendable {
    case previews([PreviewSummary])
    /// A `PreviewProvider` makes its previews, until the next one does or they are listed.
    case finding(provider: String)
    /// User code asked for something that is unavailable here. The behaviour that follows may be a consequence of that.
    case reported(message: String)
    /// From here on the preview's own code runs.
    case filming(preview: Int, name: String?)
    /// From here on the preview's own code makes a part of it that it can do without; nil: the part is made.
    ///
    /// - Parameter seconds: after which it is given up, if that is sooner than the front would.
    case attempting(preview: Int, part: String?, seconds: Double? = nil)
    /// From here on none of the preview's code runs any more.
    case filmed(preview: Int)
    /// From here on to its end all events are about this preview.
    case begin(preview: Int, name: String?)
    case file(WrittenFile)
    case diagnostic(preview: Int?, severity: Severity = .warning, message: String)
    case failure(preview: Int?, code: FailureCode = .evaluation, message: String)
    case difference(Difference)
    /// The note is what the page that ends a render needs to know of the preview, in the host's own words: it goes into the
    /// `notes` of the next host's request, if this one does not live to write its page.
    case end(preview: Int, note: String?)
    case tree(PreviewTree)
    /// A preview has been touched, which may have changed what the process holds: a new host goes on with the previews that are left.
    ///
    /// - Parameter found: the places of the request's parameters that something drawn so far has.
    case renewal(found: [Int])
    /// The outcome of the run's steps in a preview. A target that every preview lacks is known only when all previews have been tried.
    case steps(StepOutcome)
    case error(message: String)
    /// The host is at work on something long.
    ///
    /// - Parameter work: a description of its progress: "31 of 91 frames are drawn".
    case pulse(work: String? = nil)
    case summary(Summary)

    /// A note is information that requires no change.
    package enum Severity: String, Codable, Sendable { case warning, note }

    package enum FileKind: String, Codable, Sendable { case still, animation, frames, text, page, golden, archive }

    /// A preview as the list shows it. The size is in points, and empty where planning has not determined it.
    package struct PreviewSummary: Codable, Equatable, Sendable {
        package var index: Int
        package var name: String
        package var title: String?
        package var file: String
        package var line: Int
        package var kind: String
        package var source: PreviewSource
        package var family: String?
        package var size: [Double]
        package var entries: Int
        /// The look of the preview that this is; nil: the preview is drawn in one look alone.
        package var variant: RenderVariant?
        /// The qualities in which its pictures can differ.
        package var variants: [VariantAxis]?

        package init(
            index: Int, name: String, title: String? = nil, file: String, line: Int, kind: String, source: PreviewSource = .preview,
            family: String? = nil, size: [Double] = [], entries: Int = 0, variant: RenderVariant? = nil,
            variants: [VariantAxis]? = nil
        ) {
            (self.variant, self.variants) = (variant, variants)
            (self.index, self.name, self.title, self.file, self.line) = (index, name, title, file, line)
            (self.kind, self.source, self.family, self.size, self.entries) = (kind, source, family, size, entries)
        }

        /// The name for people: the title, and the variant.
        package var shownName: String { (title ?? name) + (variant.map { " (\($0.name))" } ?? "") }
    }

    /// A file that was written. The label describes its content.
    package struct WrittenFile: Equatable, Sendable {
        package var preview: Int?
        package var path: String
        package var kind: FileKind
        package var bytes: Int
        package var milliseconds: Double
        package var label: String?
        /// The name of the entry that a still shows.
        package var entry: String?
        /// The facts about the images in it; nil for texts, pages and archives.
        package var image: ImageFacts?

        package init(
            preview: Int?, path: String, kind: FileKind, bytes: Int, milliseconds: Double, label: String?, entry: String? = nil,
            image: ImageFacts? = nil
        ) {
            (self.preview, self.path, self.kind, self.bytes) = (preview, path, kind, bytes)
            (self.milliseconds, self.label) = (HostEvent.tenths(milliseconds), label)
            (self.entry, self.image) = (entry, image)
        }
    }

    /// A picture that is not as its golden, the command that accepts it, and the pictures that show it.
    package struct Difference: Equatable, Sendable {
        package var preview: Int?
        package var name: String
        package var message: String
        package var command: String?
        package var paths: [String]
        /// The extent of the difference; nil if an image is missing on one side, or the sides do not differ in pixels.
        package var extent: DifferenceExtent?

        package init(
            preview: Int?, name: String, message: String, command: String?, paths: [String] = [], extent: DifferenceExtent? = nil
        ) {
            (self.preview, self.name, self.message, self.command, self.paths) = (preview, name, message, command, paths)
            self.extent = extent
        }
    }

    /// The totals of a host's work.
    package struct Summary: Equatable, Sendable {
        package var files: Int
        package var failures: Int
        package var differences: Int
        package var milliseconds: Double

        package init(files: Int, failures: Int, differences: Int, milliseconds: Double) {
            (self.files, self.failures, self.differences) = (files, failures, differences)
            self.milliseconds = HostEvent.tenths(milliseconds)
        }
    }

    /// The preview the event is about.
    package var preview: Int? {
        switch self {
        case .begin(let preview, _), .end(let preview, _), .filming(let preview, _), .filmed(let preview), .attempting(let preview, _, _):
            preview
        case .file(let file): file.preview
        case .diagnostic(let preview, _, _), .failure(let preview, _, _): preview
        case .difference(let difference): difference.preview
        case .tree(let tree): tree.preview
        case .previews, .finding, .reported, .renewal, .steps, .error, .pulse, .summary: nil
        }
    }

    /// Information that requires no change.
    package static func note(preview: Int?, message: String) -> HostEvent {
        .diagnostic(preview: preview, severity: .note, message: message)
    }

    /// Rounds a time to a tenth of a millisecond.
    private static func tenths(_ milliseconds: Double) -> Double { (milliseconds * 10).rounded() / 10 }
}
