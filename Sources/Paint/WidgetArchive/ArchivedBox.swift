import AnimationEngine
import Drawing
import Foundation
import Geometry

/// A box of an entry as it was evaluated and laid out: enough to draw it, and to move it to its state in another entry, without the views
/// that it came from.
package struct ArchivedBox: Sendable, Equatable {
    /// The kind of the box, and how it treats its contents.
    package enum Kind: Codable, Sendable, Equatable {
        /// Its children, back to front before z-indices are looked at.
        case layers
        /// Its first child, seen where the second has alpha.
        case mask
        /// Its first child; the second fills the container behind everything.
        case containerLayer
        /// Its only child, drawn by an effect.
        case effect(ArchivedEffect)
        /// Its only child, which can come and go; empty if it goes.
        case element(ArchivedPassage)
        case text(ArchivedText)
        case shape(ArchivedShape)
        /// The drawing of a view that has no box of its own kind and stands still.
        case drawing(ArchivedImage)
        /// The drawing of an image view, which fades from the drawing in the entry before.
        case fade(ArchivedImage)
        /// The drawing of such a view from moment to moment.
        case film(ArchivedFilm)
    }

    /// The number of the box, the same in all entries that have the box.
    package var number: Int
    package var kind: Kind
    /// The frame in points from the top left of the container.
    package var frame: CGRect
    package var surroundings: ArchivedSurroundings
    /// The transaction that moves the box from its state in the entry before.
    package var motion: ArchivedMotion
    package var zIndex: Double?
    package var children: [ArchivedBox]

    package init(
        number: Int, kind: Kind, frame: CGRect, surroundings: ArchivedSurroundings, motion: ArchivedMotion, zIndex: Double?,
        children: [ArchivedBox]
    ) {
        (self.number, self.kind, self.frame, self.surroundings) = (number, kind, frame, surroundings)
        (self.motion, self.zIndex, self.children) = (motion, zIndex, children)
    }
}

/// The part of the environment that the drawing of a box reads.
package struct ArchivedSurroundings: Codable, Sendable, Equatable {
    package enum Content: Codable, Sendable, Equatable {
        case automatic
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool, value: Double?)
    }

    package var isRightToLeft = false
    package var reducesMotion = false
    /// True if bars stand for the box's contents.
    package var isRedacted = false
    package var content = Content.automatic
    package var contentAddsGroup = false

    package init() {}
}

/// The part of a transaction that concerns a change.
package struct ArchivedMotion: Codable, Sendable, Equatable {
    package var animation: AnimationForm?
    package var disablesAnimations: Bool

    package init(animation: AnimationForm?, disablesAnimations: Bool) {
        (self.animation, self.disablesAnimations) = (animation, disablesAnimations)
    }
}

/// The way an element comes and goes.
package struct ArchivedPassage: Codable, Sendable, Equatable {
    package var transition: ArchivedTransition?
    /// The motion with which the element appears in this entry; nil if it was present before.
    package var entrance: ArchivedMotion?
    /// The motion with which the element goes in this entry; nil if it stays.
    package var exit: ArchivedMotion?

    package init(transition: ArchivedTransition?, entrance: ArchivedMotion?, exit: ArchivedMotion?) {
        (self.transition, self.entrance, self.exit) = (transition, entrance, exit)
    }
}

/// A transition of the system's; edges are `top`, `leading`, `bottom`, `trailing`.
package indirect enum ArchivedTransition: Codable, Sendable, Equatable {
    package enum Edge: String, Codable, Sendable { case top, leading, bottom, trailing }

    case identity
    case opacity
    case slide
    case scale(Double, x: Double, y: Double)
    case offset(x: Double, y: Double)
    case move(Edge)
    case push(Edge)
    /// A blur and change of size; with `upUp` the element grows while it disappears, too.
    case blurReplace(upUp: Bool)
    case asymmetric(insertion: ArchivedTransition, removal: ArchivedTransition)
    case combined(ArchivedTransition, ArchivedTransition)
    case animated(ArchivedTransition, AnimationForm?)
}

