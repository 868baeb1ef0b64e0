import Foundation

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command from outside. A render gets none.
public class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public unowned let command: MPRemoteCommand
    public let timestamp: TimeInterval
    init(command: MPRemoteCommand, timestamp: TimeInterval) { (self.command, self.timestamp) = (command, timestamp) }
}

/// A command to go to a time.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let positionTime: TimeInterval
    init(command: MPRemoteCommand, timestamp: TimeInterval, position: TimeInterval) {
        positionTime = position
        super.init(command: command, timestamp: timestamp)
    }
}

/// A command to skip.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let interval: TimeInterval
    init(command: MPRemoteCommand, timestamp: TimeInterval, interval: TimeInterval) {
        self.interval = interval
        super.init(command: command, timestamp: timestamp)
    }
}

/// A program's answers to a command of a headset or a Lock Screen. A render has neither: nothing calls the handlers.
///
/// Source: Apple, MediaPlayer `MPRemoteCommand`.
public class MPRemoteCommand: NSObject, @unchecked Sendable {
    public var isEnabled = true
    private var handlers: [(token: NSObject, call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    @discardableResult
    public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }
    /// Removes a handler by its token, or all.
    public func removeTarget(_ target: Any?) {
        guard let token = target as? NSObject else { return handlers.removeAll() }
        handlers.removeAll { $0.token === token }
    }
}

/// A command to skip by some seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    public var preferredIntervals: [NSNumber] = []
}

/// A command to go to a time.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The commands of headsets and of the Lock Screen.
///
/// Source: Apple, MediaPlayer `MPRemoteCommandCenter`.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    public class func shared() -> MPRemoteCommandCenter { center }
    private override init() {}

    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
