import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What a process posts to itself in the manner of Core Foundation.
@Suite("Notifications of Core Foundation", .serialized) @MainActor struct CFNotificationTests {
    private final class Heard { var names: [String] = [] }

    @Test("What is posted is heard by those who asked for it, until they do not any more") func darwin() {
        let heard = Heard()
        let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        CFNotificationCenterAddObserver(
            center, observer,
            { _, observer, name, _, _ in
                guard let observer, let name else { return }
                Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append("\(name.rawValue)")
            }, "stop" as CFString, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, CFNotificationName(rawValue: "stop" as CFString), nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("start" as CFString), nil, nil, true)
        expect(heard.names, equals: ["stop"])
        CFNotificationCenterRemoveObserver(center, observer, CFNotificationName("stop" as CFString), nil)
        CFNotificationCenterPostNotification(center, CFNotificationName("stop" as CFString), nil, nil, true)
        expect(heard.names, equals: ["stop"])
    }
}
