/// The stage of a Live Activity in its life.
///
/// Source: Apple, ActivityKit `ActivityState`.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// It is shown and may be updated.
    case active
    /// It is shown for the last time and may no longer be updated.
    case ended
    /// It is no longer shown.
    case dismissed
    /// It is shown, but its content is out of date.
    case stale
    /// It is planned and not shown yet.
    case pending
}

/// The time for which a Live Activity stays after its app has gone.
///
/// Source: Apple, ActivityKit `ActivityStyle`.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
    /// Until it is ended.
    case standard
    /// Until its device is locked or it leaves the Dynamic Island.
    case transient
}

/// The way in which pushes reach a Live Activity.
///
/// Source: Apple, ActivityKit `PushType`.
public struct PushType: Hashable, Sendable {
    package let channel: String?

    /// Pushes by the activity's own token.
    public static let token = PushType(channel: nil)

    /// Pushes by a channel that many activities listen to.
    public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
