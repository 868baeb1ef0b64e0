import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Layout as text") @MainActor struct LayoutDumpTests {
    private func dump(_ view: some View, width: CGFloat = 200, height: CGFloat = 200) throws -> String {
        let stage = try Stage(width: width, height: height)
        try stage.show(view)
        return stage.tree.layoutDump()
    }

    @Test func emptyBeforeTheFirstUpdate() throws { try expect(Stage().tree.layoutDump(), equals: "") }

    @Test func boxes() throws {
        let view = VStack(alignment: .trailing, spacing: 4) {
            Color.red.frame(width: 30, height: 10)
            HStack(spacing: 0) {
                Color.red.frame(width: 5, height: 5)
                Spacer()
            }
            .padding(2)
            .opacity(0.5)
        }
        .frame(width: 100)
        .background(Color.blue)
        try expect(
            dump(view),
            equals: """
                Background (50, 88.5) 100 x 23
                  Shape<Rectangle> (50, 88.5) 100 x 23
                  FixedFrame (50, 88.5) 100 x 23
                    VStack (50, 88.5) 100 x 23
                      FixedFrame (120, 88.5) 30 x 10
                        Shape<Rectangle> (120, 88.5) 30 x 10
                      OpacityEffect (50, 102.5) 100 x 9
                        Padding (50, 102.5) 100 x 9
                          HStack (52, 104.5) 96 x 5
                            FixedFrame (52, 104.5) 5 x 5
                              Shape<Rectangle> (52, 104.5) 5 x 5
                            Spacer (57, 107) 91 x 0

                """)
    }

    @Test("The text of a widget like the caffeine example's") func textInAStack() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            Text("Total caffeine").font(.caption)
            Text("412 mg").font(.title).bold()
        }
        .padding()
        .background(Color.red)
        try expect(
            dump(view),
            equals: """
                Background (35.5, 60) 129 x 80
                  Shape<Rectangle> (35.5, 60) 129 x 80
                  Padding (35.5, 60) 129 x 80
                    VStack (51.5, 76) 97 x 48
                      Text "Total caffeine" (51.5, 76) 76.667 x 14.333
                      Text "412 mg" (51.5, 90.333) 97 x 33.667

                """)
    }

    @Test func whatDeparts() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View {
            VStack(spacing: 0) {
                if isShown { Color.red.frame(height: 50).transition(.slide) }
                Color.blue.frame(height: 50)
            }
        }
        try stage.show(view(true))
        try stage.show(view(false), .linear(duration: 1), at: 1)
        expect(
            stage.tree.layoutDump(),
            equals: """
                VStack (0, 75) 200 x 50
                  Transition (0, 50) 200 x 50 departing
                    RelativeOffsetModifier (0, 50) 200 x 50
                      TransitionContent (0, 50) 200 x 50
                        FixedFrame (0, 50) 200 x 50
                          Shape<Rectangle> (0, 50) 200 x 50
                  FixedFrame (0, 75) 200 x 50
                    Shape<Rectangle> (0, 75) 200 x 50

                """)
    }

    @Test("Only the view that fits is there") func viewThatFits() throws {
        let view = ViewThatFits {
            Color.red.frame(width: 300)
            Text("Hi").overlay { Color.red }
        }
        try expect(
            dump(view),
            equals: """
                ViewThatFits (92, 89.833) 16 x 20.333
                  Overlay (92, 89.833) 16 x 20.333
                    Text "Hi" (92, 89.833) 16 x 20.333
                    Shape<Rectangle> (92, 89.833) 16 x 20.333

                """)
    }

    @Test("A container's background ignores the margins") func containerLayer() throws {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let margins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let tree = ViewTree(
            size: CGSize(width: 170, height: 170), placement: .inset(margins), environment: environment)
        let view = Color.red.modifier(ContainerLayerModifier(layer: Color.blue))
        try tree.update(view, transaction: Transaction(), at: 0)
        expect(
            tree.layoutDump(),
            equals: """
                ContainerLayer (16, 16) 138 x 138
                  ZStack (0, 0) 170 x 170
                    Shape<Rectangle> (0, 0) 170 x 170
                  Shape<Rectangle> (16, 16) 138 x 138

                """)
    }
}
