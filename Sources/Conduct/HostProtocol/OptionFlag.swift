/// Options without a value, which are either given or not. The raw value is the option's name on the command line.
///
/// A new one is a case with its help, and one use of `options[.case]`: the command line offers every case.
package protocol OptionFlag: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable {
    var help: String { get }
    /// Further names of the same option.
    var otherNames: [String] { get }
}

extension OptionFlag {
    package var otherNames: [String] { [] }
}

/// Flags of all commands that draw; they change the images.
package enum PreviewFlag: String, OptionFlag {
    case boldText = "bold-text"
    case reduceMotion = "reduce-motion"
    case widgets
    case alwaysOn = "always-on"
    case privacy
    case simplified
    case bezel

    package var help: String {
        switch self {
        case .boldText: "Draws the system's fonts heavier: legibilityWeight is bold."
        case .reduceMotion: "Draws with reduced motion: accessibilityReduceMotion is true."
        case .widgets: "Also draws widgets that previews show: placeholder, snapshot and timeline of each family."
        case .alwaysOn: "Draws for a dimmed display: isLuminanceReduced is true."
        case .privacy: "Hides privacySensitive() views, as a locked device does."
        case .bezel: "Draws a plain frame around the screen of an app's view, as with --context device."
        case .simplified: "Asks widgets for fewer details: levelOfDetail is simplified."
        }
    }
}

/// Flags of commands that film steps and tours.
package enum StepFlag: String, OptionFlag {
    case showTouches = "show-touches"
    case explain

    package var otherNames: [String] { self == .showTouches ? ["touch-indicator"] : [] }

    package var help: String {
        switch self {
        case .showTouches: "Marks the positions of the fingers."
        case .explain: "Lists when each animation runs, with its view, attribute, values, start and end, as text and JSON."
        }
    }
}

/// Flags of `render`, about its files.
package enum FileFlag: String, OptionFlag {
    case smallest
    case lossyGIF = "lossy-gif"

    package var help: String {
        switch self {
        case .smallest: "Spends much longer on smaller PNG, APNG and WebP files with the same pixels."
        case .lossyGIF: "Makes GIF files smaller by hardly visible changes of colour."
        }
    }
}
