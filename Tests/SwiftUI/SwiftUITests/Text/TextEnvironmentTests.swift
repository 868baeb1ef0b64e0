import Drawing
import Foundation
import Pixels
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is around text and bears on it.
@Suite("Text and its surroundings") @MainActor struct TextEnvironmentTests {
    @Test("Content size categories are the type sizes by their old names") func sizeCategory() throws {
        var environment = EnvironmentValues()
        expect(environment.sizeCategory, equals: .large)
        environment.sizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(environment.dynamicTypeSize == .accessibility5 && environment.sizeCategory.isAccessibilityCategory)
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            environment.dynamicTypeSize = size
            expect(environment.sizeCategory, equals: category)
        }
        #expect(ContentSizeCategory.small < .extraLarge && ContentSizeCategory.large >= .large)
        let (old, new) = (try Stage(), try Stage())
        try old.show(Text("Size").environment(\.sizeCategory, .extraExtraLarge))
        try new.show(Text("Size").dynamicTypeSize(.xxLarge))
        expect(old.drawn(at: 0), equals: new.drawn(at: 0))
    }

    @Test("Text that can be selected, and has help, is drawn as it is") func nothingToSee() throws {
        let (plain, other) = (try Stage(), try Stage())
        try plain.show(Text("Plain"))
        try other.show(Text("Plain").textSelection(.enabled).help("What it is"))
        expect(plain.drawn(at: 0), equals: other.drawn(at: 0))
    }

    // MARK: Pictures in the flow of text

    private func picture(_ width: Int, _ height: Int) -> Image {
        let bytes = [UInt8](repeating: 255, count: width * height * 4)
        return Image(
            ImageSource(Pixmap(widthInPixels: width, heightInPixels: height, bytes: bytes)), scale: 2)
    }

    /// The pictures drawn, back to front.
    private func pictures(in stage: Stage) -> [CGRect] {
        stage.tree.displayList(at: 0).items.compactMap { item in
            if case .image(_, let rect, _) = item { rect } else { nil }
        }
    }

    @Test("A picture in the text stands on the baseline in its own size") func inlinePicture() throws {
        let stage = try Stage()
        try stage.show(Text("A \(picture(40, 60)) B"))
        let rect = try #require(pictures(in: stage).first)
        expect(rect.size, equals: CGSize(width: 20, height: 30))
        let letters = stage.drawn(at: 0).filter(\.isText).map(\.box).sorted { $0.minX < $1.minX }
        let (first, last) = (try #require(letters.first), try #require(letters.last))
        expect(rect.maxY, near: first.maxY, within: 0.5)
        #expect(rect.minX > first.maxX && rect.maxX < last.minX)
    }

    @Test("A picture is a text by itself, and lifts its line") func pictureAlone() throws {
        let (stage, plain) = (try Stage(), try Stage())
        try stage.show((Text(picture(20, 200)) + Text("B")).background(Color.red))
        try plain.show(Text("B").background(Color.red))
        let (tall, low) = (try #require(stage.drawn(.red, at: 0)).box, try #require(plain.drawn(.red, at: 0)).box)
        #expect(tall.height > 99 && low.height < 30)
        expect(pictures(in: stage).first?.height, equals: 100)
    }

    @Test("A picture that is not there is a box, and is reported") func missingPicture() throws {
        let stage = try Stage()
        try stage.show(Text("A \(Image("nowhere"))"))
        expect(stage.drawn(at: 0).filter(\.isText).count, equals: 2)
        #expect(stage.tree.diagnostics.entries.contains(.missingAsset("nowhere")))
    }
}
