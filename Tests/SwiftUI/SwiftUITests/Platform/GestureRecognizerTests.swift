import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

private final class Notes {
    var lines: [String] = []
}

private struct Pan: UIGestureRecognizerRepresentable {
    let notes: Notes
    var coordinator: Bool = true

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        let begins: Bool
        init(_ begins: Bool) { self.begins = begins }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(coordinator) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.delegate = context.coordinator
        return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        let (way, local) = (recognizer.translation(in: recognizer.view), context.converter.localLocation)
        let place = context.converter.location(in: .global)
        notes.lines.append("\(recognizer.state) \(way.x) \(local.x) \(place.x) \(recognizer.location(in: nil).x)")
    }
}

private struct Tap: UIGestureRecognizerRepresentable {
    let action: (CGPoint) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        if recognizer.state == .ended { action(context.converter.localLocation) }
    }
}

@MainActor
@Suite("Gesture recognisers of UIKit's")
struct GestureRecognizerTests {
    private func box() -> some View { Color.red.frame(width: 100, height: 100) }

    private func drag(_ stage: Stage) throws {
        try stage.tree.touch(
            along: [[(0, CGPoint(x: 80, y: 100)), (0.1, CGPoint(x: 100, y: 100)), (0.2, CGPoint(x: 120, y: 100))]], at: 1)
    }

    @Test("A drag is told to a pan recogniser from its beginning to its end") func pan() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(box().gesture(Pan(notes: notes)))
        try drag(stage)
        expect(notes.lines.first?.hasPrefix("began"), equals: true)
        expect(notes.lines.last, equals: "ended 40.0 70.0 120.0 120.0")
        #expect(notes.lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed") })
    }

    @Test("A delegate may refuse a gesture") func refused() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(box().gesture(Pan(notes: notes, coordinator: false)))
        try drag(stage)
        #expect(notes.lines.isEmpty)
    }

    @Test("A tap is told with its place") func tap() throws {
        var places: [CGPoint] = []
        let stage = try Stage()
        try stage.show(box().gesture(Tap { places.append($0) }))
        _ = try stage.tree.tap(at: CGPoint(x: 60, y: 90), at: 1)
        expect(places, equals: [CGPoint(x: 10, y: 40)])
    }
}
