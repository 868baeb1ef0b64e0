import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lists and controls in the look of their system.
@Suite("Looks of lists and controls") @MainActor struct ListLookTests {
    private let mark = Color(red: 0.25, green: 0.5, blue: 0.75)

    private func box(_ view: some View, width: CGFloat = 402, height: CGFloat = 500, system: SystemLook = .iOS26) throws -> CGRect? {
        let stage = try Stage(width: width, height: height, system: system)
        try stage.show(view)
        return stage.drawn(mark, at: 0)?.box
    }

    @Test(
        "A row's content begins at the margin of the screen and of its card",
        arguments: [(390, 32), (402, 32), (430, 40), (440, 40)] as [(CGFloat, CGFloat)])
    func margins(_ width: CGFloat, _ leading: CGFloat) throws {
        let row = try #require(try box(List { mark.frame(width: 10, height: 10) }, width: width))
        expect(row.minX, equals: leading)
    }

    @Test("A row is as high as its system has it", arguments: [(SystemLook.iOS18, 44), (.iOS26, 52)] as [(SystemLook, CGFloat)])
    func rowHeight(_ system: SystemLook, _ height: CGFloat) throws {
        func list(_ count: Int) -> some View {
            List {
                ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                mark.frame(width: 10, height: 10)
            }
        }
        let one = try #require(try box(list(1), system: system))
        let three = try #require(try box(list(3), system: system))
        expect(three.minY - one.minY, near: 2 * height, within: 0.01)
    }

    @Test("A row with a label is as high as one with a text") func labelRow() throws {
        func list(_ first: some View) -> some View {
            List {
                first
                mark.frame(width: 10, height: 10)
            }
        }
        expect(try box(list(Label("Songs", systemImage: "music.note")))?.minY, equals: try box(list(Text("Songs")))?.minY)
    }

    @Test("The environment's least height of rows takes the place of the system's") func ownHeight() throws {
        let list = List {
            Color.clear.frame(height: 1)
            mark.frame(width: 10, height: 10)
        }
        .environment(\.defaultMinListRowHeight, 80)
        // The first row begins at 35.
        expect(try box(list)?.midY, equals: 35 + 80 + 40)
    }

    @Test("The environment's least height of headers leaves room above them") func ownHeaderHeight() throws {
        func top(_ least: CGFloat?) throws -> CGFloat {
            let list = List { Section("Header") { mark.frame(width: 10, height: 10) } }.environment(\.defaultMinListHeaderHeight, least)
            return try #require(try box(list)?.midY)
        }
        expect(try top(0), equals: try top(nil))
        let (one, other) = (try top(100), try top(140))
        expect(other - one, near: 40, within: 0.01)
    }

    /// Source: UIKit's system colours at both levels.
    @Test("In the dark the rows of a list in a sheet are lighter than the sheet", arguments: [false, true]) func raised(isRaised: Bool)
        throws
    {
        let stage = try Stage(width: 402, height: 500, system: .iOS26)
        (stage.tree.environment.colorScheme, stage.tree.environment.isRaised) = (.dark, isRaised)
        try stage.show(List { Text("Row") })
        let card = try #require(stage.drawn(at: 0).first { $0.box.width < 402 && $0.box.height >= 52 }?.color)
        expect((card.red * 255).rounded(), equals: isRaised ? 0x2C : 0x1C)
    }

    @Test("Segments take the words of their items without their colours") func segments() throws {
        let stage = try Stage(width: 300, height: 100)
        let picker = Picker("Colour", selection: .constant(1)) {
            Text("Red").foregroundColor(mark).tag(0)
            Text("Blue").foregroundStyle(mark).tag(1)
            HStack { Text("Own") }.foregroundStyle(mark).tag(2)
        }
        try stage.show(picker.pickerStyle(.segmented))
        #expect(stage.drawn(mark, at: 0) == nil)
    }

    @Test("A bordered button without a tint is grey before iOS 26") func borderedGround() throws {
        func ground(_ view: some View, _ system: SystemLook) throws -> Double {
            let stage = try Stage(system: system)
            try stage.show(view.buttonStyle(.bordered))
            let color = try #require(stage.drawn(at: 0).first?.color)
            return abs(color.red - color.blue)
        }
        let button = Button("Bordered") {}
        #expect(try ground(button, .iOS18) < 0.05 && ground(button, .iOS17) < 0.05)
        #expect(try ground(button.tint(.orange), .iOS18) > 0.3 && ground(button, .iOS26) > 0.3)
    }

    /// Source: pictures of iOS 17.
    @Test("A bordered button without a tint is #E9E9EB under #007AFF on white", arguments: [SystemLook.iOS17, .iOS18])
    func borderedColors(system: SystemLook) throws {
        let stage = try Stage(system: system)
        try stage.show(Button("Bordered") {}.buttonStyle(.bordered))
        func levels(_ item: DrawnItem?) throws -> [Double] {
            let color = try #require(item?.color)
            return [color.red, color.green, color.blue].map { (255 * (1 - (1 - $0) * color.alpha)).rounded() }
        }
        let items = stage.drawn(at: 0)
        expect(try levels(items.first), equals: [233, 233, 235])
        expect(try levels(items.last), equals: [0, 122, 255])
    }

    @Test("The knob of a switch is longer in the middle of its way and keeps its place at the ends") func knob() {
        let (look, rect) = (ToggleLook.iOS26, CGRect(x: 0, y: 0, width: 63, height: 28))
        let knob = SwitchKnob(size: look.knob, stretch: look.stretch)
        for (share, start, width) in [(0.0, 2.0, 37.0), (0.5, 9.0, 45.0), (1, 24, 37)] {
            let box = knob.path(of: share, in: rect).boundingRect
            expect(Double(box.minX), near: start, within: 0.01)
            expect(Double(box.width), near: width, within: 0.01)
        }
    }

    @Test("A child wider than a scroll view of both axes begins at the leading edge") func wideChild() throws {
        let wide = ScrollView([.horizontal, .vertical]) { mark.frame(width: 900, height: 50) }
        expect(try box(wide)?.minX, equals: 0)
        let pair = ScrollView([.horizontal, .vertical]) {
            Text("Short")
            mark.frame(width: 900, height: 50)
        }
        expect(try box(pair)?.minX, equals: 0)
    }

    @Test("On a watch each row is a card, and a button is as wide as its place") func watch() throws {
        let stage = try Stage(width: 198, height: 242, system: .watchOS26)
        stage.tree.environment.colorScheme = .dark
        try stage.show(List { ForEach(0..<2, id: \.self) { Text("Row \($0)") } })
        let cards = stage.drawn(at: 0).map(\.box).filter { $0.width == 194 && $0.height == 51 }
        expect(Set(cards.map(\.minY)).count, equals: 2)
        let button = try Stage(width: 198, height: 242, system: .watchOS26)
        button.tree.environment.dynamicTypeSize = .xLarge
        try button.show(Button("Start") {})
        let plate = try #require(button.drawn(at: 0).first?.box)
        expect(plate.width, near: 198, within: 0.01)
        expect(plate.height, near: 54, within: 0.4)
    }
}
