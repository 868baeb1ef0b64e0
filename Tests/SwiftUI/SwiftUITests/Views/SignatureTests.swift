import Foundation
import StageSupport
import TestSupport
import Testing
import Typesetting

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Forms of Apple's declarations that user code writes: each compiles as it stands, and does what it says.
@Suite("Signatures") @MainActor struct SignatureTests {
    /// A text in a static constant, as a type of Swift 6 wants it.
    nonisolated static let title = Text("Title")

    private struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private final class Box { var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")] }

    @Test func boundElementsAreReadAndWritten() throws {
        let box = Box()
        let items = Binding(get: { box.items }, set: { box.items = $0 })
        var bound: [Binding<Item>] = []
        let rows = ForEach(items) { $item in
            let _ = bound.append($item)
            Text(item.name)
        }
        let stage = try Stage()
        try stage.show(VStack { rows })
        expect(stage.drawn(at: 0).filter(\.isText).count, equals: 2)
        bound[1].name.wrappedValue = "c"
        expect(box.items.map(\.name), equals: ["a", "c"])
        // An element that has gone is written to no more, and reads as it last was.
        box.items.removeLast()
        bound[1].wrappedValue = Item(id: 9, name: "z")
        #expect(box.items == [Item(id: 1, name: "a")] && bound[1].wrappedValue.id == 2)
    }

    @Test func aTintMayBeAnOptionalStyle() throws {
        let none: LinearGradient? = nil
        let some: Color? = .green
        let stage = try Stage()
        try stage.show(
            HStack {
                Rectangle().fill(.tint).tint(none)
                Rectangle().fill(.tint).tint(some)
                Rectangle().fill(.tint).tint(nil)
            })
        let environment = stage.tree.environment
        let expected = [Color.accentColor, .green, .accentColor].map { $0.resolve(in: environment).rgba }
        expect(stage.drawn(at: 0).compactMap(\.color), equals: expected)
    }

    private struct Bar: View, Equatable {
        var width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 10) }
    }

    @Test func anEquatableViewAnimatesWhenItChanges() throws {
        let stage = try Stage()
        try stage.show(Bar(width: 10).animation(.linear(duration: 1)))
        try stage.show(Bar(width: 110).animation(.linear(duration: 1)), at: 1)
        let width = try #require(stage.drawn(.red, at: 1.5)).box.width
        expect(width, near: 60, within: 1)
    }

    @Test func traitsOfAFontCanBeTakenOffAndSizesChanged() {
        let context = FontContext(dynamicTypeSize: .large)
        func resolved(_ font: Font) -> FontDescription { font.resolved(in: context) }
        expect(resolved(.title.bold().italic().bold(false)), equals: resolved(.title.italic()))
        expect(resolved(.body.smallCaps().smallCaps(false)), equals: resolved(.body))
        expect(resolved(.body.bold(true)), equals: resolved(.body.bold()))
        #expect(resolved(.body.pointSize(30)).sizeInPoints == 30 && resolved(.body.scaled(by: 2)).sizeInPoints == 34)
        expect(resolved(.default), equals: resolved(.body))
        #expect(resolved(.system(size: 0)).sizeInPoints == 12 && resolved(.custom("Georgia", fixedSize: 0.001)).sizeInPoints == 12)
    }

    @Test func vectorsInterpolate() {
        var pair = AnimatablePair(1.0, 2.0)
        pair.interpolate(towards: AnimatablePair(3, 6), amount: 0.5)
        #expect(pair == AnimatablePair(2, 4) && pair.scaled(by: 2) == AnimatablePair(4, 8))
        expect(1.0.interpolated(towards: 3, amount: 2), equals: 5)
    }

    @Test func aViewIsMirroredWhereItIsReadFromRightToLeft() throws {
        let stage = try Stage()
        let bar = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 20, height: 10)
        }
        for (direction, isEnabled, isRedFirst) in [
            (LayoutDirection.leftToRight, true, true), (.rightToLeft, true, true), (.rightToLeft, false, false),
        ] {
            try stage.show(
                bar.environment(\.layoutDirection, .leftToRight).flipsForRightToLeftLayoutDirection(false)
                    .environment(\.layoutDirection, direction))
            let plain = try #require(stage.drawn(.red, at: 0)).box.minX
            try stage.show(bar.flipsForRightToLeftLayoutDirection(isEnabled).environment(\.layoutDirection, direction))
            let red = try #require(stage.drawn(.red, at: 0)).box.minX
            expect(abs(red - plain) < 1e-6, equals: isRedFirst, "\(direction) \(isEnabled)")
        }
    }

    /// The order of arguments before iOS 15, which many apps still have.
    @available(*, deprecated)
    @Test func labelsMayComeLast() throws {
        let stage = try Stage(width: 300, height: 300)
        var count = 0
        let cups = Binding(get: { count }, set: { count = $0 })
        try stage.show(
            VStack {
                Stepper(value: cups, in: 0...9, onEditingChanged: { _ in }) { Text("Cups") }
                Slider(value: .constant(0.5), in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("Size") }
            })
        try stage.tree.tap("Increment", at: 1)
        expect(count, equals: 1)
    }

    @Test func whatAViewSaysIsKept() throws {
        let stage = try Stage()
        var count = 0
        try stage.show(
            Color.red.accessibilityLabel(LocalizedStringResource("Cups")).accessibilitySortPriority(2)
                .accessibilityAction(named: "Add") { count += 1 }.accessibilityAction(.escape) { count += 10 }
                .accessibilityAdjustableAction { count += $0 == .increment ? 100 : -100 }
                .accessibilityInputLabels(["Cup", "Mug"]).accessibilityHeading(.h2))
        let node = try #require(stage.tree.root?.subject)
        let said = node.traits.accessibility
        #expect(said.label == Text(LocalizedStringResource("Cups")) && said.sortPriority == 2)
        #expect(said.inputLabels == [Text("Cup"), Text("Mug")] && said.headingLevel == .h2)
        for action in said.actions { action.perform(.increment) }
        expect(count, equals: 111)
        try stage.show(
            Color.red.accessibilityAction {
                count = 0
            } label: {
                Label("Reset", systemImage: "arrow.counterclockwise")
            })
        let action = try #require(stage.tree.root?.subject.traits.accessibility.actions.first)
        expect(action.kind, equals: .named(Text("Reset")))
        action.perform(nil)
        expect(count, equals: 0)
    }
}
