import Drawing
import Foundation
import ImageCodecs
import Pixels
import PreviewSteps
import Raster
import SwiftUI
import WidgetArchive

/// A preview as display lists: what comes after needs no views and no main actor.
package struct PreviewFilm: Sendable {
    /// Those beside the timeline first, then one an entry.
    package var stills: [Still] = []
    /// How many stills stand beside the timeline.
    package var asideCount = 0
    package var transitions: [Transition] = []
    /// The motion of a view by itself, if it moves.
    package var motion: Motion?
    /// The explanation of the view's own motion.
    var explanation: MotionExplanation?
    /// The scenes in which the view is touched.
    package var scenes: [Scene] = []
    package var diagnostics: [String] = []
    /// Notes that require no change.
    package var notes: [String] = []
    /// Failures to film parts of the preview, with their reasons.
    package var failures: [String] = []
    /// The wishes of the views for their snapshots.
    package var wishes = SnapshotWishes()
    /// The box of the view that files are cut to, in the stills and in the films between them, in points of the canvas; nil: there is none.
    var focus: CGRect?
    /// The names by which files can be cut to views.
    var focusNames: [String] = []
    /// The places of the views that the name of a cut fits, if they are several.
    var focusFrames: [CGRect] = []
    /// The height of the part of the first scroll view's content that is out of sight at the end, in points.
    package var hiddenHeight: CGFloat = 0
    /// The target of the first step if the preview lacks it, so that no step was carried out.
    var stepLack: StepLack?

    /// Adds diagnostics, each once.
    mutating func note(_ messages: [String]) {
        for message in messages where !diagnostics.contains(message) { diagnostics.append(message) }
    }

    /// Adds the remarks about a scene to the notes, each once.
    mutating func noteRemarks(of scene: Scene) {
        for words in scene.remarks where !notes.contains(words) { notes.append(words) }
    }

    /// The frames of a transition as they are drawn, between the still of an entry and that in front of it.
    func sequence(ofTransition index: Int) -> FrameRasterizer.Sequence {
        let still = asideCount + index
        return FrameRasterizer.Sequence(frames: transitions[index].frames, from: still, to: still + 1)
    }

    package struct Still: Sendable {
        package var name: String
        package var list: DisplayList
    }

    /// The way from one entry to the next.
    package struct Transition: Sendable {
        package var from: String
        package var to: String
        package var frames: [DisplayList]
        package var clock: FrameClock
        /// True if the next entry comes up while this one still moves: then no frame rests.
        package var isInterrupted = false
        package var name: String { "\(from)-\(to)" }

        /// Its frames, each shown for one tick of the clock, the last one for the dwell unless the next entry interrupts.
        ///
        /// - Parameters:
        ///   - hold: how long the first one is shown, if that is longer than a tick.
        ///   - speed: seconds of the view in a second of the film.
        func images(_ pixmaps: [Pixmap], dwell: FrameTime, hold: FrameTime = .zero, speed: Double = 1) -> [TimedImage] {
            let clock = clock.played(at: speed)
            return TimedImage.images(pixmaps, clock: clock, dwell: isInterrupted ? clock.frameDuration : dwell, hold: hold)
        }
    }

    /// A view of an app that moves by itself, from when it appears.
    package struct Motion: Sendable {
        package static let name = "motion"
        package var frames: [DisplayList]
        package var clock: FrameClock
        /// The moment of the first frame, in seconds from when the view appeared.
        package var start = 0.0
        /// Seconds of the view that a second of the film shows: 1, or, where a round is no whole number of frames, as near to that
        /// as it has to be for the round to fill the frames.
        package var pace = 1.0
        /// True if the last frame leads to the first: then it is shown for one tick of the clock like the others, else for the dwell.
        package var isLoop: Bool

        /// The moment of a frame, in seconds from when the view appeared.
        package func moment(ofFrame index: Int) -> Double { start + pace * clock.time(ofFrame: index) }

        /// Its frames as they are drawn, beside the only still.
        var sequence: FrameRasterizer.Sequence { FrameRasterizer.Sequence(frames: frames, from: 0, to: 0) }

        func images(_ pixmaps: [Pixmap], dwell: FrameTime, hold: FrameTime = .zero, speed: Double = 1) -> [TimedImage] {
            let clock = clock.played(at: speed)
            return TimedImage.images(pixmaps, clock: clock, dwell: isLoop ? clock.frameDuration : dwell, hold: hold)
        }
    }

    /// A view of an app while somebody does something to it.
    package struct Scene: Sendable {
        /// The name of the file, without its ending: `steps`, `tour/Espresso`.
        package var name: String
        /// The label of the scene on a page.
        package var label: String
        package var frames: [DisplayList] = []
        package var clock: FrameClock
        /// The items drawn over each frame: the finger.
        package var touchMarks: [[DisplayItem]] = []
        /// The explanation of the motion in the scene.
        var explanation: MotionExplanation?
        /// Remarks about the film that require no change.
        var remarks: [String] = []
        /// The addresses that taps in a widget would have opened, in order.
        package var openedURLs: [URL] = []
        package var diagnostics: [String] = []
        /// The box of the view that files are cut to, in points of the canvas; nil: it is never shown, or none is asked for.
        var focus: CGRect?
        /// The steps, by the frames at which they begin.
        var beats: [FilmBeat] = []
        /// The boxes that were shown, where they are wanted, the first at the moment of the first frame.
        var moments: [ArchivedScene.Moment] = []

        package init(name: String, label: String, clock: FrameClock) {
            (self.name, self.label, self.clock) = (name, label, clock)
        }

        /// Cuts off what no frame needs of a canvas below a size: it grows with what it shows.
        ///
        /// The first item of a frame is what lies behind the others on the whole canvas.
        mutating func fit(to size: CGSize) {
            let reach = frames.map { $0.extent(of: Array($0.items.dropFirst())) }.filter { !$0.isNull }.map(\.maxY).max() ?? 0
            let canvas = CGSize(width: size.width, height: max(size.height, reach.rounded(.up)))
            frames = frames.map { list in
                guard case .fill(_, let style, let paint)? = list.items.first else { return list }
                let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: canvas)), style, paint)
                return DisplayList(size: canvas, items: [ground] + list.items.dropFirst())
            }
        }

        /// The frames, with the items drawn over them.
        package var drawnFrames: [DisplayList] {
            zip(frames, touchMarks).map { DisplayList(size: $0.size, items: $0.items + $1) }
        }
    }
}
