/// What the front asks of a host: one JSON object on its standard input, all keys present.
struct HostRequest: Encodable, Equatable {
    enum Command: String, Encodable {
        case list, render, still, record, verify, curve, archive, present
    }

    var command = Command.list
    /// Where pictures go, absolute.
    var output: String?
    /// Patterns with `*` and `?` for names; empty for all.
    var filter: [String] = []
    var formats: [OutputFormat] = []
    /// Whether time is spent on smaller files.
    var smallest = false
    /// Whether GIF files may have colours that are a little off.
    var lossyGIF = false
    /// Pixels per point.
    var scale = 3.0
    var framesPerSecond = 30.0
    /// How long an animation holds its last frame, in seconds.
    var dwell = 1.0
    /// The instants of `still`, in seconds.
    var times: [Double] = []
    var colorScheme: String?
    var family: String?
    /// Whether widgets are drawn by themselves, too, that previews show.
    var widgets = false
    /// Whether views without previews are drawn beside previews and widgets, too.
    var views = false
    /// How widgets are coloured; nil: as each family is where it stands.
    var renderingMode: String?
    /// Where what is shown stands, and what it is told of that.
    var surroundings: Surroundings?
    /// The first version of iOS that the code is made for; nil: not known.
    var deploymentTarget: Double?
    /// The first and the last entry of a timeline that is drawn, counted from 1.
    var entries: [Int]?
    var locale = "en_US"
    /// Files and folders of fonts to register, absolute.
    var fonts: [String] = []
    /// Files that lie among the user's sources and may be fonts, absolute.
    var foundFonts: [String] = []
    /// How many threads draw.
    var jobs = 1
    var golden: String?
    var report: String?
    /// Whether goldens are removed that nothing is compared with any more.
    var prune = false
    /// Folders, absolute, in which the files of `#fileID` stand.
    var sourceRoots: [String] = []
    /// What is done to views of apps while they are filmed.
    var steps: [Step] = []
    /// The most films of a tour; nil for none.
    var tour: Int?
    /// Seconds that are filmed of what never rests.
    var duration: Double?
    /// Seconds between a tap in a widget and the entry that answers it.
    var latency: Double?
    /// How far the timelines of providers are followed; nil: one timeline.
    var until: Moment?
    /// The values of parameters.
    var parameters: [Parameter] = []
    /// What curves are called, for `curve`.
    var curves: [String] = []
    /// Whether it is written down what moves when.
    var isExplained = false
    /// Whether a mark shows where the finger is.
    var showsTouches = false
    /// For `present`: what is rendered in place of previews.
    var presentation: Presentation?
    /// Indices of previews to leave out: those done before, and those that trapped.
    var skip: [Int] = []
    /// Whether one preview comes after the other, so that it is known which of them brings a host down.
    var isCareful = false
    /// The command that accepts what differs from the goldens, as it is typed.
    var recordCommand = ""
    /// What earlier hosts, which a preview brought down, noted for the page that this one writes.
    var notes: [String] = []
    /// The previews that brought a former host down, for the page.
    var traps: [Trap] = []
    /// The providers whose previews brought a former host down when they were made.
    var faultyProviders: [Provider] = []

    /// The user's files that are not part of the host, for the page.
    var leftOut: [LeftOut] = []

    /// Where what is shown stands, and what it is told of that.
    struct Surroundings: Encodable, Equatable {
        var context: String?
        var device: String?
        var tint: String?
        var isDimmed: Bool
        var isPrivate: Bool
        var isSimplified: Bool
    }

    /// Files of widgets' archives, and how they are to be seen.
    struct Presentation: Encodable, Equatable {
        /// Absolute.
        var files: [String]
        /// Pixels per point, and frames per second; nil: as they were archived.
        var scale: Double?
        var framesPerSecond: Double?
    }

    /// A file that does not compile, and why.
    struct LeftOut: Encodable, Equatable {
        var file: String
        var message: String
    }

    /// One step: what kind, what it touches, what it types, and its numbers.
    struct Step: Encodable, Equatable, Sendable {
        var kind: String
        var target: String?
        var text: String?
        var numbers: [Double] = []
    }

    /// A moment: seconds after the start of virtual time, or since 1970.
    struct Moment: Encodable, Equatable, Sendable {
        var seconds: Double
        var isDate: Bool
    }

    /// The value of a widget's or control's parameter, in words.
    struct Parameter: Encodable, Equatable, Sendable {
        var owner: String?
        var name: String
        var value: String
    }

    /// A `PreviewProvider` that ended its host, and how.
    struct Provider: Encodable, Equatable {
        var name: String
        var message: String
    }

    /// A preview that ended its host, and how.
    struct Trap: Encodable, Equatable {
        var preview: Int
        var message: String
    }

    private enum CodingKeys: CodingKey {
        case deploymentTarget, command, output, filter, formats, smallest, lossyGIF, scale, framesPerSecond, dwell, times, colorScheme
        case family, widgets, views, renderingMode, surroundings, entries, locale, jobs, fonts, foundFonts, golden, report, prune, sourceRoots, skip, isCareful, recordCommand
        case notes, traps, faultyProviders, leftOut
        case until, parameters
        case steps, tour, duration, latency, showsTouches, isExplained, curves, presentation
    }

    /// Writes out keys without a value as null, which a synthesised encoder would leave out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(command, forKey: .command)
        try container.encode(output, forKey: .output)
        try container.encode(filter, forKey: .filter)
        try container.encode(formats, forKey: .formats)
        try container.encode(smallest, forKey: .smallest)
        try container.encode(lossyGIF, forKey: .lossyGIF)
        try container.encode(scale, forKey: .scale)
        try container.encode(framesPerSecond, forKey: .framesPerSecond)
        try container.encode(dwell, forKey: .dwell)
        try container.encode(times, forKey: .times)
        try container.encode(colorScheme, forKey: .colorScheme)
        try container.encode(family, forKey: .family)
        try container.encode(widgets, forKey: .widgets)
        try container.encode(views, forKey: .views)
        try container.encode(renderingMode, forKey: .renderingMode)
        try container.encode(surroundings, forKey: .surroundings)
        try container.encode(entries, forKey: .entries)
        try container.encode(locale, forKey: .locale)
        try container.encode(jobs, forKey: .jobs)
        try container.encode(fonts, forKey: .fonts)
        try container.encode(foundFonts, forKey: .foundFonts)
        try container.encode(golden, forKey: .golden)
        try container.encode(report, forKey: .report)
        try container.encode(prune, forKey: .prune)
        try container.encode(sourceRoots, forKey: .sourceRoots)
        try container.encode(skip, forKey: .skip)
        try container.encode(isCareful, forKey: .isCareful)
        try container.encode(recordCommand, forKey: .recordCommand)
        try container.encode(notes, forKey: .notes)
        try container.encode(traps, forKey: .traps)
        try container.encode(faultyProviders, forKey: .faultyProviders)
        try container.encode(leftOut, forKey: .leftOut)
        try container.encode(until, forKey: .until)
        try container.encode(deploymentTarget, forKey: .deploymentTarget)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(steps, forKey: .steps)
        try container.encode(tour, forKey: .tour)
        try container.encode(duration, forKey: .duration)
        try container.encode(latency, forKey: .latency)
        try container.encode(showsTouches, forKey: .showsTouches)
        try container.encode(curves, forKey: .curves)
        try container.encode(isExplained, forKey: .isExplained)
        try container.encode(presentation, forKey: .presentation)
    }
}
