import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What iOS 18 and 26 say about bars, tabs, lists, sliders and corners.
@Suite("Words of bars, tabs and lists") @MainActor struct BarWordTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 300, height: 400, system: .iOS18)
        try stage.show(view)
        return stage
    }

    private func texts(_ stage: Stage) -> [CGRect] { stage.drawn(at: 0).filter { $0.isText && $0.alpha > 0.01 }.map(\.box) }

    private struct Tabs: View {
        @State var selection = 11
        var isHidden = false
        var accessory = false

        var body: some View {
            TabView(selection: $selection) {
                ForEach(10..<12) { index in
                    Tab("T\(index)", systemImage: "star", value: index) { index == 10 ? Color.brown : Color.blue }
                }
                Tab("Gone", systemImage: "star", value: 12) { Color.orange }.hidden(isHidden).badge(2).disabled(true)
                Tab(value: 13, role: .search) { Color.green }
            }
            .tabViewBottomAccessory(isEnabled: accessory) { Color.purple.frame(width: 40, height: 10) }
        }
    }

    @Test("Tabs made of a range: the one that the selection names shows") func forEachTabs() throws {
        let stage = try stage(Tabs())
        #expect(stage.drawn(.blue, at: 0) != nil)
        #expect(stage.drawn(.brown, at: 0) == nil)
    }

    @Test("A tab that is hidden takes no room in the bar") func hiddenTab() throws {
        let (all, fewer) = (try stage(Tabs()), try stage(Tabs(isHidden: true)))
        #expect(texts(all).count > texts(fewer).count)
    }

    @Test("What floats over the tab bar stands above its 49 points") func accessory() throws {
        let stage = try stage(Tabs(accessory: true))
        let box = try #require(stage.drawn(.purple, at: 0)?.box)
        expect(box.midY, near: 400 - 49 - 8 - 24, within: 0.5)
        expect(box.midX, equals: 150)
    }

    @Test("A tab for searching without a label has a magnifying glass and a word") func searchTab() throws {
        let stage = try stage(TabView { Tab(role: .search) { Color.red } })
        #expect(!texts(stage).isEmpty)
    }

    private struct Titled: View {
        var mode = NavigationBarItem.TitleDisplayMode.inline
        var isRemoved = false
        var role = ToolbarRole.automatic

        var body: some View {
            NavigationStack {
                Color.red.navigationTitle("Title").navigationSubtitle("Sub").navigationBarTitleDisplayMode(mode)
                    .toolbar(removing: isRemoved ? .title : nil).toolbarRole(role)
            }
        }
    }

    @Test("A line under an inline title leaves the bar as high as it is, one under a large title makes it 20 points higher")
    func subtitle() throws {
        let (inline, large) = (try stage(Titled()), try stage(Titled(mode: .large)))
        expect(inline.drawn(.red, at: 0)?.box.minY, equals: 44)
        expect(large.drawn(.red, at: 0)?.box.minY, equals: CGFloat(96 + 20))
        #expect(texts(inline).contains { $0.minY > 24 })
    }

    @Test("A title that is taken away is not drawn") func removedTitle() throws {
        #expect(texts(try stage(Titled(isRemoved: true))).isEmpty)
    }

    @Test("An editor's title stands at the leading side") func editor() throws {
        let (own, editor) = (try stage(Titled()), try stage(Titled(role: .editor)))
        let (middle, left) = (texts(own).map(\.minX).min() ?? 0, texts(editor).map(\.minX).min() ?? 0)
        #expect(middle > 100 && left < 20)
    }

    @Test("A section's margins hold for it alone") func sectionMargins() throws {
        let stage = try stage(
            List {
                Section { Color.red.listRowInsets(EdgeInsets()) }.listSectionMargins(.horizontal, 50)
                Section { Color.blue.listRowInsets(EdgeInsets()) }
            })
        expect(stage.drawn(.red, at: 0)?.box.minX, equals: 50)
        expect(stage.drawn(.red, at: 0)?.box.width, equals: 200)
        expect(stage.drawn(.blue, at: 0)?.box.minX, equals: 16, "what a narrow list leaves")
    }

    @Test("The icons of labels in a list have the list's item tint") func itemTint() throws {
        let stage = try stage(List { Label("A", systemImage: "star.fill") }.listItemTint(.orange))
        #expect(stage.drawn(.orange, at: 0) != nil)
    }

    @Test("Ticks stand under the track at their values") func ticks() throws {
        let dots = SliderDots(shares: [0, 0.5, 1], margin: 14).path(in: CGRect(x: 0, y: 0, width: 128, height: 31))
        #expect(dots.boundingRect.minX == 12.5 && dots.boundingRect.maxX == 115.5)
        let marks = SliderMarks(0.0...10, ticks: SliderMarks.steps(of: 0.0...10, by: 2.5) { SliderTick($0) }, neutral: 5)
        #expect(marks.ticks == [0, 0.25, 0.5, 0.75, 1] && marks.neutral == 0.5)
        let slider = Slider(value: .constant(0.5)) {
            Text("A")
        } currentValueLabel: {
            Text("B")
        } ticks: {
            SliderTickContentForEach([0.0, 0.5], id: \.self) { SliderTick($0) }
        }
        _ = try stage(slider)
    }

    @Test("A slider's fill begins at the neutral value") func neutral() throws {
        let slider = Slider(value: .constant(0.5), in: -1...1, step: 0.1, neutralValue: 0) {
            Text("A")
        } minimumValueLabel: {
            Color.clear.frame(width: 10, height: 10)
        } maximumValueLabel: {
            Color.clear.frame(width: 10, height: 10)
        }
        let fill = try #require(stage(slider.tint(.red)).drawn(.red, at: 0))
        expect(fill.box.minX, near: 150, within: 1, "the middle of the stage")
    }

    @Test("A concentric corner's radius is the container's less the distance between the corners") func concentric() throws {
        let container = ContainerShape(
            shape: RoundedRectangle(cornerRadius: 40), frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var environment = EnvironmentValues()
        environment.containerShape = container
        func path(_ shape: ConcentricRectangle, _ frame: CGRect) -> Path { shape.placed(at: frame, in: environment).path(in: frame) }
        let inner = CGRect(x: 10, y: 10, width: 180, height: 180)
        expect(
            path(ConcentricRectangle(), inner),
            equals: UnevenRoundedRectangle(cornerRadii: .init(topLeading: 30, bottomLeading: 30, bottomTrailing: 30, topTrailing: 30)).path(
                in: inner))
        let corner = CGRect(x: 10, y: 10, width: 60, height: 60)
        expect(
            path(.rect(corners: .concentric(minimum: 12)), corner),
            equals: UnevenRoundedRectangle(cornerRadii: .init(topLeading: 30, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)).path(
                in: corner))
        expect(
            path(.rect(corners: .concentric, isUniform: true), corner),
            equals: UnevenRoundedRectangle(cornerRadii: .init(topLeading: 30, bottomLeading: 30, bottomTrailing: 30, topTrailing: 30)).path(
                in: corner))
    }

    @Test("A view that is continued outside of the safe area is drawn beyond it") func backgroundExtension() throws {
        let stage = try stage(
            NavigationStack { Color.red.backgroundExtensionEffect().navigationBarTitleDisplayMode(.inline) })
        let reds = stage.drawn(at: 0).filter { $0.color != nil && $0.box.width == 300 }
        #expect(reds.contains { $0.box.minY <= 0 })
    }

    @Test("An item that is not there at first is not shown") func customisation() throws {
        let stage = try stage(
            NavigationStack {
                Color.red.toolbar(id: "bar") {
                    ToolbarItem(id: "a") { Color.blue.frame(width: 9, height: 9) }.customizationBehavior(.reorderable)
                    ToolbarItem(id: "b") { Color.green.frame(width: 9, height: 9) }.defaultCustomization(.hidden)
                }
            })
        #expect(stage.drawn(.blue, at: 0) != nil && stage.drawn(.green, at: 0) == nil)
    }
}
