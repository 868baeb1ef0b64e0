import Foundation

/// How previews are rendered: everything that decides a byte of the result, with fixed defaults.
///
/// The command line parses its arguments into these options, and a host uses them as they are: the types of SwiftUI and WidgetKit that
/// they stand for are made in `RenderOptions+Views.swift` of `PreviewRendering`.
package struct RenderOptions: Codable, Equatable, Sendable {
    // MARK: Which previews

    /// Patterns with `*` and `?` for names; a preview is taken if any of them fits. Empty: all.
    package var filter: [String] = []
    /// The names of the files whose previews are taken, those of previews whose file is unknown included; nil: all.
    package var files: [String]?
    /// The part of the previews that is taken; nil: all.
    package var shard: Shard?
    /// True if views without previews are drawn beside previews and widgets. Otherwise they are drawn only where there are no previews
    /// and no widgets.
    package var views = false
    /// The family that replaces the one of a preview.
    package var family: WidgetFamilyName?
    /// The entries of a timeline that are drawn, counted from 1; nil: all that an author lists, and the first of a provider's.
    package var entries: ClosedRange<Int>?
    /// How far the timelines of providers are followed; nil: one timeline.
    package var until: VirtualMoment?
    /// The values of the parameters of widgets and controls.
    package var parameters: [Parameter] = []

    // MARK: The images

    /// Pixels per point, in 0.1...16.
    package var scale = 3.0
    /// True if a device named by the options or by a preview uses its own pixels per point in place of `scale`.
    package var followsDevice = false
    package var colorScheme = ColorSchemeName.light
    /// The contrast that people have asked for.
    package var contrast = ContrastName.standard
    /// The system whose bars, controls and colours are drawn, and whose version user code sees.
    package var system = SystemName.iOS26
    package var locale = Locale(identifier: "en_US")
    /// The size of text that people have chosen; nil: large, the usual one.
    package var dynamicType: TextSizeName?
    /// The direction of layout; nil: that of the locale's language.
    package var direction: DirectionName?
    /// The way up the device is held; nil: as the preview asks for, or upright.
    package var orientation: OrientationName?
    /// How the system colours widgets; nil: as each family is coloured where it stands.
    package var look: WidgetLook?
    package var surroundings = Surroundings()
    /// The looks in which each preview is drawn; empty: as the other options say.
    package var variants: [RenderVariant] = []

    // MARK: The films

    package var framesPerSecond = 30.0
    /// Seconds an animation rests on its last frame.
    package var dwell = 1.0
    /// Seconds after an entry until the next one comes up, whether it has settled or not; nil: as long as there is between
    /// their dates, and at the most until it has settled.
    package var interval: Double?
    /// Seconds that are filmed of motion that goes on for ever without coming back to where it was, nil: three; motion that ends is
    /// filmed to its end, up to these seconds, and ten in any case.
    package var duration: Double?
    /// The steps that a scripted hand does to a view while it is filmed once more.
    package var steps: [PreviewStep] = []
    /// The most films of a tour, which touches everything once; nil for no tour.
    package var tourLimit: Int?
    /// Seconds from a touch of a widget to the entry that follows it. Apple publishes no value; a choice, close to the one that the talk
    /// shows.
    package var latency = 0.5
    /// The changes to finished pictures and films.
    package var finish = FileFinish()
    /// How long a provider may take to answer, in seconds.
    package var providerDeadline = 10.0

    /// The options that are either given or not; asked for by subscript.
    private var flags: Set<PreviewFlag> = []
    private var stepFlags: Set<StepFlag> = []

    /// The facts about the user's code that decide how it is shown.
    package var code = Code()

    package init() {}

    package subscript(flag: PreviewFlag) -> Bool {
        get { flags.contains(flag) }
        set { if newValue { flags.insert(flag) } else { flags.remove(flag) } }
    }

    package subscript(flag: StepFlag) -> Bool {
        get { stepFlags.contains(flag) }
        set { if newValue { stepFlags.insert(flag) } else { stepFlags.remove(flag) } }
    }

    /// The facts about the user's code that decide how it is shown.
    package struct Code: Codable, Equatable, Sendable {
        /// Folders, absolute, in which the files of `#fileID` stand, and that file names are shown relative to; images and colours are
        /// found where they lie in them.
        package var sourceRoots: [String] = []
        /// Files and folders of fonts that the code names, beside those among its resources; absolute.
        package var fonts: [String] = []
        /// Files that lie among the user's sources and may be fonts, absolute.
        package var foundFonts: [String] = []
        /// True for the code of an app. The window of an app without previews is drawn, whatever widgets it has.
        package var isApp = false
        /// True for views that stand in windows of a Mac, as large as their content, and not on the screen of a phone.
        package var drawsWindows = false
        /// The first version of iOS that the code is made for; nil: unknown. It decides how a widget without `containerBackground` looks.
        package var deploymentTarget: Double?

        package init() {}
    }

    /// The value of a widget's or control's parameter, in words.
    package struct Parameter: Codable, Equatable, Sendable {
        /// The type or kind of the widget or control that is meant; nil: all that have such a parameter.
        package var owner: String?
        package var name: String
        package var value: String

        package init(owner: String? = nil, name: String, value: String) { (self.owner, self.name, self.value) = (owner, name, value) }
    }
}