/// A modifier of how something is drawn, with the numbers that animate.
package struct ArchivedEffect: Codable, Sendable, Equatable {
    /// The kind of the effect; the numbers of each are listed in `Documentation/Archive.md`.
    package enum Name: String, Codable, Sendable {
        case offset, rotation, rotation3D, projection, scale, affine, relativeOffset, clip, colorMultiply, opacity, group
        case opaqueGroup, blend, blur, opaqueBlur, shadow, brightness, contrast, saturation, grayscale, hueRotation, invert
        case luminanceToAlpha, accented, original, standard
    }

    package var name: Name
    package var numbers: [Double]
    /// The outline along which a clip cuts.
    package var form: ArchivedForm?
    package var rule: ArchivedRule?
    package var blendMode: ArchivedBlendMode?

    package init(
        _ name: Name, _ numbers: [Double] = [], form: ArchivedForm? = nil, rule: ArchivedRule? = nil,
        blendMode: ArchivedBlendMode? = nil
    ) {
        (self.name, self.numbers, self.form, self.rule, self.blendMode) = (name, numbers, form, rule, blendMode)
    }
}

/// A drawing that is drawn at once, and meets the effects around it as one.
package struct ArchivedLeaf: Codable, Sendable, Equatable {
    package var drawing: ArchivedDrawing
    /// True if it fades as a whole, as pictures do, and not paint by paint.
    package var fadesAsGroup: Bool

    package init(_ items: [DisplayItem], fadesAsGroup: Bool) { (drawing, self.fadesAsGroup) = (ArchivedDrawing(items), fadesAsGroup) }
}

/// The drawing of a view, leaf by leaf, in points from the top left of the container: the boxes around it may still fade it, colour it,
/// and move it.
package struct ArchivedImage: Codable, Sendable, Equatable {
    /// The position of the view at that time.
    package var origin: CGPoint
    package var leaves: [ArchivedLeaf]
    /// The same leaves by the groups that the system gives colours of its own: the standard one, the accented one, and pictures that keep
    /// their colours; nil where everything belongs to the group around it.
    package var tones: [[ArchivedLeaf]]?

    package init(origin: CGPoint, leaves: [ArchivedLeaf], tones: [[ArchivedLeaf]]?) {
        (self.origin, self.leaves, self.tones) = (origin, leaves, tones)
    }

    var isSound: Bool {
        tones.map { $0.count == 3 } ?? true && abs(origin.x) <= ArchiveLimits.distance && abs(origin.y) <= ArchiveLimits.distance
    }
}

extension ArchivedFilm {
    var isSound: Bool {
        let readings = readings ?? []
        return ArchiveLimits.rates.contains(millihertz) && still.isSound && frames.allSatisfy(\.isSound)
            && settling.map { $0 >= 0 && $0.isFinite } ?? true
            && readings.allSatisfy { $0.picture.isSound && $0.seconds >= 0 && $0.seconds.isFinite }
            && zip(readings, readings.dropFirst()).allSatisfy { $0.seconds < $1.seconds }
    }
}

extension ArchivedBox {
    /// Seconds after its entry of the last reading of a text that ticks in it; nil where no reading is archived.
    package var lastReading: Double? {
        var latest: Double?
        if case .film(let film) = kind { latest = film.readings?.last?.seconds }
        for child in children { if let other = child.lastReading { latest = max(latest ?? 0, other) } }
        return latest
    }

    /// True if the box, or a box inside it, is a film.
    package var hasFilms: Bool {
        if case .film = kind { return true }
        return children.contains { $0.hasFilms }
    }
}

/// The drawings of a view from moment to moment, beginning with the entry.
package struct ArchivedFilm: Codable, Sendable, Equatable {
    /// Frames per 1000 seconds; a moment between two shows the earlier one, a later moment the last.
    package var millihertz: Int
    package var frames: [ArchivedImage]
    /// The view at the date of its entry, when it is at rest.
    package var still: ArchivedImage
    /// Seconds until it is at rest; nil: it was from the start.
    package var settling: Double?
    /// The readings of ticking texts after the frames, in order of time; nil: the texts keep the reading of the last frame.
    package var readings: [Reading]?

    /// The view from some seconds after its entry on, until the next reading.
    package struct Reading: Codable, Sendable, Equatable {
        package var seconds: Double
        package var picture: ArchivedImage

        package init(seconds: Double, picture: ArchivedImage) { (self.seconds, self.picture) = (seconds, picture) }
    }

    package init(millihertz: Int, frames: [ArchivedImage], still: ArchivedImage, settling: Double?) {
        (self.millihertz, self.frames, self.still, self.settling) = (millihertz, frames, still, settling)
    }

    /// The picture so many seconds after the entry has come up.
    package func picture(at seconds: Double) -> ArchivedImage {
        if let reading = readings?.last(where: { $0.seconds <= seconds + 1e-6 }) { return reading.picture }
        let index = Int(min(max(seconds * Double(millihertz) / 1000 + 1e-6, 0), Double(Int32.max)))
        return frames.isEmpty ? still : frames[min(index, frames.count - 1)]
    }
}
