import Foundation
import FoundationGaps
import RunContext
import TestSupport
import Testing
import UIKit

@Suite("Names that Foundation and UIKit bring on Apple's systems")
struct FoundationBringsTests {
    @Test("An error can be made of nothing")
    func emptyError() {
        let error = NSError()
        #expect(error.domain.isEmpty && error.code == 0)
    }

    @Test("UIKit alone brings the keychain and notifications")
    func brought() {
        expect(kSecClass as String, equals: "class")
        #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current() && kCFAllocatorDefault == nil)
    }

    @Test("A lock in a variable is taken once")
    func lock() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }

    @Test("The system's values are asked by their names, for their sizes first")
    func systemValues() {
        var size = 0
        expect(sysctlbyname("hw.machine", nil, &size, nil, 0), equals: 0)
        var text = [CChar](repeating: 0, count: size)
        expect(sysctlbyname("hw.machine", &text, &size, nil, 0), equals: 0)
        expect(String(cString: text), equals: "arm64")
        size = 2
        expect(sysctlbyname("hw.machine", &text, &size, nil, 0), equals: -1)
        expect(sysctlbyname("hw.nothing", nil, &size, nil, 0), equals: -1)
    }

    @Test("A library's handle may be missing where it is closed")
    func handles() {
        let handle = dlopen(nil, RTLD_LAZY)
        expect(dlclose(handle), equals: 0)
        expect(dlclose(nil), equals: -1)
    }

    @Test("A timer of a run loop fires on it")
    func runLoopTimer() {
        var count = 0
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.01, 0, 0) { _ in count += 1 }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
        for _ in 0..<20 where count < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
        CFRunLoopTimerInvalidate(timer)
        #expect(count >= 2 && !CFRunLoopTimerIsValid(timer))
    }

    private final class Counter: NSObject {
        var count = 1 {
            willSet { willChangeValue(for: \.count) }
            didSet { didChangeValue(for: \.count) }
        }
    }

    @Test("An observer hears the initial value and announced changes until it is gone")
    func observing() {
        let counter = Counter()
        var heard: [String] = []
        var observation: NSKeyValueObservation? = counter.observe(\.count, options: [.initial, .old, .new]) { _, change in
            heard.append("\(change.oldValue.map { "\($0)" } ?? "-")>\(change.newValue ?? 0)")
        }
        counter.count = 5
        observation = nil
        counter.count = 6
        expect(heard, equals: ["->1", "1>5"])
        #expect(observation == nil)
    }

    @Test("Older functions make geometry")
    func geometry() {
        expect(CGRectMake(1, 2, 3, 4), equals: CGRect(x: 1, y: 2, width: 3, height: 4))
        expect(CGRectGetMaxX(CGRectMake(1, 2, 3, 4)), equals: 4)
        expect(CGPointMake(1, 2), equals: CGPoint(x: 1, y: 2))
    }
}
