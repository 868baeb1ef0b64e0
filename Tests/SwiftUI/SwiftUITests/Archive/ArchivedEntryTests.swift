import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing
import WidgetArchive

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is drawn from the boxes of entries is what is drawn from the views that the boxes came from, at every moment.
@Suite("Archived entries") @MainActor struct ArchivedEntryTests {
    private static let moments = stride(from: 0.0, through: 1.6, by: 0.1)

    /// A box as it comes out of a file.
    private func written(_ box: ArchivedBox) throws -> ArchivedBox {
        let canvas = WidgetArchive.Canvas(size: CGSize(width: 200, height: 200), cornerRadius: 0, backdrop: [1, 1, 1, 1])
        let entry = WidgetArchive.Entry(date: Date(timeIntervalSinceReferenceDate: 0), boxes: [box])
        let archive = WidgetArchive(name: "", family: "", canvas: canvas, entries: [entry])
        let read = try WidgetArchive(bytes: archive.bytes())
        expect(read, equals: archive)
        return read.entries[0].boxes[0]
    }

    /// Shows entries by their views and by their boxes alone, each a second or more after the one before, and compares.
    private func expectAlike<V: View>(
        entries: Int = 3, every seconds: Double = 2, _ animation: Animation? = .linear(duration: 1), _ view: (Int) -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let direct = try Stage()
        let archiver = EntryArchiver(tree: direct.tree)
        let presented = try Stage()
        var moved = 0
        for entry in 0..<entries {
            let time = Double(entry) * seconds
            let own = entry == 0 ? nil : animation
            try direct.show(view(entry), own, at: time)
            let box = try #require(archiver.entry(for: seconds), sourceLocation: sourceLocation)
            try presented.show(ArchivedEntryView(box: try written(box)), own, at: time)
            let lists = Self.moments.filter { $0 < seconds }.map { moment in
                let expected = direct.tree.displayList(at: time + moment)
                let found = presented.tree.displayList(at: time + moment)
                #expect(found == expected, "entry \(entry) at \(moment) s", sourceLocation: sourceLocation)
                return expected
            }
            if lists.contains(where: { $0 != lists[0] }) { moved += 1 }
            #expect(!lists[0].items.isEmpty, sourceLocation: sourceLocation)
        }
        if animation != nil { #expect(moved == entries - 1, "something moves", sourceLocation: sourceLocation) }
    }

    @Test func framesAndColours() throws {
        try expectAlike { entry in
            HStack(spacing: 7) {
                Color.red.frame(width: 20 + 13 * CGFloat(entry), height: 30)
                Circle().fill(entry == 1 ? .blue : .green).frame(width: 25).padding(3)
            }
        }
    }

    @Test func textsThatRollAndFade() throws {
        try expectAlike { entry in
            VStack {
                Text("\(95 + 7 * entry) mg").contentTransition(.numericText(value: Double(entry))).font(.title)
                Text(entry == 1 ? "Coffee" : "Tea").foregroundStyle(entry == 1 ? .brown : .mint)
            }
        }
    }

    @Test func effects() throws {
        try expectAlike { entry in
            Rectangle().fill(.orange).frame(width: 40, height: 30).clipShape(.rect(cornerRadius: 4 + 2 * CGFloat(entry)))
                .rotationEffect(.degrees(20 * Double(entry))).scaleEffect(1 + 0.2 * CGFloat(entry)).offset(x: 9 * CGFloat(entry))
                .opacity(1 - 0.3 * Double(entry)).blur(radius: CGFloat(entry)).shadow(radius: 3)
        }
    }

    @Test func layersAndMasks() throws {
        try expectAlike { entry in
            Color.purple.frame(width: 60, height: 40 + 9 * CGFloat(entry))
                .background(alignment: .topLeading) { Color.yellow.frame(width: 80, height: 10) }
                .overlay(alignment: .bottomTrailing) { Text("A").offset(x: 5) }
                .mask { Capsule().padding(2 * CGFloat(entry)) }
        }
    }

    @Test func transitions() throws {
        try expectAlike { entry in
            VStack {
                if entry != 1 { Color.red.frame(width: 30, height: 10).transition(.move(edge: .leading)) }
                Color.blue.frame(width: 30, height: 20)
                if entry == 1 { Text("New").transition(.push(from: .bottom)) } else { Text("Old").transition(.scale) }
                Text("\(entry)").id(entry)
            }
        }
    }

    @Test("Elements that come back, or leave one after the other, while the last change still runs")
    func interruptions() throws {
        try expectAlike(entries: 5, every: 0.5) { entry in
            ZStack {
                Color.green.frame(width: 90 - 8 * CGFloat(entry), height: 50)
                if entry % 2 == 0 { Color.red.frame(width: 30, height: 10).transition(.slide) }
                ForEach([entry, entry + 1], id: \.self) { Text("row \($0)").offset(y: 15 * CGFloat($0)) }
            }
        }
    }

    @Test("What the value's own animation moves, and not the entry's") func valueAnimations() throws {
        try expectAlike { entry in
            VStack {
                Text("\(entry)").offset(x: 11 * CGFloat(entry)).animation(.easeIn(duration: 0.3), value: entry)
                Color.red.frame(width: 10 + 9 * CGFloat(entry), height: 5).transaction { $0.animation = nil }
            }
        }
    }

    @Test("Shapes in shapes, gradients, shadows and lines of text") func forms() throws {
        try expectAlike { entry in
            let size = CGFloat(entry)
            return VStack(spacing: 1) {
                RoundedRectangle(cornerRadius: 3 + size).inset(by: 1 + size)
                    .fill(LinearGradient(colors: [.red, entry == 1 ? .blue : .green], startPoint: .top, endPoint: .bottom)).frame(
                        height: 20)
                Circle().trim(from: 0, to: 0.3 + 0.2 * size).stroke(.orange, style: StrokeStyle(lineWidth: 2 + size, lineCap: .round))
                    .frame(height: 30)
                Capsule().rotation(.degrees(15 * Double(entry))).offset(x: size).strokeBorder(.purple, lineWidth: 2).frame(height: 20)
                UnevenRoundedRectangle(topLeadingRadius: 4 * size).scale(1 - 0.1 * size).fill(.red.shadow(.inner(radius: 2 + size)))
                    .frame(height: 20)
                Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 9)) }.fill(.thinMaterial).frame(height: 10)
                Text("\(entry) of 3").underline(color: .red).strikethrough(pattern: .dot).bold(entry == 1)
            }
            .rotation3DEffect(.degrees(9 * Double(entry)), axis: (0, 1, 0)).saturation(1 - 0.2 * Double(entry))
        }
    }

    @Test("Symbols that fade, one of them while the last change still runs, are no films", arguments: [2, 0.5] as [Double])
    func fades(every seconds: Double) throws {
        func view(_ entry: Int) -> some View {
            Image(systemName: entry % 2 == 0 ? "circle" : "circle.fill").foregroundStyle(.red).contentTransition(.opacity)
        }
        try expectAlike(entries: 4, every: seconds) { view($0) }
        let stage = try Stage()
        let archiver = EntryArchiver(tree: stage.tree)
        for entry in 0..<4 {
            try stage.show(view(entry), .linear(duration: 1), at: Double(entry) / 2)
            _ = archiver.entry()
        }
        #expect(archiver.filmedKinds.isEmpty)
    }

    @Test("What has no box of its own kind is what it drew, wherever it moves to") func drawings() throws {
        try expectAlike(entries: 1, nil) { _ in
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                .frame(width: 30, height: 20).opacity(0.5).rotationEffect(.degrees(20))
        }
        let stage = try Stage()
        try stage.show(Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) })
        let archiver = EntryArchiver(tree: stage.tree)
        _ = archiver.entry()
        #expect(archiver.filmedKinds.isEmpty)
    }

    @Test("What changes by itself and has no box of its own kind is archived from moment to moment") func films() throws {
        let direct = try Stage()
        let archiver = EntryArchiver(tree: direct.tree)
        let presented = try Stage()
        for entry in 0..<3 {
            let animation: Animation? = entry == 0 ? nil : .linear(duration: 0.5)
            let time = Double(entry)
            try direct.show(ProgressView(value: Double(entry) / 2).frame(width: 90), animation, at: time)
            try presented.show(ArchivedEntryView(box: try #require(archiver.entry())), animation, at: time)
            for frame in 0..<60 {
                let moment = time + Double(frame) / 60
                expect(presented.tree.displayList(at: moment), equals: direct.tree.displayList(at: moment), "\(moment)")
            }
            expect(presented.tree.settlingTime, equals: direct.tree.settlingTime)
        }
        #expect(!archiver.filmedKinds.isEmpty)
    }
}
