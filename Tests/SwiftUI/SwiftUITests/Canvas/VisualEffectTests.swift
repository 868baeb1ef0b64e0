import Drawing
import Foundation
import Pixels
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Effects that know where the view is, and pictures as styles.
@Suite("Visual effects") @MainActor struct VisualEffectTests {
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private func dump(_ view: some View, at time: Double = 0) throws -> String {
        let stage = try Stage()
        try stage.show(view)
        return stage.tree.displayList(at: time).dump()
    }

    /// Apple, `visualEffect(_:)`: the view is offset by its own size.
    @Test func offsetByItsOwnSize() throws {
        let stage = try Stage()
        try stage.show(box.visualEffect { content, geometry in content.offset(geometry.size) })
        expect(stage.drawn(at: 0).map(\.box), equals: [CGRect(x: 120, y: 110, width: 40, height: 20)])
    }

    @Test("An effect knows where the view is in the whole picture")
    func place() throws {
        let view = box.visualEffect { content, geometry in
            content.offset(x: -geometry.frame(in: .global).minX, y: -geometry.frame(in: .global).minY)
        }
        let stage = try Stage()
        try stage.show(view)
        expect(stage.drawn(at: 0).map(\.box), equals: [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test("Effects draw as the modifiers of their names do, the first one innermost")
    func likeModifiers() throws {
        let effects = box.visualEffect { content, _ in
            content.scaleEffect(x: 2, y: 3, anchor: .top).rotationEffect(.degrees(30)).opacity(0.5).blur(radius: 3)
                .brightness(0.1).contrast(0.2).saturation(0.3).grayscale(0.4).hueRotation(.degrees(50)).offset(x: 3, y: 4)
                .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        }
        let modifiers = box.scaleEffect(x: 2, y: 3, anchor: .top).rotationEffect(.degrees(30)).opacity(0.5).blur(radius: 3)
            .brightness(0.1).contrast(0.2).saturation(0.3).grayscale(0.4).hueRotation(.degrees(50)).offset(x: 3, y: 4)
            .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
            .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        try expect(dump(effects), equals: dump(modifiers))
    }

    @Test("Effects animate with the transaction, and leave layout alone")
    func animation() throws {
        func view(_ amount: Double) -> some View {
            VStack(spacing: 0) {
                box.visualEffect { content, _ in content.opacity(1 - amount).offset(x: CGFloat(amount) * 20) }
                Color.blue.frame(width: 40, height: 20)
            }
        }
        let stage = try Stage()
        try stage.show(view(0))
        try stage.show(view(1), .linear(duration: 1), at: 0)
        expect(stage.tree.settlingTime, equals: 1)
        for (time, left) in [(0.25, 85.0), (0.5, 90), (0.75, 95)] {
            let item = try #require(stage.drawn(.red, at: time))
            #expect(item.box.minX == left && abs(item.alpha - (1 - time)) < 1e-9)
        }
        expect(stage.drawn(.blue, at: 0.5)?.box, equals: CGRect(x: 80, y: 100, width: 40, height: 20))
    }

    /// As inside the modifiers of the same names, whose geometry effects change the spaces of what is inside. A card that a
    /// visual effect puts at a button, with a reader inside that moves its own button there, shows the two in one place.
    @Test("What is inside an effect sees itself where the effect shows it")
    func spaces() throws {
        final class Notes { var lefts: [CGFloat] = [] }
        let notes = Notes()
        func view(_ offset: CGFloat) -> some View {
            GeometryReader { proxy in
                let _ = notes.lefts.append(proxy.frame(in: .global).minX)
                Color.red
            }
            .frame(width: 40, height: 20)
            .visualEffect { content, proxy in content.offset(x: offset + proxy.size.width) }
        }
        let stage = try Stage()
        try stage.show(view(0))
        expect(notes.lefts.last, equals: 120)
        try stage.show(view(10), at: 0)
        expect(notes.lefts.last, equals: 130)
        try stage.show(view(50), .linear(duration: 1), at: 0)
        for (time, left) in [(0.5, 150.0), (1, 170)] {
            _ = stage.drawn(at: time)
            expect(notes.lefts.last ?? 0, near: left, within: 1e-9)
        }
    }

    // MARK: Pictures as styles

    private var picture: Image {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
        return Image(ImageSource(Pixmap(widthInPixels: 2, heightInPixels: 1, bytes: pixels)), scale: 1)
    }

    @Test("A picture is repeated from the top left of what it fills")
    func imagePaint() throws {
        let whole = try dump(Rectangle().fill(ImagePaint(image: picture, scale: 2)).frame(width: 40, height: 20))
        #expect(whole.contains("fill pattern 2x1px from 80,90 tile 4x2 rect(80,90 40x20)"))
        let part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let half = try dump(Rectangle().stroke(.image(picture, sourceRect: part), lineWidth: 2).frame(width: 40, height: 20))
        #expect(half.contains("pattern 1x1px from 80,90 tile 1x1"))
    }

    @Test("A picture fades as colours do")
    func fadingPaint() throws {
        let stage = try Stage()
        try stage.show(Rectangle().fill(ImagePaint(image: picture)).opacity(0.5))
        guard case .fill(_, _, .pattern(let source, _, _))? = stage.tree.displayList(at: 0).items.first else {
            Issue.record("a pattern")
            return
        }
        expect(source.pixmap.bytes, equals: [128, 0, 0, 128, 0, 128, 0, 128])
    }

    @Test("A symbol is repeated in the font's size")
    func symbolPaint() throws {
        let drawn = try dump(Rectangle().fill(ImagePaint(image: Image(systemName: "star.fill"))).frame(width: 40, height: 20))
        #expect(drawn.contains("fill pattern ") && !drawn.contains("#FF00FFFF"))
    }

    @Test("A picture that is not there is seen to be missing")
    func missingPaint() throws {
        let drawn = try dump(Rectangle().fill(ImagePaint(image: Image("none"))).frame(width: 40, height: 20))
        #expect(drawn.contains("fill #FF00FFFF"))
    }
}
