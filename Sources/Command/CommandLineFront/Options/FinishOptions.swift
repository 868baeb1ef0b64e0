import ArgumentParser
import HostProtocol

/// The options for pictures and films in documents.
struct DocumentOptions: ParsableArguments {
    @OptionGroup var frame: FrameOptions
    @OptionGroup var playback: PlaybackOptions

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] { frame.arguments + playback.arguments }

    func apply(to options: inout RenderOptions) {
        frame.apply(to: &options)
        playback.apply(to: &options)
    }
}

/// The options for the frame of finished pictures.
struct FrameOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Cuts pictures to a view, by its accessibility identifier or label, its text, or its type, such as Card; Card#2 is the second of several.",
            valueName: "view"))
    var crop: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Points around each picture.", valueName: "points"))
    var padding: Double = 0

    @Option(
        help: ArgumentHelp(
            "The colour behind pictures and in their padding, as #RRGGBB or a name such as orange; by default none.", valueName: "colour"))
    var background: String?

    /// The most points that a document has use for; beyond it a value is a slip.
    private static let widest = 1000.0

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let crop { words += ["--crop", ShellWord.quoted(crop)] }
        if padding != 0 { words += ["--padding", Amounts.number(padding)] }
        if let background { words += ["--background", ShellWord.quoted(background)] }
        return words
    }

    func validate() throws {
        guard padding >= 0, padding <= Self.widest else {
            throw ValidationError("--padding is \(Amounts.number(padding)), but must be 0 to 1000 points")
        }
        if crop?.isEmpty == true { throw ValidationError("--crop needs the identifier, the label, the text or the type of a view") }
    }

    func apply(to options: inout RenderOptions) {
        (options.finish.crop, options.finish.padding, options.finish.background) = (crop, padding, background)
    }
}

/// The options for how finished films are played.
struct PlaybackOptions: ParsableArguments {
    @Option(
        name: .customLong("hold-first"), parsing: .unconditional,
        help: ArgumentHelp("Seconds for which each film holds its first frame.", valueName: "seconds"))
    var holdFirst: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of plays of a film, 0 for ever; a video holds its frames as often.", valueName: "count"))
    var loops: Int = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How fast films play, such as 0.25 for slow motion, with as many frames a second.", valueName: "factor"))
    var speed: Double = 1

    /// An hour; beyond it a value is a slip.
    private static let longest = 3600.0
    /// The most plays that all formats can note: 16 bits.
    private static let mostLoops = 65_535
    /// From this on slow motion needs thousands of frames, and up to this fast motion has any.
    private static let speeds = 0.05...20

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let holdFirst { words += ["--hold-first", Amounts.number(holdFirst)] }
        if loops != 0 { words += ["--loops", "\(loops)"] }
        if speed != 1 { words += ["--speed", Amounts.number(speed)] }
        return words
    }

    func validate() throws {
        guard holdFirst.map({ $0 >= 0 && $0 <= Self.longest }) ?? true else {
            throw ValidationError("--hold-first is \(Amounts.number(holdFirst ?? 0)), but must be 0 to 3600 seconds")
        }
        guard loops >= 0, loops <= Self.mostLoops else { throw ValidationError("--loops is \(loops), but must be 0 to 65535") }
        guard Self.speeds.contains(speed) else {
            throw ValidationError("--speed is \(Amounts.number(speed)), but must be 0.05 to 20")
        }
    }

    /// Sets the options. The rate becomes that of the view's frames: films have as many frames a second at every speed.
    func apply(to options: inout RenderOptions) {
        (options.finish.firstHold, options.finish.plays, options.finish.speed) = (holdFirst, loops, speed)
        options.framesPerSecond /= speed
    }
}
