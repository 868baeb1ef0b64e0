import AppIntents
import Foundation
import PreviewSteps
import SwiftUI
import WidgetKit

/// How previews are to be rendered: everything that decides a byte of the result, with fixed defaults.
package struct RenderOptions: Sendable {
    /// Pixels per point, in 0.1...16.
    package var scale: Double = 3
    /// Whether a preview that names its device has that one's pixels instead.
    package var followsDevice = false
    package var framesPerSecond: Double = 30
    /// Seconds an animation rests on its last frame.
    package var dwell: Double = 1
    /// Seconds after an entry until the next one comes up, whether it has settled or not; nil: as long as there is between
    /// their dates, and at the most until it has settled.
    package var interval: Double?
    package var colorScheme: ColorScheme = .light
    /// Instead of the family the preview names.
    package var family: WidgetFamily?
    package var locale = Locale(identifier: "en_US")
    package var timeZone = TimeZone.gmt
    /// Whether people have asked for less motion.
    package var reducesMotion = false
    /// Files and folders of fonts that user code names, beside those among its resources.
    package var fonts: [String] = []
    /// Folders of user code, whose pictures and colours are found where they lie.
    package var sourceRoots: [String] = []

    /// Which entries of a timeline are drawn, counted from 1; nil: all that an author lists, and the first of a provider's.
    package var entries: ClosedRange<Int>?
    /// How far the timelines of providers are followed; nil: one timeline.
    package var until: VirtualMoment?
    /// The values of the parameters of widgets and controls.
    package var parameters: [ParameterWish] = []
    /// The places of those that something has which an earlier process drew.
    package var foundParameters: [Int] = []
    /// Which widgets are drawn without a preview.
    package var widgets = WidgetWish.unseen
    /// Which views are drawn without a preview.
    package var views = ViewWish.alone
    /// How the system colours widgets; nil: as each family is coloured where it stands.
    package var look: PreviewPlan.Look?
    /// Where what is shown stands, and what it is told of that.
    package var surroundings = Surroundings()
    /// How long a provider may take to answer.
    package var providerDeadline = 10.0

    /// How many of a provider's entries are drawn where nothing is said: enough to see what changes, and a timeline of one
    /// entry a minute stays a matter of seconds.
    package static let entriesByDefault = 1...8

    /// The same where a time is given for which they are followed.
    package static let followedByDefault = 1...48

    /// The entries that are drawn of what a provider gives.
    var providedEntries: ClosedRange<Int> { entries ?? (until == nil ? Self.entriesByDefault : Self.followedByDefault) }

    /// Seconds from a touch of a widget to the entry that follows it. Apple publishes none; a choice, about what the talk shows.
    package var latency = 0.5

    /// The longest animation, in seconds; what still moves then is cut off and reported.
    package var longestAnimation: Double { max(Self.longestByDefault, duration ?? 0) }
    private static let longestByDefault = 10.0

    /// What is reported of something that is cut off.
    ///
    /// - Parameter length: how long it would take, in seconds, if that is known.
    func cut(_ thing: String, length: Double) -> String {
        let whole = length.isFinite ? "; --duration \(Int(length.rounded(.up))) films all of it" : ""
        return "\(thing) does not come to rest within \(longestAnimation) s; the animation is cut off there\(whole)."
    }

    /// Seconds that are filmed of what moves for ever without coming back to where it was, nil: three; what ends is filmed to its end,
    /// however long, up to these seconds, and ten in any case.
    package var duration: Double?

    /// The first version of iOS that the code is made for; nil: not known. It decides how a widget without `containerBackground` looks.
    package var deploymentTarget: Double?

    /// Whether views stand in windows of a Mac and not on the screen of a phone.
    package var drawsWindows = false

    /// Whether the code is an app's, and not that of its widgets alone.
    package var isApp = false

    /// Whether it is written down what moves when.
    package var isExplained = false

    /// Whether a mark shows where a scripted finger touches.
    package var showsTouches = false

    /// What is done to a view of an app while it is filmed once more.
    package var steps: [PreviewStep] = []

    /// The most films of a tour, which touches everything once; nil for none.
    package var tourLimit: Int?

    package init() {}

    /// Gives parameters of widgets values, by name.
    package mutating func setParameters(_ values: [String: String]) {
        parameters = values.sorted { $0.key < $1.key }.map { ParameterWish(name: $0.key, words: $0.value) }
    }
}
