import ActivityKit

/// A parcel that somebody waits for.
struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stopsLeft: Int
        var minutes: Int

        /// How much of the way is done, from 0 to 1.
        var progress: Double { 1 - Double(stopsLeft) / 8 }
    }

    var sender: String
}

extension ParcelAttributes {
    static let preview = ParcelAttributes(sender: "Bean & Leaf")
}

extension ParcelAttributes.ContentState {
    static let loaded = Self(stopsLeft: 6, minutes: 42)
    static let near = Self(stopsLeft: 2, minutes: 12)
    static let here = Self(stopsLeft: 0, minutes: 1)
}
