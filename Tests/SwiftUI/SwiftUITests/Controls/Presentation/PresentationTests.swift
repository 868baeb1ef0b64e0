import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is presented over the window: where it stands, how it comes and goes, what it takes touches from.
@Suite("Presentations") @MainActor struct PresentationTests {
    private static let mark = Color(red: 0, green: 1, blue: 0)
    private static let below = Color(red: 1, green: 0, blue: 0)

    private final class Log {
        var words: [String] = []
    }

    private struct Host: View {
        let log: Log
        var detents: Set<PresentationDetent> = []
        var isStuck = false
        @State private var isShown = false
        @State private var isAsked = false
        @State private var isAlerted = false
        @State private var isCovered = false

        var body: some View {
            VStack {
                below
                Button("Sheet") { isShown = true }
                Button("Ask") { isAsked = true }
                Button("Alert") { isAlerted = true }
                Button("Cover") { isCovered = true }
                Menu("Menu") {
                    Button("One") { log.words.append("one") }
                    Section("More") {
                        Button("Two", role: .destructive) { log.words.append("two") }
                    }
                }
                Text("Pressed").contextMenu { Button("Copy") { log.words.append("copy") } }
            }
            .sheet(isPresented: $isShown, onDismiss: { log.words.append("gone") }) {
                Inside().presentationDetents(detents).interactiveDismissDisabled(isStuck)
            }
            .fullScreenCover(isPresented: $isCovered) { Inside() }
            .alert("Title", isPresented: $isAlerted) {
                Button("Delete", role: .destructive) { log.words.append("deleted") }
                Button("Keep", role: .cancel) { log.words.append("kept") }
            } message: {
                Text("Message")
            }
            .confirmationDialog("Sure?", isPresented: $isAsked) {
                Button("Yes") { log.words.append("yes") }
            }
        }
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            ZStack {
                mark
                Button(isPresented ? "Close" : "Nothing to close") { dismiss() }
            }
        }
    }

    private func stage(_ log: Log, detents: Set<PresentationDetent> = [], isStuck: Bool = false) throws -> Stage {
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Host(log: log, detents: detents, isStuck: isStuck))
        return stage
    }

    private func top(_ stage: Stage, at time: Double) -> CGFloat? { stage.drawn(Self.mark, at: time)?.box.minY }

    private func isClose(_ first: CGFloat?, _ second: CGFloat, within distance: CGFloat = 0.01) -> Bool {
        first.map { abs($0 - second) <= distance } ?? false
    }

    @Test("A sheet slides up from below the window to ten points below the status bar, and pushes the window back")
    func sheetComes() throws {
        let stage = try stage(Log())
        #expect(stage.tree.settlingTime <= 0)
        try stage.tree.tap("Sheet", at: 1)
        #expect(isClose(top(stage, at: 1), 932, within: 1))
        let middle = try #require(top(stage, at: 1.1))
        #expect(middle > 69 && middle < 932)
        #expect(isClose(top(stage, at: 3), 69))
        let window = try #require(stage.drawn(Self.below, at: 3)).box
        #expect(window.minX > 10 && window.minY > 55, "the window is a smaller card")
        #expect(stage.drawn(at: 3).contains { $0.alpha > 0.19 && $0.alpha < 0.21 }, "and darker")
    }

    @Test("Random access to a sheet on its way is stepping")
    func sheetIsPure() throws {
        let (first, second) = (try stage(Log(), detents: [.medium]), try stage(Log(), detents: [.medium]))
        for stage in [first, second] { try stage.tree.tap("Sheet", at: 1) }
        var steps: [String] = []
        for frame in 0...40 { steps.append(first.tree.displayList(at: 1 + Double(frame) / 60).dump()) }
        expect(steps[12], equals: second.tree.displayList(at: 1.2).dump())
        #expect(steps[40] == first.tree.displayList(at: 5).dump() || first.tree.settlingTime > 1 + 40.0 / 60)
    }

    @Test("Closing by the environment's action slides the sheet down, and onDismiss runs when it is gone")
    func sheetGoes() throws {
        let log = Log()
        let stage = try stage(log, detents: [.medium])
        let before = stage.tree.displayList(at: 0.5)
        try stage.tree.tap("Sheet", at: 1)
        #expect(isClose(top(stage, at: 3), 466))
        try stage.tree.tap("Close", at: 3)
        let middle = try #require(top(stage, at: 3.1))
        #expect(middle > 466 && middle < 932)
        #expect(log.words.isEmpty)
        try stage.tree.advance(to: 6)
        expect(log.words, equals: ["gone"])
        expect(stage.tree.displayList(at: 6), equals: before, "nothing is left of it")
    }

    @Test("Touches find what is presented alone, and one beside closes it")
    func touches() throws {
        let log = Log()
        let stage = try stage(log, detents: [.medium])
        try stage.tree.tap("Sheet", at: 1)
        #expect(throws: ViewTreeError.self) { try stage.tree.tap("Ask", at: 3) }
        expect(stage.tree.hitTargets.names, equals: ["Sheet Grabber", "Close", "dismiss popup"])
        try stage.tree.tap(at: CGPoint(x: 215, y: 100), at: 3.5)
        try stage.tree.advance(to: 6)
        expect(log.words, equals: ["gone"])
        try stage.tree.tap("Ask", at: 6)
    }

    @Test("A finger drags a sheet from height to height, and away")
    func drags() throws {
        let log = Log()
        let stage = try stage(log, detents: [.medium, .height(200)])
        try stage.tree.tap("Sheet", at: 1)
        #expect(isClose(top(stage, at: 3), 732))
        func drag(_ from: CGFloat, _ to: CGFloat, at time: Double) throws {
            let points = (0...20).map { (seconds: Double($0) * 0.02, point: CGPoint(x: 100, y: from + (to - from) * CGFloat($0) / 20)) }
            try stage.tree.touch(along: [points + [(1, CGPoint(x: 100, y: to)), (1.1, CGPoint(x: 100, y: to))]], at: time)
        }
        try drag(800, 600, at: 3)
        #expect(isClose(top(stage, at: 8), 466))
        try drag(500, 900, at: 8)
        try stage.tree.advance(to: 12)
        expect(log.words, equals: ["gone"])
    }

    @Test("A sheet that must not be closed by a gesture comes back")
    func sticks() throws {
        let log = Log()
        let stage = try stage(log, isStuck: true)
        try stage.tree.tap("Sheet", at: 1)
        let way = [(0.0, 100.0), (0.1, 300), (0.2, 600), (0.3, 900)].map { (seconds: $0.0, point: CGPoint(x: 100, y: $0.1)) }
        try stage.tree.touch(along: [way], at: 3)
        try stage.tree.tap(at: CGPoint(x: 215, y: 20), at: 6)
        #expect(isClose(top(stage, at: 10), 69))
        #expect(log.words.isEmpty)
    }

    @Test("A cover fills the window")
    func cover() throws {
        let stage = try stage(Log())
        try stage.tree.tap("Cover", at: 1)
        #expect(isClose(stage.drawn(Self.mark, at: 3)?.box.minY, 0))
        #expect(isClose(stage.drawn(Self.mark, at: 3)?.box.height, 932))
        try stage.tree.tap("Close", at: 3)
        #expect(stage.drawn(Self.mark, at: 6) == nil)
    }

    @Test("An alert's buttons act and close it; the one that cancels is first of two")
    func alert() throws {
        let log = Log()
        let stage = try stage(log)
        try stage.tree.tap("Alert", at: 1)
        expect(stage.tree.hitTargets.names, equals: ["Delete", "Keep"])
        let targets = stage.tree.hitTargets
        let keep = try #require(targets.first { $0.label == "Keep" }).frame
        let delete = try #require(targets.first { $0.label == "Delete" }).frame
        #expect(keep.maxX <= delete.minX + 0.5 && keep.minY == delete.minY)
        try stage.tree.tap(at: CGPoint(x: 20, y: 20), at: 2)
        expect(stage.tree.hitTargets.names, equals: ["Delete", "Keep"], "a touch beside does nothing")
        try stage.tree.tap("Delete", at: 3)
        try stage.tree.advance(to: 5)
        expect(log.words, equals: ["deleted"])
        #expect(stage.tree.hitTargets.names.contains("Sheet"))
    }

    @Test("A dialog adds what cancels, and a touch beside cancels")
    func dialog() throws {
        let log = Log()
        let stage = try stage(log)
        try stage.tree.tap("Ask", at: 1)
        expect(stage.tree.hitTargets.names, equals: ["Yes", "Cancel", "dismiss popup"])
        try stage.tree.tap("dismiss popup", at: 3)
        #expect(stage.tree.hitTargets.names.contains("Sheet"))
        try stage.tree.tap("Ask", at: 5)
        try stage.tree.tap("Yes", at: 7)
        expect(log.words, equals: ["yes"])
    }

    @Test("A menu opens beside its button; a row acts and closes it")
    func menu() throws {
        let log = Log()
        let stage = try stage(log)
        try stage.tree.tap("Menu", at: 1)
        expect(stage.tree.hitTargets.names, equals: ["One", "Two", "dismiss popup"])
        try stage.tree.tap("Two", at: 3)
        expect(log.words, equals: ["two"])
        #expect(stage.tree.hitTargets.names.contains("Sheet"))
    }

    @Test("A menu stays open after the actions that do not dismiss it")
    func stayingMenu() throws {
        let log = Log()
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(
            VStack {
                Menu("Size") {
                    Button("Larger") { log.words.append("larger") }.menuActionDismissBehavior(.disabled)
                    Button("Done") { log.words.append("done") }
                }
                Menu("Zoom") {
                    Button("In") { log.words.append("in") }
                    Button("Out") { log.words.append("out") }.menuActionDismissBehavior(.enabled)
                }
                .menuActionDismissBehavior(.disabled)
            })
        try stage.tree.tap("Size", at: 1)
        try stage.tree.tap("Larger", at: 3)
        try stage.tree.tap("Larger", at: 4)
        try stage.tree.tap("Done", at: 5)
        try stage.tree.tap("Zoom", at: 7)
        try stage.tree.tap("In", at: 9)
        try stage.tree.tap("Out", at: 10)
        expect(log.words, equals: ["larger", "larger", "done", "in", "out"])
        #expect(stage.tree.hitTargets.names.contains("Size"))
    }

    @Test("A long press opens a context menu")
    func contextMenu() throws {
        let log = Log()
        let stage = try stage(log)
        let point = try #require(stage.tree.hitTargets.first { $0.label == "Pressed" }?.point)
        try stage.tree.touch(along: [[(0, point), (0.6, point), (0.7, point)]], at: 1)
        expect(stage.tree.hitTargets.names, equals: ["Copy", "dismiss popup"])
        try stage.tree.tap("Copy", at: 3)
        expect(log.words, equals: ["copy"])
    }

    @Test("What is presented from the start is there at once, in every moment")
    func initially() throws {
        struct Initial: View {
            @State private var isShown = true
            var body: some View {
                Text("Behind").sheet(isPresented: $isShown) { Inside().presentationDetents([.height(300)]) }
            }
        }
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Initial())
        #expect(isClose(top(stage, at: 0), 632))
        #expect(stage.tree.settlingTime <= 0)
    }

    @Test("An item that is replaced brings up another sheet")
    func items() throws {
        struct Item: Identifiable { let id: Int }
        struct Host: View {
            @State private var item: Item?
            var body: some View {
                Button("First") { item = Item(id: 1) }
                    .sheet(item: $item) { shown in
                        if shown.id == 1 { Button("Second") { item = Item(id: 2) } } else { Text("The second") }
                    }
            }
        }
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Host())
        try stage.tree.tap("First", at: 1)
        try stage.tree.tap("Second", at: 3)
        expect(stage.tree.hitTargets.names, equals: ["Sheet Grabber", "dismiss popup"])
    }

    private struct Quarter: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }

    @Test(
        "Detents in points",
        arguments: [
            ([.medium], 466), ([.large], 69), ([.height(300)], 632), ([.fraction(0.5)], 500.5), ([.custom(Quarter.self)], 716.25),
            ([.large, .height(100), .medium], 832), ([.height(5000)], 69),
        ] as [(Set<PresentationDetent>, CGFloat)])
    func detents(_ detents: Set<PresentationDetent>, _ expected: CGFloat) throws {
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Self.below.sheet(isPresented: .constant(true)) { Self.mark.presentationDetents(detents) })
        #expect(isClose(top(stage, at: 0), expected, within: 0.34))
    }

    @Test("A selection moves the sheet, and a finger moves the selection")
    func selection() throws {
        struct Host: View {
            let log: Log
            @State private var detent = PresentationDetent.height(200)
            var body: some View {
                Text("Behind").sheet(isPresented: .constant(true)) {
                    ZStack {
                        PresentationTests.mark
                        Button("Grow") { withAnimation { detent = .medium } }
                    }
                    .presentationDetents([.height(200), .medium], selection: $detent)
                    .onChange(of: detent) { log.words.append(detent == .medium ? "medium" : "small") }
                }
            }
        }
        let log = Log()
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Host(log: log))
        try stage.tree.tap("Grow", at: 1)
        #expect(isClose(top(stage, at: 3), 466))
        let way = (0...10).map { (index: Int) -> (seconds: Double, point: CGPoint) in
            (Double(index) * 0.05, CGPoint(x: 60, y: 500 + 20 * Double(index)))
        }
        try stage.tree.touch(along: [way + [(1, CGPoint(x: 60, y: 700)), (1.1, CGPoint(x: 60, y: 700))]], at: 3)
        #expect(isClose(top(stage, at: 8), 732))
        expect(log.words, equals: ["medium", "small"])
    }

    @Test("Behind a sheet that lets touches through everything can be used, and nothing darkens")
    func interaction() throws {
        let log = Log()
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(
            VStack {
                Button("Behind") { log.words.append("behind") }; Spacer()
            }
            .sheet(isPresented: .constant(true)) {
                Self.mark.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
            })
        try stage.tree.tap("Behind", at: 1)
        expect(log.words, equals: ["behind"])
        #expect(!stage.drawn(at: 1).contains { $0.color == Color.black.opacity(0.2).resolve(in: stage.tree.environment).rgba })
    }

    @Test("A sheet over a sheet: the one below is pushed back, and comes forward again")
    func nested() throws {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Back") { dismiss() } }
        }
        struct Outer: View {
            @State private var isShown = false
            var body: some View {
                ZStack {
                    PresentationTests.mark
                    Button("More") { isShown = true }
                }
                .sheet(isPresented: $isShown) { Inner() }
            }
        }
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Text("Behind").sheet(isPresented: .constant(true)) { Outer() })
        try stage.tree.tap("More", at: 1)
        #expect(try #require(stage.drawn(Self.mark, at: 3)).box.width < 410)
        #expect(stage.tree.hitTargets.names.contains("Back") && !stage.tree.hitTargets.names.contains("More"))
        try stage.tree.tap("Back", at: 3)
        #expect(isClose(stage.drawn(Self.mark, at: 6)?.box.width, 430))
        #expect(stage.tree.hitTargets.names.contains("More"))
    }

    @Test("A popover is a sheet on a telephone, and a plate beside its view where it is asked for or there is room")
    func popover() throws {
        func stage(_ isPlate: Bool, width: CGFloat, isRegular: Bool) throws -> Stage {
            let stage = try Stage(width: width, height: 932, system: .iOS18)
            if isRegular { stage.tree.environment.horizontalSizeClass = .regular }
            try stage.show(
                Color.clear.frame(width: 40, height: 40).popover(isPresented: .constant(true)) {
                    Self.mark.frame(width: 100, height: 50).presentationCompactAdaptation(isPlate ? .popover : .automatic)
                })
            return stage
        }
        #expect(isClose(try stage(true, width: 430, isRegular: false).drawn(Self.mark, at: 0)?.box.minY, 932 / 2 + 20 + 13))
        #expect(isClose(try stage(false, width: 820, isRegular: true).drawn(Self.mark, at: 0)?.box.minY, 932 / 2 + 20 + 13))
        let sheet = try stage(false, width: 430, isRegular: false)
        expect(sheet.tree.hitTargets.names, equals: ["Sheet Grabber", "dismiss popup"])
    }

    @Test("A value of the environment that may be nil has its default until it is set")
    func optionalDefaults() {
        var environment = EnvironmentValues()
        #expect(environment.horizontalSizeClass == .compact && environment.verticalSizeClass == .regular)
        environment.horizontalSizeClass = nil
        #expect(environment.horizontalSizeClass == nil)
    }

    @Test("On a tablet a sheet is a page in the middle")
    func page() throws {
        let stage = try Stage(width: 1024, height: 1366, system: .iOS18)
        try stage.show(Self.below.sheet(isPresented: .constant(true)) { Self.mark })
        expect(stage.drawn(Self.mark, at: 0)?.box, equals: CGRect(x: 160, y: 44, width: 704, height: 1278))
    }

    @Test("An alert without a button has one, and its text field is typed into")
    func alertField() throws {
        struct Host: View {
            let log: Log
            @State private var name = ""
            @State private var isAsked = true
            var body: some View {
                Text("Behind")
                    .alert("Name", isPresented: $isAsked) { TextField("Name", text: $name) }
                    .onChange(of: isAsked) { log.words.append(name) }
            }
        }
        let log = Log()
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Host(log: log))
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("Ada", at: field, time: 1))
        try stage.tree.tap("OK", at: 2)
        expect(log.words, equals: ["Ada"])
    }

    @Test("An alert with data waits for them")
    func presenting() throws {
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        func view(_ data: String?) -> some View {
            Text("Behind").alert("Title", isPresented: .constant(true), presenting: data) {
                Button($0) {}
            } message: {
                Text($0)
            }
        }
        try stage.show(view(nil))
        #expect(stage.tree.hitTargets.isEmpty)
        try stage.show(view("Fine"), at: 1)
        expect(stage.tree.hitTargets.names, equals: ["Fine"])
    }

    @Test("A sheet that goes while it comes turns round where it is")
    func interrupted() throws {
        let stage = try stage(Log(), detents: [.medium])
        try stage.tree.tap("Sheet", at: 1)
        let before = try #require(top(stage, at: 1.15))
        try stage.tree.tap(at: CGPoint(x: 215, y: 100), at: 1.15)
        let after = try #require(top(stage, at: 1.15))
        expect(before, near: after, within: 0.5)
        let speed = try (#require(top(stage, at: 1.151)) - after) / 0.001
        let former = try (before - #require(top(stage, at: 1.15 - 0.001))) / 0.001
        expect(speed, near: former, within: abs(former) * 0.2 + 30, "it goes on as fast as it was")
    }

    @Test("In the dark a sheet is a step lighter than the window")
    func raised() throws {
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        stage.tree.environment.colorScheme = .dark
        try stage.show(Self.below.sheet(isPresented: .constant(true)) { Text("A") })
        #expect(stage.drawn(Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255), at: 0) != nil)
    }

    @Test("Content that wants the dark gets a dark sheet")
    func preferredScheme() throws {
        let stage = try Stage(width: 430, height: 932, system: .iOS18)
        try stage.show(Self.below.sheet(isPresented: .constant(true)) { Text("A").preferredColorScheme(.dark) })
        #expect(stage.drawn(Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255), at: 0) != nil)
    }

    @Test("In a widget nothing is presented, and that is told")
    func widget() throws {
        let stage = try Stage(width: 300, height: 300, system: .iOS18)
        stage.tree.environment.isInWidget = true
        try stage.show(Self.below.sheet(isPresented: .constant(true)) { Inside() })
        #expect(stage.drawn(Self.mark, at: 0) == nil)
        #expect(stage.tree.diagnostics.entries.contains { $0.description.contains("The sheet") })
    }
}
