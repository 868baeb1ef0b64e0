// The modules are built for hosts alone: ZOETROPE_HOST=1 swift test --scratch-path .build-host --filter LoggerTests
#if canImport(os)
    import Foundation
    import OSLog
    import TestSupport
    import Testing
    @testable import os

    @Suite("Logging")
    struct LoggerTests {
        @Test func whatIsPrivateIsNotWritten() {
            let (name, count) = ("Ada", 3)
            let message: OSLogMessage =
                "\(name, privacy: .private) has \(count) of \(name, privacy: .public): \(0.5, format: .fixed(precision: 2))"
            expect(message.text, equals: "<private> has 3 of Ada: 0.50")
            let padded: OSLogMessage = "[\(255, format: .hex(includePrefix: true), align: .right(columns: 6))]"
            expect(padded.text, equals: "[  0xff]")
            Logger(subsystem: "zoetrope.test", category: "quiet").debug("not shown")
            #expect(!OSLog.disabled.isEnabled(type: .fault))
        }

        @Test func locksGuardWhatTheyHold() {
            let lock = OSAllocatedUnfairLock(initialState: 0)
            DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
            expect(lock.withLock { $0 }, equals: 100)
            var plain = os_unfair_lock()
            os_unfair_lock_lock(&plain)
            #expect(!os_unfair_lock_trylock(&plain))
            os_unfair_lock_unlock(&plain)
        }
    }
#endif
