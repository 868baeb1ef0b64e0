import Foundation

/// The tracks of keyframes, in order; a later one overrides what an earlier one did to the same property.
public struct _ResolvedKeyframes<Value> {
    /// A track with the type of its property erased.
    struct Track {
        var duration: TimeInterval
        var apply: (_ value: inout Value, _ time: TimeInterval) -> Void
    }

    let initialValue: Value
    var tracks: [Track] = []
}
