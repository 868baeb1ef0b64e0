/// A request of the front to a host: one JSON object in a line on the host's standard input.
///
/// Front and host are built from the same sources, and both mean this type: a key has one name and one default.
package struct HostRequest: Codable, Equatable, Sendable {
    package var command = Command.list
    package var options = RenderOptions()
    package var output = Output()
    package var golden = Goldens()
    package var resume = Resume()

    package init(_ command: Command = .list) { self.command = command }

    /// The command that a host carries out, with the values that only this command has.
    package enum Command: Codable, Equatable, Sendable {
        case list, check, render, record, verify
        /// The goldens of previews that no longer exist.
        case goldens
        /// Stills of moments: seconds since a change of entries.
        case still(times: [Double])
        case curve(Curves)
        /// Archives of widgets, laid out for screens of these scales, in order.
        case archive(scales: [Double])
        case present(Presentation)
        /// The views of each entry at a moment: seconds since it came up; nil when it has come to rest. The overlay is drawn over a
        /// picture of it.
        case tree(time: Double?, overlay: TreeOverlay?)
        /// Each ``LiveRequest`` that follows on the host's standard input.
        case live

        /// The word on the command line.
        package var name: String {
            switch self {
            case .list: "list"
            case .check: "check"
            case .render: "render"
            case .record: "record"
            case .verify: "verify"
            case .goldens: "goldens"
            case .still: "still"
            case .curve: "curve"
            case .archive: "archive"
            case .present: "present"
            case .tree: "tree"
            case .live: "serve"
            }
        }

        /// True for commands whose results are images of the user's code, and of nothing that is compared with them.
        package var writesImages: Bool {
            switch self {
            case .render, .still, .archive: true
            case .list, .check, .record, .verify, .goldens, .curve, .present, .tree, .live: false
            }
        }
    }

    /// The destination and the format of the files that a host writes.
    package struct Output: Codable, Equatable, Sendable {
        /// The folder of the files, absolute; for `curve` the path of the files without its ending.
        package var folder = "zoetrope-output"
        package var formats: [OutputFormat] = []
        /// The name, without its ending, of the one file that is written straight into the folder; nil: all files have their own names.
        package var onlyFile: String?
        /// The most frames of a film on a sheet; nil: as many as can be seen.
        package var framesOnSheet: Int?
        /// How many threads draw and compress.
        package var jobs = 1
        /// The command without its filter, as it is typed.
        package var command = ""
        private var flags: Set<FileFlag> = []

        package init() {}

        package subscript(flag: FileFlag) -> Bool {
            get { flags.contains(flag) }
            set { if newValue { flags.insert(flag) } else { flags.remove(flag) } }
        }
    }

    /// For `record` and `verify`: the accepted images.
    package struct Goldens: Codable, Equatable, Sendable {
        package var folder = "Golden"
        /// For `verify`: the folder of a page of the differences.
        package var report = "zoetrope-report"
        /// True if goldens that no comparison uses any more are removed.
        package var prune = false
        /// The command that accepts the differences of all previews, as it is typed.
        package var recordCommand = ""

        package init() {}
    }

    /// The findings of the build and of earlier hosts in the same run.
    package struct Resume: Codable, Equatable, Sendable {
        /// Indices of previews to leave out: those that earlier hosts finished, and those that trapped.
        package var skip: [Int] = []
        /// True if each preview is finished before the next one begins, so that a crash of the host can be attributed to one preview.
        /// Otherwise the next preview is filmed while the images of this one are made.
        package var isCareful = false
        /// The notes of earlier hosts, which a preview brought down, for the page that this one writes.
        package var notes: [String] = []
        /// The previews that brought a former host down, for the page.
        package var traps: [Trap] = []
        /// The parts of previews that brought a former host down when they were made.
        package var faultyParts: [Part] = []
        /// The providers whose previews brought a former host down when they were made.
        package var faultyProviders: [Provider] = []
        /// The indices, among the options' parameters, of those that an earlier host has found in its drawings.
        package var foundParameters: [Int] = []
        /// The outcomes of the steps in previews that earlier hosts drew.
        package var stepOutcomes: [StepOutcome] = []
        /// The user's files that are not part of the host, for the page.
        package var leftOut: [LeftOut] = []

        package init() {}
    }

    /// For `curve`: the names of the curves, and measured points that are drawn over them.
    package struct Curves: Codable, Equatable, Sendable {
        package var titles: [String]
        package var points: [MeasuredPoints]

        package init(titles: [String], points: [MeasuredPoints] = []) { (self.titles, self.points) = (titles, points) }
    }

    /// Points that somebody has measured of a curve.
    package struct MeasuredPoints: Codable, Equatable, Sendable {
        package var title: String
        /// Seconds, and the values then.
        package var times: [Double]
        package var values: [Double]

        package init(title: String, times: [Double], values: [Double]) { (self.title, self.times, self.values) = (title, times, values) }
    }

    /// For `present`: files of widgets' archives, and how they are shown.
    package struct Presentation: Codable, Equatable, Sendable {
        /// Absolute.
        package var files: [String]
        /// The names of the images of each; nil: the names of the files.
        package var names: [String]?
        /// Pixels per point; nil: the most that each was laid out for.
        package var scale: Double?
        /// The label or identifier of the control that is touched; nil: the timeline is shown.
        package var touch: String?
        /// Moments of stills, in seconds since a change of entries; empty: films.
        package var times: [Double]

        package init(files: [String], names: [String]? = nil, scale: Double? = nil, touch: String? = nil, times: [Double] = []) {
            (self.files, self.names, self.scale, self.touch, self.times) = (files, names, scale, touch, times)
        }
    }

    /// A file that does not compile, and why.
    package struct LeftOut: Codable, Equatable, Sendable {
        package var file: String
        package var message: String

        package init(file: String, message: String) { (self.file, self.message) = (file, message) }
    }

    /// A part of a preview that ended its host, and how.
    package struct Part: Codable, Equatable, Sendable {
        package var preview: Int
        package var name: String
        package var message: String

        package init(preview: Int, name: String, message: String) { (self.preview, self.name, self.message) = (preview, name, message) }
    }

    /// A `PreviewProvider` that ended its host, and how.
    package struct Provider: Codable, Equatable, Sendable {
        package var name: String
        package var message: String

        package init(name: String, message: String) { (self.name, self.message) = (name, message) }
    }

    /// A preview that ended its host, and how.
    package struct Trap: Codable, Equatable, Sendable {
        package var preview: Int
        package var message: String

        package init(preview: Int, message: String) { (self.preview, self.message) = (preview, message) }
    }
}
