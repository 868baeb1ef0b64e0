/// What the front asks of a host: one JSON object on its standard input.
///
/// Front and host are built from the same sources, and both mean this type: a key has one name and one default.
package struct HostRequest: Codable, Equatable, Sendable {
    package enum Command: String, Codable, Sendable { case list, render, still, record, verify, curve, archive, present }

    package var command = Command.list
    /// For `render` and `still`: the folder pictures go to, absolute.
    package var output: String?
    /// Patterns with `*` and `?` for names; a preview is taken if any of them fits. Empty: all.
    package var filter: [String] = []
    package var formats: [OutputFormat] = []
    /// Whether time is spent on smaller files.
    package var smallest = false
    /// Whether GIF files may have colours that are a little off.
    package var lossyGIF = false
    /// Pixels per point.
    package var scale = 3.0
    /// Whether pictures have the pixels of the device that is asked for, where there is one, in place of `scale`.
    package var followsDevice = false
    /// For `archive`: the scales that widgets are laid out for, in order.
    package var scales: [Double] = [1, 2, 3]
    package var framesPerSecond = 30.0
    /// How long an animation holds its last frame, in seconds.
    package var dwell = 1.0
    /// How long after an entry the next one comes up, in seconds; nil: by their dates, and not before the first has settled.
    package var interval: Double?
    /// The instants of `still`: seconds since a change of entries.
    package var times: [Double] = []
    package var colorScheme: String?
    /// Whether people have asked for less motion.
    package var reducesMotion = false
    package var family: String?
    /// Whether widgets are drawn by themselves, too, that previews show.
    package var widgets = false
    /// Whether views without previews are drawn beside previews and widgets, too.
    package var views = false
    /// How widgets are coloured, by the name of a `WidgetRenderingMode`; nil: as each family is where it stands.
    package var renderingMode: String?
    /// Where what is shown stands, and what it is told of that.
    package var surroundings: Surroundings?
    /// Whether views are drawn in windows of a Mac, as large as their content and no screen.
    package var drawsWindows = false
    /// Whether the code is an app's, whose window is drawn where it has no previews, whatever widgets it has.
    package var isApp = false
    /// The first version of iOS that the code is made for; nil: not known.
    package var deploymentTarget: Double?
    /// The first and the last entry of a timeline that is drawn, counted from 1; nil: as many as seems right.
    package var entries: [Int]?
    package var locale = "en_US"
    /// Files and folders of fonts to register, absolute.
    package var fonts: [String] = []
    /// Files that lie among the user's sources and may be fonts, absolute.
    package var foundFonts: [String] = []
    /// How many threads draw and compress.
    package var jobs = 1
    /// For `record` and `verify`: the folder of accepted pictures.
    package var golden: String?
    /// For `verify`: the folder that what differs is shown in.
    package var report: String?
    /// Whether goldens are removed that nothing is compared with any more.
    package var prune = false
    /// Folders, absolute, in which the files of `#fileID` stand, and that file names are shown relative to.
    package var sourceRoots: [String] = []
    /// What is done to views of apps while they are filmed.
    package var steps: [Step] = []
    /// The most films of a tour; nil for none.
    package var tour: Int?
    /// Seconds that are filmed of what never rests.
    package var duration: Double?
    /// Seconds between a tap in a widget and the entry that answers it.
    package var latency: Double?
    /// How far the timelines of providers are followed; nil: one timeline.
    package var until: Moment?
    /// The values of parameters.
    package var parameters: [Parameter] = []
    /// The places of those that something has which an earlier host drew.
    package var foundParameters: [Int] = []
    /// What became of the steps in previews that earlier hosts drew.
    package var stepOutcomes: [StepOutcome] = []
    /// What curves are called, for `curve`.
    package var curves: [String] = []
    /// Measured points that are drawn over the curves.
    package var points: [MeasuredPoints] = []
    /// Whether it is written down what moves when.
    package var isExplained = false
    /// Whether a mark shows where the finger is.
    package var showsTouches = false
    /// For `present`: what is rendered in place of previews.
    package var presentation: Presentation?
    /// Indices of previews to leave out: those done before, and those that trapped.
    package var skip: [Int] = []
    /// Whether one preview comes after the other, so that it is known which of them brings a host down: else the next is
    /// filmed while this one's pictures are made.
    package var isCareful = false
    /// The command that accepts what differs from the goldens, for all previews, as it is typed.
    package var recordCommand = ""
    /// What earlier hosts, which a preview brought down, noted for the page that this one writes.
    package var notes: [String] = []
    /// The previews that brought a former host down, for the page.
    package var traps: [Trap] = []
    /// The parts of previews that brought a former host down when they were made.
    package var faultyParts: [Part] = []
    /// The providers whose previews brought a former host down when they were made.
    package var faultyProviders: [Provider] = []
    /// The user's files that are not part of the host, for the page.
    package var leftOut: [LeftOut] = []

    package init() {}

    /// Where what is shown stands, and what it is told of that, in a front's words.
    package struct Surroundings: Codable, Equatable, Sendable {
        /// The name of a place.
        package var context: String?
        /// The name of a device or of its screen.
        package var device: String?
        /// A colour, as `#RRGGBB` or by name.
        package var tint: String?
        package var isDimmed: Bool
        package var isPrivate: Bool
        package var isSimplified: Bool

        package init(
            context: String? = nil, device: String? = nil, tint: String? = nil, isDimmed: Bool = false, isPrivate: Bool = false,
            isSimplified: Bool = false
        ) {
            (self.context, self.device, self.tint) = (context, device, tint)
            (self.isDimmed, self.isPrivate, self.isSimplified) = (isDimmed, isPrivate, isSimplified)
        }
    }

    /// Files of widgets' archives, and how they are to be seen.
    package struct Presentation: Codable, Equatable, Sendable {
        /// Absolute.
        package var files: [String]
        /// What the pictures of each are called by; nil: the names of the files.
        package var names: [String]?
        /// Pixels per point; nil: the most that each was laid out for.
        package var scale: Double?
        /// What is touched, by its label or identifier; nil: the timeline is shown.
        package var touch: String?

        package init(files: [String], names: [String]? = nil, scale: Double? = nil, touch: String? = nil) {
            (self.files, self.names, self.scale, self.touch) = (files, names, scale, touch)
        }
    }

    /// A file that does not compile, and why.
    package struct LeftOut: Codable, Equatable, Sendable {
        package var file: String
        package var message: String

        package init(file: String, message: String) { (self.file, self.message) = (file, message) }
    }

    /// One step: what kind, what it touches, what it types, and its numbers.
    package struct Step: Codable, Equatable, Sendable {
        package var kind: String
        package var target: String?
        package var text: String?
        package var numbers: [Double]
        /// The straight lines of a finger's way.
        package var legs: [Leg]

        /// A straight line: to a point, or by a distance.
        package struct Leg: Codable, Equatable, Sendable {
            package var x: Double
            package var y: Double
            package var isDistance: Bool

            package init(x: Double, y: Double, isDistance: Bool) { (self.x, self.y, self.isDistance) = (x, y, isDistance) }
        }

        package init(kind: String, target: String? = nil, text: String? = nil, numbers: [Double] = [], legs: [Leg] = []) {
            (self.kind, self.target, self.text, self.numbers, self.legs) = (kind, target, text, numbers, legs)
        }
    }

    /// Points that somebody has measured of a curve.
    package struct MeasuredPoints: Codable, Equatable, Sendable {
        package var title: String
        /// Seconds, and the values then.
        package var times: [Double]
        package var values: [Double]

        package init(title: String, times: [Double], values: [Double]) { (self.title, self.times, self.values) = (title, times, values) }
    }

    /// A moment: seconds after the start of virtual time, or since 1970.
    package struct Moment: Codable, Equatable, Sendable {
        package var seconds: Double
        package var isDate: Bool

        package init(seconds: Double, isDate: Bool) { (self.seconds, self.isDate) = (seconds, isDate) }
    }

    /// The value of a widget's or control's parameter, in words.
    package struct Parameter: Codable, Equatable, Sendable {
        package var owner: String?
        package var name: String
        package var value: String

        package init(owner: String?, name: String, value: String) { (self.owner, self.name, self.value) = (owner, name, value) }
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
