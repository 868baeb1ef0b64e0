import Foundation
import VirtualTime

// Core Foundation's run loops and timers are Foundation's here, as on Apple's systems, where they are bridged free of charge.
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

/// The allocator of Core Foundation's values, which Swift allocates here.
public final class CFAllocator: Sendable {}

/// The allocator that stands for the default one.
public let kCFAllocatorDefault: CFAllocator! = nil

/// A mode of a run loop.
///
/// Source: Apple, Core Foundation `CFRunLoopMode`.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
    public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)

    fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue) }
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Creates a timer, which runs once it is added to a run loop.
///
/// Source: Apple, Core Foundation `CFRunLoopTimerCreateWithHandler`.
///
/// - Parameters:
///   - fireDate: the first time, in seconds since the first instant of 2001.
///   - interval: seconds between two times; 0 for a timer that fires once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block?($0) }
}

/// Runs a timer, in a view's code in the view's virtual time.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let rl, let timer else { return }
    rl._add(timer, forMode: mode?.mode ?? .default)
}

/// Ends a timer: one that leaves its run loop here runs in no other.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { timer?.invalidate() }
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> Double { timer?.timeInterval ?? 0 }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> Double { timer?.fireDate.timeIntervalSinceReferenceDate ?? 0 }
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool { (timer?.timeInterval ?? 0) > 0 }

/// Performs a closure on the main queue, when the code that now runs has ended.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    nonisolated(unsafe) let work = block
    rl._perform { work() }
}
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
