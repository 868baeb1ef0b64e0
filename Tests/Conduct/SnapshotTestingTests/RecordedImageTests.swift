import Foundation
import HostProtocol
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import SnapshotTesting

/// Snapshots that stand beside the pictures of Apple's systems.
@Suite("Beside a recorded picture") @MainActor struct RecordedImageTests {
    @Test("The head of a picture has its size, and other files have none") func head() {
        let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        let size: [UInt8] = [0, 0, 4, 146, 0, 0, 9, 228]
        let picture = RecordedImage(head: signature + [0, 0, 0, 13] + Array("IHDR".utf8) + size)
        expect(picture, equals: RecordedImage(widthInPixels: 1170, heightInPixels: 2532))
        expect(RecordedImage(head: Array("version https://git-lfs.github.com/spec/v1".utf8.prefix(24))), equals: nil)
        expect(RecordedImage(head: signature), equals: nil)
    }

    @Test(
        "The scale is that of both sides, if it is 1, 2 or 3",
        arguments: [(100, 50, 2.0), (150, 75, 3), (52, 24, 1), (200, 100, nil), (100, 75, nil)])
    func scale(_ width: Int, _ height: Int, _ scale: CGFloat?) {
        let picture = RecordedImage(widthInPixels: width, heightInPixels: height)
        expect(picture.scale(for: CGSize(width: 50, height: 25)), equals: scale)
        expect(picture.scale(for: .zero), equals: nil)
    }

    @Test(
        "The screen is that of the device that is as large as the picture",
        arguments: [(1242, 2688, CGSize(width: 414, height: 896)), (750, 1334, CGSize(width: 375, height: 667)), (632, 101, nil)])
    func screen(_ width: Int, _ height: Int, _ screen: CGSize?) {
        expect(RecordedImage(widthInPixels: width, heightInPixels: height).screen, equals: screen)
    }

    @Test("A controller without a size has the screen of Apple's picture beside it") func screenOfController() throws {
        func size(beside picture: RecordedImage?) throws -> CGSize {
            try RunContext.with(\.recordedImage, picture) {
                var image: UIImage?
                Snapshotting<UIViewController, UIImage>.image.snapshot(UIViewController()).run { image = $0 }
                return try #require(image).size
            }
        }
        expect(try size(beside: RecordedImage(widthInPixels: 1125, heightInPixels: 2436)), equals: CGSize(width: 375, height: 812))
        expect(try size(beside: nil), equals: UIScreen.main.bounds.size)
    }

    // MARK: Scales

    /// Records two snapshots of a square of 10 points: the first beside no picture, the second beside one of 20 pixels.
    private func widths(_ strategy: Snapshotting<Color, UIImage>, _ variables: [String: String] = [:]) throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorded-\(UInt64.random(in: 0 ... .max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let apple = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .onePixel).image { _ in }
        try #require(apple.pngData()).write(to: folder.appendingPathComponent("square.apple.png"))
        let environment = [SuiteVariables.platform: "linux", "SNAPSHOT_ARTIFACTS": folder.path].merging(variables) { $1 }
        return try SnapshotTestingConfiguration.$environment.withValue(environment) {
            try ["alone", "apple"].map { name in
                _ = verifySnapshot(
                    of: Color.red, as: strategy, named: name, record: .all, snapshotDirectory: folder.path, testName: "square")
                let data = try Data(contentsOf: folder.appendingPathComponent("square.\(name).linux.png"))
                return try #require(RecordedImage(head: [UInt8](data.prefix(24)))).widthInPixels
            }
        }
    }

    @Test("A snapshot has the scale of Apple's picture beside it, unless the test or the run names one") func scales() throws {
        expect(try widths(.image(layout: .fixed(width: 10, height: 10))), equals: [30, 20])
        expect(try widths(.image(size: CGSize(width: 10, height: 10), scale: 1)), equals: [10, 10])
        expect(
            try widths(.image(layout: .fixed(width: 10, height: 10), traits: UITraitCollection(displayScale: 3))), equals: [30, 30])
        expect(try widths(.image(layout: .fixed(width: 10, height: 10)), [SuiteVariables.scale: "1"]), equals: [10, 10])
    }

