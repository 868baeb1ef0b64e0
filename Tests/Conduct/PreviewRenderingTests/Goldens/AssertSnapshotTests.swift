import Delivery
import Foundation
import ImageCodecs
import Pixels
import SwiftUI
import TestSupport
import Testing
import UIKit
import WidgetKit

@testable import PreviewRendering
@testable import SnapshotTesting
@testable import Snapshots

/// Pictures of single views and widgets, beside this file, in both frameworks; see also `XCTestSnapshotTests`.
@Suite("assertSnapshot", .serialized) @MainActor struct AssertSnapshotTests {
    struct Badge: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Label("Coffee", systemImage: "cup.and.saucer.fill")
                .font(.headline)
                .foregroundStyle(scheme == .dark ? .orange : .brown)
                .padding(12)
        }
    }

    @Test func badge() {
        assertSnapshot(of: Badge(), as: .image)
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
        ])
        assertSnapshot(of: Badge(), as: .image(size: CGSize(width: 240, height: 80), traits: dark), named: "dark")
    }

    struct Dot: View {
        @State private var isLeft = true
        var body: some View {
            Circle().fill(.blue).frame(width: 10, height: 10)
                .frame(width: 40, alignment: isLeft ? .leading : .trailing)
                .onAppear { withAnimation(.linear(duration: 0.2)) { isLeft = false } }
        }
    }

    @Test func movement() async {
        await assertSnapshot(of: Dot(), as: .animation(scale: 1, framesPerSecond: 10))
    }

    struct Count: TimelineEntry {
        var date: Date
        var number: Int
    }

    struct Source: TimelineProvider {
        func placeholder(in context: Context) -> Count { Count(date: .now, number: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Count) -> Void) { completion(placeholder(in: context)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Count>) -> Void) {
            completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
    }

    struct Counter: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Counter", provider: Source()) { entry in
                Text("\(entry.number)").font(.largeTitle.bold()).contentTransition(.numericText())
                    .containerBackground(.mint.gradient, for: .widget)
            }
        }
    }

    @Test func widget() async {
        let entries = [12, 34].map { Count(date: Date(timeIntervalSince1970: 1_757_410_860), number: $0) }
        assertSnapshot(of: Counter(), as: .image(family: .systemSmall, entry: entries[0], scale: 1))
        assertSnapshot(
            of: Counter(), as: .image(family: .systemSmall, entry: entries[1], redaction: .placeholder, scale: 1),
            named: "placeholder")
        await assertSnapshot(
            of: Counter(), as: .animation(family: .systemSmall, entries: entries, scale: 1, framesPerSecond: 10))
    }

    // MARK: What is said

    /// What is wrong with a picture of one colour, in a folder where nothing or another colour was accepted.
    private func failure(
        _ level: UInt8, in folder: TemporaryFolder, record: SnapshotTestingConfiguration.Record
    ) throws -> SnapshotFailure? {
        let pixmap = Pixmap(widthInPixels: 1, heightInPixels: 1, bytes: [level, level, level, 255])
        return try SnapshotCheck(
            frames: [AnimationFrame(pixmap: pixmap, start: .zero, duration: FrameTime(1))], name: "Tests/card.1",
            folder: GoldenFolder(path: folder.path + "/__Snapshots__"), reportFolder: folder.path + "/report", record: record,
            pixelsPerPoint: 1
        ).failure()
    }

    @Test("What is missing is recorded and fails; then it is compared; what differs has a report until it is mended")
    func life() throws {
        let folder = try TemporaryFolder()
        let golden = "\(folder.path)/__Snapshots__/Tests/card.1.png"
        let missing = try #require(try failure(9, in: folder, record: .never))
        #expect(missing.message.hasPrefix("there is no golden \(golden).") && !FileManager.default.fileExists(atPath: golden))
        let recorded = try #require(try failure(9, in: folder, record: .missing))
        #expect(recorded.message.hasPrefix("recorded, because there is no golden") && recorded.pictures == [golden])
        #expect(try failure(9, in: folder, record: .missing) == nil)
        #expect(try !folder.files.contains { $0.contains("card.1-") || $0.hasSuffix(".html") })

        let different = try #require(try failure(12, in: folder, record: .missing))
        #expect(different.message.hasPrefix("the picture differs in 1 pixel, by at most 3 of 255."))
        expect(different.pictures.last, equals: "\(folder.path)/report/index.html")
        #expect(try folder.files.contains("report/Tests/card.1-difference.png"))
        #expect(try failure(9, in: folder, record: .missing) == nil)
        #expect(try !folder.files.contains { $0.contains("card.1-") || $0.hasSuffix(".html") })

        try expect(failure(12, in: folder, record: .failed)?.message.hasPrefix("recorded, because the picture differs"), equals: true)
        #expect(try failure(12, in: folder, record: .never) == nil)
        try expect(failure(12, in: folder, record: .all)?.message.hasPrefix("recorded, because every picture"), equals: true)
    }

    @Test("A test of several arguments names its snapshots", arguments: [1]) func arguments(_ number: Int) {
        withKnownIssue {
            assertSnapshot(of: Badge(), as: .image)
        } matching: {
            $0.description.contains("Name each one after the argument")
        }
        assertSnapshot(of: Color.red.frame(width: 4, height: 4), as: .image(scale: 1), named: "red-\(number)")
    }

    @Test("A view that cannot be drawn fails its test in words") func noSize() {
        withKnownIssue {
            assertSnapshot(of: Color.red, as: .image(size: .zero))
        } matching: {
            $0.description.contains("canvas has no area")
        }
    }
}
