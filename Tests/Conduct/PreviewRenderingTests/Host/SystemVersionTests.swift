import Foundation
import TestSupport
import Testing
import UIKit

@testable import PreviewRendering

@Suite("The version of the system that code is told of") @MainActor struct SystemVersionTests {
    @Test func version() {
        SystemVersion.start()
        let version = ProcessInfo.processInfo.operatingSystemVersion
        expect("\(version.majorVersion).\(version.minorVersion)", equals: UIDevice.current.systemVersion)
        expect(version.patchVersion, equals: 0)
        #expect(
            ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)))
        SystemVersion.stop()
        #expect("\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)" != UIDevice.current.systemVersion.prefix { $0 != "." })
    }
}
