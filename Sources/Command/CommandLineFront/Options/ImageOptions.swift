import ArgumentParser
import Foundation
import HostProtocol

/// The previews to draw, and the values they read of their place.
struct PreviewOptions: ParsableArguments {
    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp("Only previews whose name matches, with * and ?; may be given more than once.", valueName: "glob"))
    var filters: [String] = []

    @Option(name: .customLong("color-scheme"), help: ArgumentHelp("light or dark.", valueName: "scheme"))
    var colorScheme: ColorSchemeName?

    @Option(help: ArgumentHelp("standard or increased, with the system's colours of increased contrast.", valueName: "contrast"))
    var contrast: ContrastName?

    @Option(
        name: .customLong("os"),
        help: ArgumentHelp(
            "The system that is drawn, and whose version code sees: 26, 18, 17 or 14.", valueName: "version"))
    var system: SystemName = .iOS26

    @Option(help: ArgumentHelp("The widget family to use instead of the preview's.", valueName: "family"))
    var family: String?

    @Flag var flags: [PreviewFlag] = []

    @Option(
        name: .customLong("rendering-mode"),
        help: ArgumentHelp(
            "The colours of widgets: fullColor, accented (two tones), vibrant or clear (accented on clear glass); by default accessories "
                + "are vibrant.",
            valueName: "mode"))
    var renderingMode: WidgetLook?

    @OptionGroup var surroundings: SurroundingsOptions

    @Option(
        help: ArgumentHelp(
            "The entries of a timeline to draw, such as 1...8, 9... or 3; by default all entries of a preview, and the first eight of a "
                + "provider.", valueName: "range"), transform: EntryRange.typed)
    var entries: EntryRange?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Follows the timelines of providers until this moment, asking them again as their policies require: a time such as 6h, or a "
                + "date such as 2025-09-10T08:00. The widget's day begins at 2025-09-09T09:41.", valueName: "moment"),
        transform: { try MomentArgument($0, option: "--until") })
    var until: MomentArgument?

    @Option(
        name: .customLong("parameter"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Gives a parameter of a widget or control a value, as in its editor; Widget.name=value where several have it.",
            valueName: "name=value"),
        transform: { try ParameterArgument($0) })
    var parameters: [ParameterArgument] = []

    @Option(help: ArgumentHelp("The locale, such as de_DE.", valueName: "identifier"))
    var locale: String = "en_US"

    @Option(
        name: .customLong("dynamic-type"),
        help: ArgumentHelp(
            "The size of text that people have chosen: xSmall to xxxLarge, or accessibility1 to accessibility5.", valueName: "size"))
    var dynamicType: TextSizeName?

    @Option(help: ArgumentHelp("leftToRight or rightToLeft; by default that of the locale's language.", valueName: "direction"))
    var direction: DirectionName?

    @Option(help: ArgumentHelp("portrait or landscape, of a view on a device.", valueName: "orientation"))
    var orientation: OrientationName?

    @Option(
        name: .customLong("variants"),
        help: ArgumentHelp(
            "Draws each preview in several looks: every combination of the values of some options, such as "
                + "color-scheme=light,dark,dynamic-type=large,accessibility3; an option without values has the usual ones. The options are "
                + "\(VariantAxis.allCases.map(\.rawValue).joined(separator: ", ")). May be given more than once, for a list of looks.",
            valueName: "options"), transform: VariantList.init)
    var variants: [VariantList] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of drawing threads; by default the number of processors.", valueName: "count"))
    var jobs: Int?

    /// The options that change the pictures and differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let colorScheme { words += ["--color-scheme", colorScheme.rawValue] }
        if let contrast { words += ["--contrast", contrast.rawValue] }
        if system != .iOS26 { words += ["--os", system.rawValue] }
        if let family { words += ["--family", family] }
        words += PreviewFlag.allCases.filter(flags.contains).map { "--\($0.rawValue)" }
        if let renderingMode { words += ["--rendering-mode", renderingMode.rawValue] }
        words += surroundings.arguments
        if let entries { words += ["--entries", entries.argument] }
        if let until { words += ["--until", ShellWord.quoted(until.words)] }
        for parameter in parameters { words += ["--parameter", ShellWord.quoted(parameter.words)] }
        if locale != "en_US" { words += ["--locale", ShellWord.quoted(locale)] }
        if let dynamicType { words += ["--dynamic-type", dynamicType.rawValue] }
        if let direction { words += ["--direction", direction.rawValue] }
        if let orientation { words += ["--orientation", orientation.rawValue] }
        for list in variants { words += ["--variants", ShellWord.quoted(list.words)] }
        return words
    }

    func validate() throws {
        try Self.check(jobs: jobs)
        if let family, WidgetFamilyName(rawValue: family) == nil {
            let known = WidgetFamilyName.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("there is no widget family '\(family)'; the families are \(known)")
        }
        guard LocaleName.isWellFormed(locale) else {
            throw ValidationError("'\(locale)' is not a locale identifier; one looks like en_US or zh-Hant_TW")
        }
    }

    static func check(jobs: Int?) throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs), but must be 1 or more") }
    }

    func apply(to options: inout RenderOptions) {
        options.filter = filters
        options.colorScheme = colorScheme ?? .light
        options.system = system
        options.family = family.flatMap(WidgetFamilyName.init)
        options.look = renderingMode
        surroundings.apply(to: &options)
        options.entries = entries.map { $0.first...$0.last }
        options.until = until?.moment
        options.parameters = parameters.map(\.parameter)
        options.locale = Locale(identifier: locale)
        (options.dynamicType, options.direction, options.orientation) = (dynamicType, direction, orientation)
        options.contrast = contrast ?? .standard
        options.variants = VariantList.all(in: variants)
        for flag in flags { options[flag] = true }
    }
}

