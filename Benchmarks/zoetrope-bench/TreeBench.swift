import Drawing
import Foundation
import PreviewRendering
import Raster
import SwiftUI

/// T1 to T4: what a view tree costs while most of it stands still.
///
/// T1 is a film of 60 frames in which one number rolls beside 10, 100 and 1,000 rows that do not move: what stands still
/// should cost what it costs once. T2 is a view with 500 and 1,000 modifiers around it, which should cost in proportion. T3
/// is a film of 300 frames of a tree of 300 views, in which one user-made animatable view moves its neighbours. T4 is
/// a scroll view with 100,000 rows in a lazy stack, shown and scrolled over 3,000 points in half a second, which should cost
/// what is seen.
@MainActor
struct TreeBench {
    private let environment: EnvironmentValues
    private static let size = CGSize(width: 320, height: 640)

    init() throws {
        var environment = EnvironmentValues()
        environment.fontLibrary = try .bundled()
        environment.displayScale = 2
        self.environment = environment
    }

    /// T1.
    func stillRows() throws {
        for count in [10, 100, 1000] {
            try measure("T1", "\(count) rows", frames: 60) { RollingNumber(number: $0 * 137 + 95, rowCount: count) }
        }
    }

    /// T2.
    func chains() throws {
        for count in [500, 1000] {
            var view: any View = Color.red
            for index in 0..<count { view = Self.padded(view, index) }
            let chain = view
            try Stopwatch(scene: "T2", what: "\(count) modifiers, evaluated, laid out, drawn").measure {
                let tree = makeTree()
                try tree.update(chain, transaction: Transaction(), at: 0)
                _ = tree.displayList(at: 0)
            }
        }
    }

    /// T3.
    func longFilm() throws {
        try measure("T3", "300 views", frames: 300) { MovingBar(length: CGFloat(40 + $0 * 200)) }
    }

    /// T4.
    func lazyRows() throws {
        for count in [100, 100_000] {
            try Stopwatch(scene: "T4", what: "\(count) lazy rows, shown").measure {
                try makeTree().update(LazyRows(count: count, shown: 0), transaction: Transaction(), at: 0)
            }
            let scrolled = {
                let tree = makeTree()
                try tree.update(LazyRows(count: count, shown: 0), transaction: Transaction(), at: 0)
                let scroll = Transaction(animation: .linear(duration: 0.5))
                try tree.update(LazyRows(count: count, shown: 90), transaction: scroll, at: 1)
                return tree
            }
            try Stopwatch(scene: "T4", what: "\(count) lazy rows, 30 lists of a scroll").measure(on: scrolled) { tree in
                for frame in 0..<30 {
                    let time = 1 + Double(frame) / 60
                    try tree.advance(to: time)
                    _ = tree.displayList(at: time)
                }
            }
        }
    }

    private static func padded(_ view: some View, _ index: Int) -> any View {
        index.isMultiple(of: 2) ? view.opacity(0.999) : view.padding(0.01)
    }

    private func makeTree() -> ViewTree { ViewTree(size: Self.size, environment: environment) }

    /// Films the way from the first state of a view to the second, in five seconds.
    private func measure(_ scene: String, _ what: String, frames: Int, _ view: (Int) -> any View) throws {
        func first() throws -> ViewTree {
            let tree = makeTree()
            try tree.update(view(0), transaction: Transaction(), at: 0)
            return tree
        }
        func second() throws -> ViewTree {
            let tree = try first()
            // A film shows the first state before the way to the second begins.
            _ = tree.displayList(at: 0)
            try tree.update(view(1), transaction: Transaction(animation: .linear(duration: 5)), at: 1)
            return tree
        }
        func film(_ tree: ViewTree) -> [DisplayList] {
            (0..<frames).map { tree.displayList(at: 1 + 5 * Double($0) / Double(frames)) }
        }
        let lists = film(try second())
        try Stopwatch(scene: scene, what: "\(what), first build").measure(on: makeTree) {
            try $0.update(view(0), transaction: Transaction(), at: 0)
        }
        try Stopwatch(scene: scene, what: "\(what), second update").measure(on: first) {
            try $0.update(view(1), transaction: Transaction(animation: .linear(duration: 5)), at: 1)
        }
        try Stopwatch(scene: scene, what: "\(what), \(frames) lists").measure(on: second) { _ = film($0) }
        try Stopwatch(scene: scene, what: "\(what), draw \(frames), changes only").measure {
            let rasterizer = Rasterizer(scale: 2)
            var former = Rasterizer.Frame(list: lists[0], pixmap: try rasterizer.render(lists[0]))
            for list in lists.dropFirst() {
                former = try rasterizer.frame(list, over: former)
            }
        }
    }
}

/// A number that rolls to another one beside rows that stand still.
private struct RollingNumber: View {
    let number: Int
    let rowCount: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("\(number) mg").contentTransition(.numericText()).font(.title)
            ForEach(0..<rowCount, id: \.self) { row in
                HStack {
                    Text("Row \(row)")
                    Spacer()
                    Capsule().fill(.orange).frame(width: 20, height: 4)
                }
            }
        }
        .frame(width: 320, height: 640, alignment: .top)
    }
}

/// A lazy stack that is scrolled to one of its rows.
private struct LazyRows: View {
    let count: Int
    let shown: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 2) {
                ForEach(0..<count, id: \.self) { row in
                    HStack {
                        Text("Row \(row)")
                        Spacer()
                        Capsule().fill(.orange).frame(width: 20, height: 4)
                    }
                    .frame(height: 32)
                }
            }
        }
        .scrollPosition(id: .constant(Optional(shown)), anchor: .top)
    }
}

/// A bar with data of its own among 296 views that stand still but for the one beside it.
private struct MovingBar: View {
    let length: CGFloat

    var body: some View {
        VStack(spacing: 1) {
            HStack {
                Bar(length: length)
                Color.blue.frame(width: 10, height: 10)
            }
            ForEach(0..<74, id: \.self) { row in
                HStack {
                    Text("Row \(row)").font(.system(size: 6))
                    Spacer()
                    Circle().fill(.green).frame(width: 4, height: 4)
                    Capsule().fill(.orange).frame(width: 20, height: 4)
                }
            }
        }
    }

    private struct Bar: View, @preconcurrency Animatable {
        var length: CGFloat
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }

        var body: some View { Color.red.frame(width: length, height: 10) }
    }
}