/// The surroundings of a widget, a Live Activity or a control.
package struct Surroundings: Codable, Equatable, Sendable {
    /// The place where the surface stands; nil: it is drawn by itself.
    package var place: Place?
    /// The name of a device or of its screen; nil: the device that images are made for.
    package var device: String?
    /// The colour of accented parts, which people choose on a device; nil: a warm yellow.
    package var tint: Tint?

    package init(place: Place? = nil, device: String? = nil, tint: Tint? = nil) {
        (self.place, self.device, self.tint) = (place, device, tint)
    }

    /// A colour of accented parts.
    package enum Tint: Codable, Equatable, Sendable {
        /// `#RRGGBB`, or the name of a system colour.
        case named(String)
        /// sRGB, each component from 0 to 1, not premultiplied.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
    }
}

/// A place in which the system shows a widget, a Live Activity or a control, or the device that shows an app.
package enum Place: String, Codable, CaseIterable, Sendable {
    case homeScreen, lockScreen, standBy, watchFace, gallery, device
}

/// The names of SwiftUI's `ColorScheme` cases.
package enum ColorSchemeName: String, Codable, CaseIterable, Sendable {
    case light, dark
}

/// The names of SwiftUI's `ColorSchemeContrast` cases.
package enum ContrastName: String, Codable, CaseIterable, Sendable {
    case standard, increased
}

/// The way up a device is held.
package enum OrientationName: String, Codable, CaseIterable, Sendable {
    case portrait, landscape
}

/// A release of iOS, by the number that people give.
package enum SystemName: String, Codable, CaseIterable, Sendable {
    case iOS14 = "14"
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"
}

/// The names of SwiftUI's `DynamicTypeSize` cases.
package enum TextSizeName: String, Codable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The names of SwiftUI's `LayoutDirection` cases.
package enum DirectionName: String, Codable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// The names of WidgetKit's `WidgetFamily` cases.
package enum WidgetFamilyName: String, Codable, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// How the system colours the views of a widget: the names of WidgetKit's `WidgetRenderingMode`, and iOS 26's other way to draw `accented`.
package enum WidgetLook: String, Codable, CaseIterable, Sendable {
    case fullColor
    /// In two colours: that of parts which are `widgetAccentable()`, and that of the others.
    case accented
    /// Without colour and translucent, on a Lock Screen.
    case vibrant
    /// In white on clear glass, as iOS 26 shows accented widgets to people who like it so.
    case clear
}
