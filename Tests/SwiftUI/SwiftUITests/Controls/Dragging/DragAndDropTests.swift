import Foundation
import StageSupport
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A view that is pressed is picked up, follows the finger, and is dropped on a view that takes it.
@Suite("Drag and drop") @MainActor struct DragAndDropTests {
    private final class Notes {
        var taken: [String] = []
        var places: [CGPoint] = []
        var targets: [String] = []
        var events: [String] = []
    }

    private func stage(_ view: some View) throws -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 200, height: 100), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree
    }

    /// Two squares of a hundred points beside each other.
    private func pair(_ source: some View, _ destination: some View) -> some View {
        HStack(spacing: 0) {
            source.frame(width: 100, height: 100)
            destination.frame(width: 100, height: 100)
        }
    }

    /// Presses for 0.6 seconds and moves through points, a tenth of a second each.
    private func carry(_ tree: ViewTree, through points: [CGPoint], press: Double = 0.6) throws {
        let moves = points.dropFirst().enumerated().map { (seconds: press + Double($0.offset + 1) * 0.1, point: $0.element) }
        try tree.touch(
            along: [[(seconds: 0, point: points[0]), (seconds: press, point: points[0])] + moves + [moves[moves.count - 1]]], at: 1)
    }

    private let across = [CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 50), CGPoint(x: 120, y: 50), CGPoint(x: 160, y: 30)]

    @Test func aViewIsDroppedOnAnother() throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Color.red.draggable("red"),
                Color.blue.dropDestination(for: String.self) { items, place in
                    notes.taken += items
                    notes.places.append(place)
                    return true
                } isTargeted: {
                    notes.targets.append($0 ? "in" : "out")
                }))
        expect(tree.hitTargets.map(\.action), equals: [.carry(seconds: 0.5)])
        expect(tree.dropTargets, equals: [CGRect(x: 100, y: 0, width: 100, height: 100)])
        try carry(tree, through: across)
        expect(notes.taken, equals: ["red"])
        expect(notes.places, equals: [CGPoint(x: 60, y: 30)])
        expect(notes.targets, equals: ["in", "out"])
        #expect(tree.diagnostics.entries.isEmpty)
    }

    /// What is carried follows the finger over the window, and the view stays where it is.
    @Test func theViewFollowsTheFinger() throws {
        let tree = try stage(pair(Color.red.draggable("red"), Color.blue))
        let color = Color.red.resolve(in: EnvironmentValues()).rgba
        let red = { (time: Double) in DrawnItem.all(in: tree.displayList(at: time)).filter { $0.color == color } }
        let hand = try #require(tree.hand(at: across[0], time: 1))
        try hand.feel(.began, at: across[0], time: 1)
        try hand.feel(.moved, at: across[0], time: 1.6)
        expect(red(1.6).count, equals: 1)
        try hand.feel(.moved, at: CGPoint(x: 110, y: 50), time: 1.7)
        expect(red(2.5).map(\.box.midX), equals: [50, 110])
        expect(red(2.5).map(\.box.width), equals: [100, 105])
        try hand.feel(.ended, at: CGPoint(x: 110, y: 50), time: 2.6)
        // Nobody takes it: it flies back and is gone.
        let flying = red(2.7).map(\.box.midX)
        #expect(flying.count == 2 && flying[1] > 50 && flying[1] < 110)
        try tree.advance(to: 6)
        expect(red(6).count, equals: 1)
    }

    @Test func whoeverTakesAnotherTypeIsNotAskedAndThatIsTold() throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Color.red.draggable("red"),
                Color.blue.dropDestination(for: URL.self) { _, _ in
                    true
                } isTargeted: {
                    notes.targets.append($0 ? "in" : "out")
                }))
        try carry(tree, through: across)
        #expect(notes.targets.isEmpty)
        expect(tree.diagnostics.entries.map(\.description).count { $0.hasPrefix("The drop is not shown") }, equals: 1)
    }

    @Test func aFingerThatMovesAtOnceCarriesNothing() throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Color.red.draggable("red"),
                Color.blue.dropDestination(for: String.self) { _, _ in
                    true
                } isTargeted: {
                    notes.targets.append($0 ? "in" : "out")
                }))
        try carry(tree, through: across, press: 0.1)
        #expect(notes.targets.isEmpty)
    }

    /// A button inside is tapped, and a long press inside ends, as if nothing could be dragged.
    @Test func othersStillHearOfTheFinger() throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Button {
                    notes.events.append("tap")
                } label: {
                    Color.red
                }.draggable("a"),
                Color.blue.onLongPressGesture { notes.events.append("press") }.draggable("b")))
        try tree.tap(at: CGPoint(x: 50, y: 50), at: 1)
        expect(notes.events, equals: ["tap"])
        let held = [(seconds: 0.0, point: CGPoint(x: 150, y: 50)), (seconds: 0.8, point: CGPoint(x: 150, y: 50))]
        try tree.touch(along: [held], at: 2)
        expect(notes.events, equals: ["tap", "press"])
    }

    private struct Delegate: DropDelegate {
        let notes: Notes
        var isForbidden = false

        func dropEntered(info: DropInfo) { notes.events.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: isForbidden ? .forbidden : .move) }
        func dropExited(info: DropInfo) { notes.events.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            notes.events.append("performed \(info.hasItemsConforming(to: [UTType.text])) \(info.hasItemsConforming(to: [UTType.url]))")
            return true
        }
    }

    @Test(arguments: [(false, ["entered", "performed true false", "exited"]), (true, ["entered", "exited"])])
    func aDelegateIsAsked(isForbidden: Bool, events: [String]) throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Color.red.onDrag { NSItemProvider(object: NSString(string: "red")) },
                Color.blue.onDrop(of: [UTType.text], delegate: Delegate(notes: notes, isForbidden: isForbidden))))
        try carry(tree, through: across)
        expect(notes.events, equals: events)
    }

    @Test func whatWasHandedOverIsTakenOut() throws {
        let notes = Notes()
        let tree = try stage(
            pair(
                Color.red.onDrag { NSItemProvider(object: NSString(string: "red")) },
                Color.blue.onDrop(of: [UTType.plainText], isTargeted: nil) { providers in
                    guard let provider = providers.first, !provider.canLoadObject(ofClass: URL.self) else { return false }
                    provider.loadObject(ofClass: NSString.self) { object, _ in notes.events.append("\(object.map { "\($0)" } ?? "none")") }
                    provider.loadObject(ofClass: String.self) { text, error in notes.events.append("\(text ?? "none") \(error == nil)") }
                    provider.loadObject(ofClass: NSURL.self) { object, error in notes.events.append("\(object == nil) \(error == nil)") }
                    return true
                }))
        try carry(tree, through: across)
        expect(notes.events, equals: ["red", "red true", "true false"])
    }

    /// The usual grid that makes room while something is carried over it.
    private struct Row: View {
        @State private var names = ["a", "b", "c", "d"]
        @State private var dragged: String?
        let seen: ([String]) -> Void

        var body: some View {
            let _ = seen(names)
            HStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Text(name).frame(width: 50, height: 100).background(Color.red)
                        .onDrag {
                            dragged = name
                            return NSItemProvider(object: NSString(string: name))
                        }
                        .onDrop(of: [UTType.text], delegate: Mover(name: name, names: $names, dragged: $dragged))
                }
            }
        }
    }

    private struct Mover: DropDelegate {
        let name: String
        @Binding var names: [String]
        @Binding var dragged: String?

        func dropEntered(info: DropInfo) {
            guard let dragged, dragged != name, let from = names.firstIndex(of: dragged), let to = names.firstIndex(of: name) else {
                return
            }
            withAnimation { names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
        }
        func performDrop(info: DropInfo) -> Bool {
            dragged = nil
            return true
        }
    }

    @Test func aRowMakesRoom() throws {
        var last: [String] = []
        let tree = try stage(Row { last = $0 })
        try carry(tree, through: [25, 75, 90, 125, 130].map { CGPoint(x: $0, y: 50) })
        try tree.advance(to: 8)
        expect(last, equals: ["b", "c", "a", "d"])
    }
}
