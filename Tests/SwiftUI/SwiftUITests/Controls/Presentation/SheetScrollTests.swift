import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A finger on what scrolls in a sheet: it moves the sheet, or it scrolls.
@Suite("Scrolling in sheets") @MainActor struct SheetScrollTests {
    private static let mark = Color(red: 0, green: 1, blue: 0)

    private struct Host: View {
        var interaction = PresentationContentInteraction.automatic
        @State private var isShown = true

        var body: some View {
            Text("Behind").sheet(isPresented: $isShown) {
                ScrollView {
                    SheetScrollTests.mark.frame(height: 20)
                    Color.gray.frame(height: 2000)
                }
                .presentationDetents([.height(300), .height(600)])
                .presentationContentInteraction(interaction)
            }
        }
    }

    /// The top of the content in the sheet's own coordinates, which end at the bottom of the screen; nil if it is not drawn. A sheet is
    /// drawn smaller, so that it leaves 5.333 points at the sides and at the bottom.
    private func top(_ stage: Stage, at time: Double) -> CGFloat? {
        stage.drawn(Self.mark, at: time).map { item in
            let scale = (430 - 2 * 5.333) / 430
            return (932 - (932 - 5.333 - item.box.minY) / scale).rounded()
        }
    }

    private func drag(from y: CGFloat, by distance: CGFloat, _ stage: Stage, at time: Double) throws {
        let path = (0...10).map { (0.1 * Double($0), CGPoint(x: 200, y: y + distance * CGFloat($0) / 10)) }
        try stage.tree.touch(along: [path + [(1.2, CGPoint(x: 200, y: y + distance))]], at: time)
    }

    private func stage(_ interaction: PresentationContentInteraction = .automatic) throws -> Stage {
        let stage = try Stage(width: 430, height: 932)
        try stage.show(Host(interaction: interaction))
        expect(top(stage, at: 0), equals: 632)
        return stage
    }

    @Test("A swipe up makes a sheet higher that can be, and then scrolls") func growing() throws {
        let stage = try stage()
        try drag(from: 800, by: -250, stage, at: 1)
        expect(top(stage, at: 4), equals: 332)
        try drag(from: 800, by: -60, stage, at: 5)
        expect(top(stage, at: 8), equals: 282)
    }

    @Test("Content that is to scroll first does") func scrolling() throws {
        let stage = try stage(.scrolls)
        try drag(from: 800, by: -60, stage, at: 1)
        expect(top(stage, at: 4), equals: 582)
    }

    @Test("A swipe down at the content's top moves the sheet away", arguments: [PresentationContentInteraction.automatic, .scrolls])
    func closing(interaction: PresentationContentInteraction) throws {
        let stage = try stage(interaction)
        try drag(from: 700, by: 220, stage, at: 1)
        #expect(top(stage, at: 4) == nil)
    }

    @Test("A swipe down further on scrolls back first") func back() throws {
        let stage = try stage(.scrolls)
        try drag(from: 800, by: -210, stage, at: 1)
        try drag(from: 700, by: 110, stage, at: 4)
        expect(top(stage, at: 7), equals: 532)
    }
}
