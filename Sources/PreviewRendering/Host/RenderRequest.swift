/// What the front asks a host to do: one JSON object on standard input.
struct RenderRequest: Codable, Sendable {
    enum Command: String, Codable, Sendable { case list, render, still, record, verify, curve, archive, present }
    enum Format: String, Codable, Sendable, CaseIterable { case png, apng, gif, webp, frames, sheet, trails }

    var command: Command
    /// For `render` and `still`: the folder pictures go to.
    var output: String?
    /// Names with `*` and `?`; a preview is taken if any of them fits. Empty: all.
    var filter: [String]
    var formats: [Format]
    /// Whether time is spent on smaller files.
    var smallest = false
    /// Whether GIF files may have colours that are a little off.
    var lossyGIF = false
    /// Pixels per point.
    var scale: Double
    var framesPerSecond: Double
    /// Seconds an animation rests on its last frame.
    var dwell: Double
    /// For `still`: seconds since a change of entries.
    var times: [Double]
    var colorScheme: String?
    var family: String?
    /// Whether widgets are drawn by themselves, too, that previews show.
    var widgets = false
    /// Whether views without previews are drawn beside previews and widgets, too.
    var views = false
    /// How widgets are coloured, by the name of a `WidgetRenderingMode`; nil: as each family is where it stands.
    var renderingMode: String?
    /// Where what is shown stands, and what it is told of that.
    var surroundings: SurroundingsRequest? = nil
    /// The first version of iOS that the code is made for; nil: not known.
    var deploymentTarget: Double?
    /// The first and the last entry of a timeline that is drawn, counted from 1; nil: as many as seems right.
    var entries: [Int]?
    var locale: String
    /// Files and folders of fonts to register, absolute.
    var fonts: [String]
    /// Files that lie among the user's sources and may be fonts, absolute.
    var foundFonts: [String]
    /// How many threads draw and compress.
    var jobs: Int
    /// For `record` and `verify`: the folder of accepted pictures.
    var golden: String?
    /// For `verify`: the folder that what differs is shown in.
    var report: String?
    /// Whether goldens are removed that nothing is compared with any more.
    var prune = false
    /// Folders that file names are shown relative to.
    var sourceRoots: [String]
    /// Previews to leave out: those that brought a former host down.
    var skip: [Int]
    /// Whether one preview comes after the other: else the next is filmed while this one's pictures are made.
    var isCareful = false
    /// The command that accepts what differs, for all previews, as it is typed.
    var recordCommand: String
    /// What former hosts noted of their previews for the page this one writes.
    var notes: [String]
    /// The previews that brought a former host down, for the page.
    var traps: [Trap]
    /// The providers whose previews brought a former host down when they were made.
    var faultyProviders: [Provider]? = nil
    /// The user's files that are not part of this host, for the page.
    var leftOut: [LeftOut]? = nil

    /// What is done to views of apps while they are filmed.
    var steps: [Step]? = nil
    /// The most films of a tour; nil for none.
    var tour: Int? = nil
    /// Seconds that are filmed of what never rests.
    var duration: Double? = nil
    /// Seconds between a tap in a widget and the entry that answers it.
    var latency: Double? = nil
    /// How far the timelines of providers are followed; nil: one timeline.
    var until: Moment? = nil
    /// The values of parameters.
    var parameters: [Parameter]? = nil
    /// What curves are called, for `curve`.
    var curves: [String]? = nil
    /// Whether it is written down what moves when.
    var isExplained: Bool? = nil
    /// Whether a mark shows where the finger is.
    var showsTouches: Bool? = nil

    /// For `present`: what is rendered in place of previews, and how.
    var presentation: Presentation? = nil

    /// Files of widgets' archives, and how they are to be seen.
    struct Presentation: Codable, Sendable {
        /// Absolute.
        var files: [String]
        /// Pixels per point, and frames per second; nil: as they were archived.
        var scale: Double?
        var framesPerSecond: Double?
    }

    /// One step: what kind, what it touches, what it types, and its numbers.
    struct Step: Codable, Sendable {
        var kind: String
        var target: String?
        var text: String?
        var numbers: [Double]
    }

    /// A moment: seconds after the start of virtual time, or since 1970.
    struct Moment: Codable, Sendable {
        var seconds: Double
        var isDate: Bool
    }

    /// The value of a widget's or control's parameter, in words.
    struct Parameter: Codable, Sendable {
        var owner: String?
        var name: String
        var value: String
    }

    /// A file that does not compile, and why.
    struct LeftOut: Codable, Sendable {
        var file: String
        var message: String
    }

    /// A `PreviewProvider` that ended its host, and how.
    struct Provider: Codable, Sendable {
        var name: String
        var message: String
    }

    /// A preview that ended its host, and how.
    struct Trap: Codable, Sendable {
        var preview: Int
        var message: String
    }
}

extension RenderRequest {
    /// The folders of a request that names none.
    var outputFolder: String { output ?? "zoetrope-output" }
    /// The command that accepts what differs of one preview.
    ///
    /// In quotes, as a POSIX shell takes it in one piece.
    func acceptCommand(for preview: String) -> String {
        "\(recordCommand) --filter '\(preview.replacing("'", with: "'\\''"))'"
    }

    var goldenFolder: String { golden ?? "Golden" }
    var reportFolder: String { report ?? "zoetrope-report" }
}
