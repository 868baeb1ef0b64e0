import TestSupport
@testable import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// The screens of devices, by the facts of swift-snapshot-testing.
@Suite("Screens of devices") struct DeviceTests {
    @Test(arguments: [
        (ViewImageConfig.iPhoneSe, 320.0, 568.0, 20.0, 0.0, UIUserInterfaceSizeClass.compact),
        (.iPhone8, 375, 667, 20, 0, .compact), (.iPhone8(.landscape), 667, 375, 0, 0, .compact),
        (.iPhone8Plus(.landscape), 736, 414, 0, 0, .regular), (.iPhoneX, 375, 812, 44, 34, .compact),
        (.iPhoneX(.landscape), 812, 375, 0, 24, .compact), (.iPhoneXr(.landscape), 896, 414, 0, 24, .regular),
        (.iPhone13, 390, 844, 47, 34, .compact), (.iPhone13Mini, 375, 812, 50, 34, .compact),
        (.iPhone13ProMax(.landscape), 926, 428, 0, 21, .regular), (.iPadMini, 1024, 768, 20, 0, .regular),
        (.iPadMini(.portrait), 768, 1024, 20, 0, .regular), (.iPadPro11(.landscape(splitView: .oneHalf)), 592, 834, 24, 20, .compact),
        (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, 20, 0, .regular),
        (.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, 1366, 20, 0, .compact),
        (.iPad10_2(.landscape(splitView: .oneThird)), 320, 810, 20, 0, .compact),
    ])
    func screen(
        _ config: ViewImageConfig, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, widthClass: UIUserInterfaceSizeClass
    ) {
        expect(config.size, equals: CGSize(width: width, height: height))
        expect(config.safeArea.top, equals: top)
        expect(config.safeArea.bottom, equals: bottom)
        expect(config.traits.horizontalSizeClass, equals: widthClass)
    }

    @Test("Telephones have a type size of their own, tablets that of the system") func typeSizes() {
        expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory, equals: .medium)
        expect(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory, equals: .unspecified)
        expect(ViewImageConfig.iPhone13.deviceScale, equals: 3)
        expect(ViewImageConfig.iPhone8.deviceScale, equals: 2)
        expect(ViewImageConfig.iPhone13.traits.displayScale, equals: 0)
    }
}
