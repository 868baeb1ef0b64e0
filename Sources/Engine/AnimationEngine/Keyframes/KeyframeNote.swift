import Foundation

/// The effect of one keyframe of a track, for a reader who asks what moves when.
package struct KeyframeNote: Sendable, Equatable {
    /// The property that the track is of: `scale`, `offset.x`.
    package var track: String
    /// The numbers that the property is made of, where the keyframe begins and where it leads.
    package var from: [Double]
    package var to: [Double]
    /// The same numbers in the units of a source.
    package var parts: [ExplainedPart]
    /// The keyframe as it is written in a source.
    package var keyframe: String
    /// Seconds of the timeline; equal for a move.
    package var start: Double
    package var end: Double
    /// Seconds that it was to last and does not, as they are no duration.
    package var unusableDuration: Double?

    /// True if both ends of the keyframe are finite; a curve through infinity is drawn nowhere.
    package var isFinite: Bool { (from + to).allSatisfy(\.isFinite) }
}

extension KeyframeTimeline {
    /// The effect of each keyframe, track by track.
    package var notes: [KeyframeNote] { resolved.tracks.flatMap { $0.notes(Self.name(of: $0.property)) } }

    /// Returns the name of a property: the path to it without its root. A computed property has no name at run time, so its type stands
    /// for it.
    private static func name(of property: AnyKeyPath) -> String {
        let path = "\(property)"
        guard let dot = path.firstIndex(of: ".") else { return path }
        let name = path[path.index(after: dot)...]
        if name == "self" { return "value" }
        guard !name.contains("<") else { return "\(type(of: property).valueType)" }
        return String(name)
    }
}
