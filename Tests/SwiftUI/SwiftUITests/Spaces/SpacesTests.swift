import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Frames in coordinate spaces, anchors, and actions on geometry.
@Suite("Coordinate spaces") @MainActor struct SpacesTests {
    private final class Notes {
        var frames: [CGRect] = []
        var pairs: [[CGFloat]] = []
        var optional: [CGRect?] = []
    }

    /// A view that says where it is.
    private func reader(_ notes: Notes, in space: some CoordinateSpaceProtocol) -> some View {
        GeometryReader { proxy in
            let _ = notes.frames.append(proxy.frame(in: space))
            Color.red
        }
        .frame(width: 40, height: 20)
    }

    @Test("Local, global and named frames") func spaces() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 30)
                HStack(spacing: 0) {
                    reader(notes, in: .local)
                    reader(notes, in: .global)
                    reader(notes, in: .named("stack"))
                    reader(notes, in: .named("outer"))
                    reader(notes, in: .named("nobody"))
                }
            }
            .coordinateSpace(.named("stack"))
            .padding(10)
            .coordinateSpace(name: "outer"))
        // 200 points wide, 50 high, in the middle of 200 x 200.
        expect(
            notes.frames,
            equals: [
                CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 105, width: 40, height: 20),
                CGRect(x: 80, y: 30, width: 40, height: 20), CGRect(x: 130, y: 40, width: 40, height: 20),
                CGRect(x: 160, y: 105, width: 40, height: 20),
            ])
    }

    /// Source: notes.d.magicive.com and Apple's `GeometryEffect`: an effect changes the coordinate transform to and from
    /// the views inside.
    @Test("Transforms count, in spaces outside of them alone") func transforms() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            ZStack {
                reader(notes, in: .named("inside")).coordinateSpace(.named("inside")).offset(x: 10, y: 5).scaleEffect(0.5)
                reader(notes, in: .global).offset(x: 10, y: 5).scaleEffect(0.5)
                reader(notes, in: .global).rotationEffect(.degrees(90))
            })
        expect(notes.frames[0], equals: CGRect(x: 0, y: 0, width: 40, height: 20))
        expect(notes.frames[1], equals: CGRect(x: 95, y: 97.5, width: 20, height: 10))
        let turned = notes.frames[2]
        #expect(abs(turned.minX - 90) < 1e-9 && abs(turned.minY - 80) < 1e-9 && abs(turned.width - 20) < 1e-9)
    }

    /// Source: The SwiftUI Lab, "Advanced SwiftUI Animations", part 2: coordinates follow an effect, unless layout ignores it.
    @Test("A geometry effect counts unless it is ignored by layout, and moves what is read") func ignoredByLayout() throws {
        let notes = Notes()
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View {
            ZStack {
                reader(notes, in: .global).modifier(Shift(x: x))
                reader(notes, in: .global).modifier(Shift(x: x).ignoredByLayout())
            }
        }
        try stage.show(view(0))
        try stage.show(view(40), .linear(duration: 1), at: 1)
        notes.frames = []
        _ = stage.tree.displayList(at: 1.5)
        expect(notes.frames.map(\.minX), equals: [100, 80])
        notes.frames = []
        _ = stage.tree.displayList(at: 2)
        expect(notes.frames.map(\.minX), equals: [120, 80])
        expect(stage.tree.settlingTime, equals: 2)
    }

    @Test("The bounds of a named space, in the view's own coordinates") func boundsOfSpace() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            GeometryReader { proxy in
                let _ = notes.optional = [proxy.bounds(of: .named("frame")), proxy.bounds(of: .named("nobody"))]
                Color.red
            }
            .frame(width: 40, height: 20)
            .padding(.leading, 60)
            .coordinateSpace(.named("frame")))
        expect(notes.optional, equals: [CGRect(x: -60, y: 0, width: 100, height: 20), nil])
    }

    // MARK: Anchors

    @Test("An anchor is resolved in another view's space") func anchors() throws {
        let stage = try Stage()
        try stage.show(
            HStack(spacing: 20) {
                Color.blue.frame(width: 40, height: 20).anchorPreference(key: RectKey.self, value: .bounds) { $0 }
                Color.green.frame(width: 20, height: 20)
            }
            .padding(10)
            .overlayPreferenceValue(RectKey.self, alignment: .topLeading) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            })
        expect(stage.drawn(.red, at: 0)?.box, equals: stage.drawn(.blue, at: 0)?.box)
    }

    @Test("Points, arrays and optionals as sources; preferences that change anchors") func anchorSources() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            Color.blue.frame(width: 40, height: 20)
                .anchorPreference(
                    key: PointsKey.self, value: Anchor<[CGPoint]>.Source([.topLeading, .center, .point(CGPoint(x: 3, y: 4))])
                ) { [$0] }
                .padding(10)
                .transformAnchorPreference(key: PointsKey.self, value: Anchor<[CGPoint]>.Source([.bottomTrailing])) {
                    $0.append($1)
                }
                .scaleEffect(0.5, anchor: .topLeading)
                .backgroundPreferenceValue(PointsKey.self) { anchors in
                    GeometryReader { proxy in
                        let _ = notes.pairs = anchors.flatMap { proxy[$0] }.map { [$0.x, $0.y] }
                        Color.clear
                    }
                })
        expect(notes.pairs, equals: [[5, 5], [15, 10], [6.5, 7], [30, 20]])
        let some = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source.center)
        expect(some.value(CGRect(x: 0, y: 0, width: 4, height: 2)), equals: CGPoint(x: 2, y: 1))
        let none = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
        #expect(none.value(.zero) == .some(nil))
    }

    // MARK: Actions on geometry

    @Test("An action gets the first value and every other one after layout") func onGeometryChange() throws {
        let notes = Notes()
        let stage = try Stage()
        func view(_ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 20)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in notes.pairs.append([old, new]) }
        }
        try stage.show(view(40))
        try stage.show(view(40), at: 1)
        try stage.show(view(60), .linear(duration: 1), at: 2)
        expect(notes.pairs, equals: [[40, 40], [40, 60]])
        _ = stage.tree.displayList(at: 2.5)
        try stage.tree.advance(to: 4)
        expect(notes.pairs.count, equals: 2, "layout knows final sizes only")
    }

    @Test("State that an action writes is shown in the same instant") func geometryIntoState() throws {
        let stage = try Stage()
        try stage.show(Follower())
        expect(stage.drawn(.blue, at: 0)?.box.width, equals: 60)
    }

    @Test("Who listens to a space that moves hears of it sixty times a second, and of its end") func movingSpace() throws {
        let notes = Notes()
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View {
            Color.red.frame(width: 40, height: 20)
                .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { notes.pairs.append([$0]) }
                .offset(x: x)
        }
        try stage.show(view(0))
        try stage.show(view(60), .linear(duration: 1), at: 1)
        try stage.tree.advance(to: 3)
        expect(notes.pairs.count, equals: 61)
        #expect(notes.pairs.first == [80] && notes.pairs.last == [140])
        #expect(zip(notes.pairs, notes.pairs.dropFirst()).allSatisfy { abs($1[0] - $0[0] - 1) < 1e-6 })
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("A drag in the local, the global and a named space") func drag() throws {
        let notes = Notes()
        let stage = try Stage()
        func view(_ gesture: DragGesture) -> some View {
            Color.red.frame(width: 40, height: 40).gesture(gesture.onEnded { notes.pairs.append([$0.location.x, $0.location.y]) })
                .padding(10).coordinateSpace(.named("pad"))
        }
        let stroke: [(Double, CGPoint)] = [(0, CGPoint(x: 100, y: 100)), (0.1, CGPoint(x: 110, y: 120))]
        try stage.show(view(DragGesture()))
        try stage.tree.touch(along: [stroke.map { (seconds: $0.0, point: $0.1) }], at: 1)
        try stage.show(view(DragGesture(coordinateSpace: .global)), at: 2)
        try stage.tree.touch(along: [stroke.map { (seconds: $0.0, point: $0.1) }], at: 3)
        try stage.show(view(DragGesture(coordinateSpace: .named("pad"))), at: 4)
        try stage.tree.touch(along: [stroke.map { (seconds: $0.0, point: $0.1) }], at: 5)
        expect(notes.pairs, equals: [[30, 40], [110, 120], [40, 50]])
    }
}

private struct Shift: @preconcurrency GeometryEffect {
    var x: CGFloat
    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
}

private enum RectKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private enum PointsKey: PreferenceKey {
    static var defaultValue: [Anchor<[CGPoint]>] { [] }
    static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) { value += nextValue() }
}

private struct Follower: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Color.red.frame(width: 60, height: 20)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
            Color.blue.frame(width: width, height: 20)
        }
    }
}
