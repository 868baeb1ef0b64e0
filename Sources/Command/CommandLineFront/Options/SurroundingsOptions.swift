import ArgumentParser
import HostProtocol

/// The place of widgets, Live Activities and controls, and the values they read of it.
struct SurroundingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draws previews in a place: homeScreen, lockScreen, standBy, watchFace, gallery or device. Live Activities are drawn where a phone "
                + "shows them, and a Dynamic Island opens and closes there. An app's view is drawn on a device: with its status bar, its "
                + "home indicator and the corners of its screen.", valueName: "place"))
    var context: Place?

    @Option(
        help: ArgumentHelp(
            "The device that determines the sizes of widgets, such as 'iPhone 15 Pro', 'Apple Watch 45mm' or 393x852.", valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("The colour of accented parts, as #RRGGBB or a name such as orange.", valueName: "colour"))
    var tint: String?

    /// The options that differ from their defaults, to be typed again.
    var arguments: [String] {
        var words: [String] = []
        if let context { words += ["--context", context.rawValue] }
        if let device { words += ["--device", ShellWord.quoted(device)] }
        if let tint { words += ["--tint", ShellWord.quoted(tint)] }
        return words
    }

    func apply(to options: inout RenderOptions) {
        options.surroundings = Surroundings(place: context, device: device, tint: tint.map { .named($0) })
    }
}
