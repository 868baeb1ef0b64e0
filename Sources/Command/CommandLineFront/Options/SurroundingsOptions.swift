import ArgumentParser
import HostProtocol

/// The place of widgets, Live Activities and controls, and the values they read of it.
struct SurroundingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draws previews in a place: homeScreen, lockScreen, standBy, watchFace or gallery. Live Activities are drawn where a phone "
                + "shows them, and a Dynamic Island opens and closes there.", valueName: "place"))
    var context: PlaceChoice?

    @Option(
        help: ArgumentHelp(
            "The device that determines the sizes of widgets, such as 'iPhone 15 Pro', 'Apple Watch 45mm' or 393x852.", valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("The colour of accented parts, as #RRGGBB or a name such as orange.", valueName: "colour"))
    var tint: String?

    @Flag(name: .customLong("always-on"), help: "Draws for a dimmed display: isLuminanceReduced is true.")
    var isDimmed = false

    @Flag(name: .customLong("privacy"), help: "Hides privacySensitive() views, as a locked device does.")
    var isPrivate = false

    @Flag(name: .customLong("simplified"), help: "Asks widgets for fewer details: levelOfDetail is simplified.")
    var isSimplified = false

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let context { words += ["--context", context.rawValue] }
        if let device { words += ["--device", ShellWord.quoted(device)] }
        if let tint { words += ["--tint", ShellWord.quoted(tint)] }
        if isDimmed { words.append("--always-on") }
        if isPrivate { words.append("--privacy") }
        if isSimplified { words.append("--simplified") }
        return words
    }

    /// The same options for a host; nil if all are at their defaults.
    var request: HostRequest.Surroundings? {
        guard !arguments.isEmpty else { return nil }
        return HostRequest.Surroundings(
            context: context?.rawValue, device: device, tint: tint, isDimmed: isDimmed, isPrivate: isPrivate,
            isSimplified: isSimplified)
    }
}

/// The places `--context` takes.
enum PlaceChoice: String, ExpressibleByArgument, CaseIterable {
    case homeScreen, lockScreen, standBy, watchFace, gallery
}
