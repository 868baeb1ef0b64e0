import CoreGraphics
import Foundation
import ImageCodecs
import Observation
import Pixels
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("ImageRenderer") @MainActor struct ImageRendererTests {
    /// What a preview before had set does not count.
    init() {
        RunContext.setForProcess(\.surroundings.isRightToLeft, false)
        RunContext.setForProcess(\.surroundings.isDark, false)
    }

    private struct Card: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
            .padding(.top, 5)
        }
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        let bytes = image.pixmap.bytes
        let place = (y * image.width + x) * 4
        return Array(bytes[place..<place + 4])
    }

    @Test("The picture is as large as its content, in pixels and in points") func sizes() throws {
        let renderer = ImageRenderer(content: Card())
        #expect(renderer.cgImage?.width == 40 && renderer.cgImage?.height == 15)
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 120 && renderer.cgImage?.height == 45)
        #expect(renderer.uiImage?.size == CGSize(width: 40, height: 15) && renderer.uiImage?.scale == 3)
        let png = try PNGDecoder().decode(Array(try #require(renderer.pngData())))
        expect(png.pixmap.widthInPixels, equals: 120)
        expect(png.pixelsPerPoint ?? 0, near: 3, within: 0.01)
    }

    @Test("A row is not added for what sums leave behind", arguments: [0, 1, 4, 8, 16, 20, 21.333333333333336]) func wholeRows(
        _ padding: CGFloat
    ) {
        let renderer = ImageRenderer(content: Text("two\nlines").padding(padding))
        renderer.scale = 3
        let height = (renderer.uiImage?.size.height ?? 0) * 3
        let bare = ImageRenderer(content: Text("two\nlines"))
        bare.scale = 3
        let bareHeight = (bare.uiImage?.size.height ?? 0) * 3
        expect(height, equals: bareHeight + (6 * padding).rounded(), "\(height) with \(padding) around \(bareHeight)")
    }

    @Test("The proposal decides the size of what takes what it is given") func proposal() {
        let renderer = ImageRenderer(content: Color.green)
        expect(renderer.cgImage?.width, equals: 10, "a colour's ideal size")
        renderer.proposedSize = ProposedViewSize(width: 33, height: nil)
        #expect(renderer.cgImage?.width == 33 && renderer.cgImage?.height == 10)
        let text = ImageRenderer(content: Text("one two three four five"))
        let wide = text.uiImage?.size ?? .zero
        text.proposedSize = ProposedViewSize(width: 60, height: nil)
        let narrow = text.uiImage?.size ?? .zero
        #expect(narrow.width <= 60 && narrow.height > wide.height * 2)
    }

    @Test("Behind the content it is transparent, or black") func opacity() throws {
        let renderer = ImageRenderer(content: Card())
        try expect(pixel(renderer.cgImage, 5, 2), equals: [0, 0, 0, 0])
        #expect(try pixel(renderer.cgImage, 5, 9)[0] > 200)
        #expect(try pixel(renderer.cgImage, 35, 9)[2] > 200)
        renderer.isOpaque = true
        try expect(pixel(renderer.cgImage, 5, 2), equals: [0, 0, 0, 255])
    }

    @Test("What has no size, or too large a one, has no picture") func nothing() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 4)).pngData() == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 40_000, height: 4)).uiImage == nil)
        let renderer = ImageRenderer(content: Card())
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            renderer.scale = scale
            #expect(renderer.cgImage == nil)
        }
    }

    @Test("It draws into a context whose coordinates grow upwards") func drawing() throws {
        let renderer = ImageRenderer(content: Card())
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        var told = CGSize.zero
        renderer.render { size, draw in
            told = size
            context.translateBy(x: 10, y: 5)
            draw(context)
        }
        expect(told, equals: CGSize(width: 40, height: 15))
        // The content's lower 10 rows stand on a line 5 above the bottom: rows 15 to 24 from the top.
        let image = context.makeImage()
        #expect(try pixel(image, 15, 14)[3] == 0 && pixel(image, 15, 15)[0] > 200 && pixel(image, 15, 24)[0] > 200)
        #expect(try pixel(image, 15, 25)[3] == 0 && pixel(image, 45, 20)[2] > 200)
    }

    @Observable final class Model { var isWide = false }

    private struct Watching: View {
        var model: Model
        var body: some View { Color.red.frame(width: model.isWide ? 30 : 10, height: 10) }
    }

    @Test("It tells when the picture may be another, and shows what the state has become") func changes() throws {
        let model = Model()
        let renderer = ImageRenderer(content: Watching(model: model))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        defer { subscription.cancel() }
        #expect(renderer.cgImage?.width == 10 && count == 0)
        model.isWide = true
        expect(count, equals: 1)
        expect(renderer.cgImage?.width, equals: 30)
        renderer.scale = 2
        expect(count, equals: 2)
        renderer.content = Watching(model: Model())
        #expect(count == 3 && renderer.cgImage?.width == 20)
    }
}