    @Test("A view that chooses its size is laid out again at the scale of Apple's picture") func ownSize() throws {
        let strategy = Snapshotting<AnyView, UIImage>.image.pullback { (color: Color) in AnyView(color.frame(width: 10, height: 10)) }
        expect(try widths(strategy), equals: [30, 20])
    }

    // MARK: The status bar

    /// The rows of points above a black bar at the top of the safe area.
    private func top(_ config: ViewImageConfig, statusBar: String?) -> Int? {
        let view = Rectangle().fill(.black).frame(width: 10, height: 10).frame(maxHeight: .infinity, alignment: .top)
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: config, traits: UITraitCollection(displayScale: 1))
        var environment = [SuiteVariables.platform: "linux"]
        environment[SuiteVariables.statusBar] = statusBar
        return SnapshotTestingConfiguration.$environment.withValue(environment) {
            var image: UIImage?
            strategy.snapshot(UIHostingController(rootView: view)).run { image = $0 }
            guard let pixmap = image?.cgImage?.pixmap else { return nil }
            return (0..<pixmap.heightInPixels).first { row in
                pixmap.bytes[4 * (row * pixmap.widthInPixels + pixmap.widthInPixels / 2)] == 0
            }
        }
    }

    @Test("In an app the status bar of the simulator covers the top of a screen that keeps space clear") func statusBar() {
        expect(top(.iPhone13Pro, statusBar: nil), equals: 47)
        expect(top(.iPhone13Pro, statusBar: SuiteVariables.anySimulator), equals: 54)
        expect(top(.iPhone13Pro, statusBar: "44"), equals: 47)
        expect(top(.iPhoneSe, statusBar: "48"), equals: 48)
        expect(top(.iPhone8(.landscape), statusBar: SuiteVariables.anySimulator), equals: 0)
    }

    @Test("A simulator of two pixels per point has another status bar") func smallerScreens() {
        let environment = [SuiteVariables.statusBar: SuiteVariables.anySimulator]
        SnapshotTestingConfiguration.$environment.withValue(environment) {
            expect(SnapshotTestingConfiguration.statusBar(atScale: 3, of: .iPhoneSe), equals: 54)
            expect(SnapshotTestingConfiguration.statusBar(atScale: 2, of: .iPhoneSe), equals: 48)
            expect(SnapshotTestingConfiguration.statusBar(atScale: 2, of: .iPadMini), equals: 24)
        }
    }

    // MARK: Containers

    @Test("A navigation controller has the screen below its safe area, and tabs the screen above the bottom") func containers() {
        func size(_ controller: UIViewController, _ config: ViewImageConfig) -> CGSize? {
            var image: UIImage?
            Snapshotting<UIViewController, UIImage>.image(on: config, traits: UITraitCollection(displayScale: 1)).snapshot(controller)
                .run { image = $0 }
            return image?.size
        }
        let pages = UINavigationController(rootViewController: UIViewController())
        expect(size(pages, .iPhoneX), equals: CGSize(width: 375, height: 812 - 44))
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        expect(size(tabs, .iPhoneX), equals: CGSize(width: 375, height: 812 - 34))
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        // The sizes of `testTraitsEmbeddedInTabNavigation` in swift-snapshot-testing.
        expect(size(tabs, .iPhone8), equals: CGSize(width: 375, height: 647))
        expect(size(tabs, .iPhoneX), equals: CGSize(width: 375, height: 734))
        expect(size(tabs, .iPadMini), equals: CGSize(width: 1024, height: 748))
    }
}

extension UIGraphicsImageRendererFormat {
    /// Pictures of one pixel per point.
    fileprivate static var onePixel: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
