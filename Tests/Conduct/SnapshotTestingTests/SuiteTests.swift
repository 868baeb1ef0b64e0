import Foundation
import FoundationNetworking
import QuartzCore
import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

/// A suite as people have it: methods of XCTest that are not async, on no actor, with accepted texts and pictures in `__Snapshots__`.
final class SuiteTests: XCTestCase {
    private struct Card: View {
        var title = "Card"
        var body: some View { Text(title).font(.headline).padding(8).background(.yellow) }
    }

    /// The folder of snapshots that are made here, and removed.
    private var folder = ""

    override func setUp() {
        super.setUp()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("suite-\(UInt64.random(in: 0 ... .max))").path
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    /// Records a snapshot, then compares another with it, and returns the failure of that.
    private func failure<Value, Format>(_ old: Value, _ new: Value, _ strategy: Snapshotting<Value, Format>) -> String? {
        let recorded = verifySnapshot(of: old, as: strategy, named: "one", record: .all, snapshotDirectory: folder)
        XCTAssertNotNil(recorded)
        return verifySnapshot(of: new, as: strategy, named: "one", record: .never, snapshotDirectory: folder)
    }

    func testViewsAreCompared() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded where CI is set")
        XCTAssertNil(failure(Card(), Card(), .image))
        XCTAssertNotNil(failure(Card(), Card(title: "Other"), .image))
        XCTAssertNil(failure(Card(), Card(title: "Card"), .image(precision: 0.98, layout: .device(config: .iPhone8))))
    }

    func testOwnFormatsAreCompared() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded where CI is set")
        struct Temperature { var degrees: Double }
        let diffing = Diffing<Temperature>(
            toData: { Data("\($0.degrees)".utf8) }, fromData: { Temperature(degrees: Double(String(decoding: $0, as: UTF8.self)) ?? 0) }
        ) { old, new in
            abs(old.degrees - new.degrees) > 1 ? ("\(new.degrees) is too far from \(old.degrees)", []) : nil
        }
        let strategy = Snapshotting<Temperature, Temperature>(pathExtension: "degrees", diffing: diffing)
        XCTAssertNil(failure(Temperature(degrees: 20), Temperature(degrees: 20.5), strategy))
        let message = failure(Temperature(degrees: 20), Temperature(degrees: 30), strategy)
        XCTAssertTrue(message?.contains("30.0 is too far from 20.0") == true, message ?? "nil")
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/failure-_-_-_.one.degrees"))
    }

    func testSnapshotsThatAreThereLater() {
        let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { callback(text + "!") }
            }
        }
        let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        assertSnapshot(of: "late", as: later)
        assertSnapshot(of: 7, as: later.pullback { "number \($0)" })
        assertSnapshot(of: "waited", as: .wait(for: 0.01, on: .lines))
        let message = verifySnapshot(of: "a", as: never, named: "never", snapshotDirectory: folder, timeout: 0.05)
        XCTAssertTrue(message?.contains("not there after 0.05 seconds") == true, message ?? "nil")
    }

    func testTexts() {
        var request = URLRequest(url: URL(string: "https://example.org/a?z=1&b=2")!)
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.httpBody = Data("a=\"b\"".utf8)
        assertSnapshot(of: request, as: .raw, named: "raw")
        assertSnapshot(of: request, as: .curl, named: "curl")
        enum Side: CaseIterable { case left, right }
        assertSnapshot(of: { (side: Side) in side == .left ? 1 : 2 }, as: Snapshotting<Side, String>.func(into: .description))
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.5))
        assertSnapshot(of: path, as: .elementsDescription, named: "path")
        assertSnapshot(of: Data([1, 2, 3]), as: .data, named: "data")
    }

    /// A view without a size has that of its content in each type size, and none again afterwards.
    @MainActor private static func compareTypeSizes() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Words"
        let categories = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge]
        let widths = categories.map { category in
            var width: CGFloat = 0
            let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(preferredContentSizeCategory: category))
            strategy.snapshot(label).run { width = $0.size.width }
            return width
        }
        XCTAssertTrue(widths[0] > 20 && widths[0] < widths[1] - 4 && widths[1] < widths[2] - 20, "\(widths)")
        XCTAssertEqual(label.frame, .zero)
    }

    func testTypeSizes() { MainActor.assumeIsolated { Self.compareTypeSizes() } }

    @MainActor private static func compareHierarchies() {
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
        label.text = "Words"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.addSubview(label)
        assertSnapshot(of: view, as: .recursiveDescription, named: "view", testName: "testHierarchies()")
        assertSnapshot(
            of: UINavigationController(rootViewController: UIViewController()), as: .hierarchy, named: "controllers",
            testName: "testHierarchies()")
    }

    func testHierarchies() { MainActor.assumeIsolated { Self.compareHierarchies() } }

    func testOlderForms() {
        XCTAssertFalse(isRecording)
        let isTrue: Bool? = nil
        assertSnapshot(matching: "older", as: .lines, record: isTrue)
        assertSnapshots(of: "many", as: ["lines": .lines, "dump": .dump])
        assertSnapshots(matching: "many", as: ["lines": .lines, "dump": .dump], record: isTrue)
        assertSnapshots(matching: "counted", as: [.lines], record: isTrue)
        XCTAssertNil(verifySnapshot(matching: "older", as: .lines, named: "1", record: isTrue, testName: "testOlderForms()"))
        XCTAssertEqual(withSnapshotTesting(record: .all) { isRecording }, true)
    }

    func testFromAnotherThread() {
        let done = expectation(description: "done")
        DispatchQueue.global().async {
            assertSnapshot(of: Card(), as: .image(layout: .fixed(width: 80, height: 40)), named: "elsewhere")
            done.fulfill()
        }
        wait(for: [done], timeout: 20)
    }
}
