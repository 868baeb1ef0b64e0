import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is leading where text runs from right to left.
@Suite("Right to left") @MainActor struct RightToLeftTests {
    private func stage() throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.layoutDirection = .rightToLeft
        return stage
    }

    private func frame(_ view: some View) throws -> CGRect {
        let stage = try stage()
        try stage.show(view)
        return try #require(stage.drawn(.red, at: 0)).box
    }

    private var box: some View { Color.red.frame(width: 20, height: 20) }

    @Test func stacksAndFrames() throws {
        try expect(
            frame(
                HStack(spacing: 0) {
                    box; Color.blue.frame(width: 30, height: 20)
                }
            ).minX, equals: 105)
        try expect(frame(box.frame(width: 200, alignment: .leading)).minX, equals: 180)
        try expect(frame(box.padding(.leading, 10).frame(width: 200, alignment: .leading)).minX, equals: 170)
    }

    @Test("A large title stays inside its margins", arguments: ["Weather", "Weather in Berlin and elsewhere in the country"])
    func largeTitle(_ title: String) throws {
        for system in [SystemLook.iOS18, .iOS26] {
            let stage = try Stage(width: 390, height: 844, system: system)
            stage.tree.environment.layoutDirection = .rightToLeft
            try stage.show(NavigationStack { List { Color.red }.navigationTitle(title) })
            let letters = stage.drawn(at: 0).filter(\.isText).map(\.box)
            let (left, right) = (try #require(letters.map(\.minX).min()), try #require(letters.map(\.maxX).max()))
            #expect(left >= 15 && right <= 375 && right > 370, "\(left) to \(right) in \(system.release)")
        }
    }

    @Test func layers() throws {
        let area = Color.blue.frame(width: 100, height: 100)
        try expect(frame(area.overlay(alignment: .topLeading) { box }).origin, equals: CGPoint(x: 130, y: 50))
        try expect(frame(area.background(alignment: .bottomTrailing) { box }).origin, equals: CGPoint(x: 50, y: 130))
        try expect(frame(area.overlay { box }).origin, equals: CGPoint(x: 90, y: 90))
    }

    @Test func geometryReaderPutsItsContentAtTheLeadingEdge() throws {
        try expect(frame(GeometryReader { _ in box }.frame(width: 100, height: 100)).origin, equals: CGPoint(x: 130, y: 50))
    }

    @Test func marginsOfAWidget() throws {
        let margins = EdgeInsets(top: 4, leading: 30, bottom: 6, trailing: 10)
        for (direction, x) in [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 10)] {
            var environment = try Stage().tree.environment
            environment.layoutDirection = direction
            let tree = ViewTree(
                size: CGSize(width: 200, height: 100), placement: .inset(margins), environment: environment)
            try tree.update(Color.red, transaction: Transaction(), at: 0)
            let box = try #require(DrawnItem.all(in: tree.displayList(at: 0)).first).box
            expect(box, equals: CGRect(x: x, y: 4, width: 160, height: 90))
        }
    }

    @Test("Leading is on the right for transitions too") func transitions() throws {
        let middles: [(AnyTransition, CGFloat)] = [
            (.move(edge: .leading), 100), (.move(edge: .trailing), 80), (.slide, 100), (.push(from: .leading), 100),
        ]
        for (transition, middle) in middles {
            let stage = try stage()
            func view(_ isShown: Bool) -> some View { ZStack { if isShown { box.transition(transition) } } }
            try stage.show(view(false))
            try stage.show(view(true), .linear(duration: 1), at: 1)
            expect(stage.drawn(.red, at: 1.5)?.box.minX, equals: middle)
        }
    }
}
