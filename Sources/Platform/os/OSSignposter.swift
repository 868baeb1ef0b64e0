/// A source of marks for instruments that measure stretches of time. A render has none: marks are written as debug log messages, which
/// are not shown by default.
///
/// Source: Apple, os `OSSignposter`.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    public init(logHandle: OSLog) { log = logHandle }
    public init(logger: Logger) { log = .default }
    public init() { log = .default }

    public static let disabled = OSSignposter(logHandle: .disabled)

    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { .exclusive }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.write("begin \(name)", .debug)
        return OSSignpostIntervalState(id: id)
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        log.write("begin \(name): \(message.text)", .debug)
        return OSSignpostIntervalState(id: id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { log.write("end \(name)", .debug) }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        log.write("end \(name): \(message.text)", .debug)
    }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.write("event \(name)", .debug) }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        log.write("event \(name): \(message.text)", .debug)
    }

    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The identifier that distinguishes marks of one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 1 }
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A stretch of time that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    init(id: OSSignpostID) { self.id = id }
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}

/// The kind of a mark.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.write("\(type) \(name)", .debug)
}

/// Writes a mark with a message in the format of C's `printf`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    log.write("\(type) \(name) \(LogFormat.text(format, arguments))", .debug)
}