/// The previews that become pictures, and the look of the pictures.
struct ImageOptions: ParsableArguments {
    @OptionGroup var previews: PreviewOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point, above 0 and up to 16. (default: the scale of --device, else 3)", valueName: "factor"))
    var scale: Double?

    @Option(
        name: .customLong("fps"), parsing: .unconditional,
        help: ArgumentHelp("Frames per second, above 0 and up to 240.", valueName: "rate"))
    var framesPerSecond: Double = 30

    @OptionGroup var pace: PaceOptions

    /// The pixels per point of most iPhones.
    static let usualScale = 3.0
    /// The largest scale: more pixels per point than any screen has, and few enough that a large widget's picture fits in memory.
    static let largestScale = 16.0
    /// The largest rate: twice that of the fastest Apple screen.
    static let largestRate = 240.0

    /// The options that change the pictures and differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let scale { words += ["--scale", Amounts.number(scale)] }
        if framesPerSecond != 30 { words += ["--fps", Amounts.number(framesPerSecond)] }
        return words + pace.arguments + previews.arguments
    }

    func validate() throws {
        if let scale { try Self.check(scale: scale) }
        try Self.check(framesPerSecond: framesPerSecond)
    }

    static func check(scale: Double) throws {
        guard scale > 0, scale <= largestScale else {
            throw ValidationError("--scale is \(Amounts.number(scale)), but must be above 0 and at most 16")
        }
    }

    static func check(framesPerSecond: Double) throws {
        guard framesPerSecond > 0, framesPerSecond <= largestRate else {
            throw ValidationError("--fps is \(Amounts.number(framesPerSecond)), but must be above 0 and at most 240")
        }
    }

    func apply(to options: inout RenderOptions) {
        previews.apply(to: &options)
        options.scale = scale ?? Self.usualScale
        options.followsDevice = scale == nil
        options.framesPerSecond = framesPerSecond
        pace.apply(to: &options)
    }
}
