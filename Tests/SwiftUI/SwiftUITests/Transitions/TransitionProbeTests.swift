import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Insertion and removal of a 50 by 30 view, as probes on macOS 27 printed it (Truth/transitions.json, `probe.*`).
@Suite("Transition probes") @MainActor struct TransitionProbeTests {
    /// Where the view rests in the middle of the stage.
    static let rest = CGRect(x: 75, y: 85, width: 50, height: 30)

    nonisolated static let records = TruthTable.transitions.filter { transition(of: $0.id) != nil }

    nonisolated static func transition(of id: String) -> AnyTransition? {
        switch id {
        case "probe.opacity": .opacity
        case "probe.move.leading": .move(edge: .leading)
        case "probe.move.trailing": .move(edge: .trailing)
        case "probe.move.top": .move(edge: .top)
        case "probe.move.bottom": .move(edge: .bottom)
        case "probe.slide": .slide
        case "probe.scale": .scale
        case "probe.scale.5": .scale(scale: 0.5, anchor: .topLeading)
        case "probe.offset": .offset(x: 30, y: 5)
        case "probe.push.leading": .push(from: .leading)
        case "probe.asymmetric": .asymmetric(insertion: .opacity, removal: .move(edge: .trailing))
        case "probe.combined": .opacity.combined(with: .move(edge: .bottom))
        default: nil
        }
    }

    @Test func tableIsThere() { expect(Self.records.count, equals: 12) }

    /// A quarter of the way, so that a view that starts invisible can be seen.
    @Test(arguments: records, [0.25, 0.5, 0.75]) func insertion(_ record: TruthRecord, progress: Double) throws {
        let stage = try stage(record)
        try stage.show(subject(record, isShown: true), .linear(duration: 1), at: 2)
        let item = try #require(stage.drawn(.red, at: 2 + progress))
        let truth = record.value["insertion"]
        check(item, truth, from: "offset from", progress: 1 - progress, anchor: anchor(record))
        let after = try #require(stage.drawn(.red, at: 3))
        #expect(after.box == Self.rest && after.alpha == 1)
    }

    @Test(arguments: records, [0.25, 0.5, 0.75]) func removal(_ record: TruthRecord, progress: Double) throws {
        let truth = record.value["removal"]
        guard !truth.isNull else { return }
        let stage = try stage(record, isShown: true)
        try stage.show(subject(record, isShown: false), .linear(duration: 1), at: 2)
        let item = try #require(stage.drawn(.red, at: 2 + progress))
        check(item, truth, from: "offset to", progress: progress, anchor: anchor(record))
        #expect(stage.drawn(at: 3).isEmpty, "a view that has left is still drawn")
        expect(stage.tree.settlingTime, equals: 3)
    }

    /// Reduce Motion (record `probe.reduce_motion`): every transition but identity is a fade.
    @Test(arguments: records) func reducedMotion(_ record: TruthRecord) throws {
        let stage = try Stage()
        let hidden = subject(record, isShown: false).environment(\.accessibilityReduceMotion, true)
        let shown = subject(record, isShown: true).environment(\.accessibilityReduceMotion, true)
        try stage.show(hidden)
        try stage.show(shown, .linear(duration: 1), at: 2)
        let item = try #require(stage.drawn(.red, at: 2.25))
        #expect(item.box == Self.rest && abs(item.alpha - 0.25) < 1e-9)
    }

    private func stage(_ record: TruthRecord, isShown: Bool = false) throws -> Stage {
        let stage = try Stage()
        try stage.show(subject(record, isShown: isShown))
        return stage
    }

    @ViewBuilder
    private func subject(_ record: TruthRecord, isShown: Bool) -> some View {
        ZStack {
            if isShown {
                Color.red.frame(width: 50, height: 30).transition(Self.transition(of: record.id) ?? .identity)
            }
        }
    }

    private func anchor(_ record: TruthRecord) -> UnitPoint { record.id == "probe.scale.5" ? .topLeading : .center }

    /// Compares what is drawn with the measured end, `progress` of the way towards it.
    private func check(
        _ item: DrawnItem, _ truth: TruthValue, from offsetKey: String, progress: Double, anchor: UnitPoint
    ) {
        func value(_ keys: [String]) -> Double {
            guard let pair = keys.map({ truth[$0].numbers }).first(where: { $0.count == 2 }) else { return 1 }
            // The end that is not 1, the value at rest.
            let end = Double(pair[0] == 1 ? pair[1] : pair[0])
            return 1 + (end - 1) * progress
        }
        let offset = truth[offsetKey].numbers
        let scale = CGFloat(value(["scale", "scale from -> to"]))
        let alpha = value(["opacity", "opacity from -> to"])
        let rest = Self.rest
        let size = CGSize(width: rest.width * scale, height: rest.height * scale)
        let origin = CGPoint(
            x: rest.minX + (rest.width - size.width) * anchor.x + (offset.first ?? 0) * progress,
            y: rest.minY + (rest.height - size.height) * anchor.y + (offset.last ?? 0) * progress)
        // The probe printed three decimals; the scale of `.scale` starts at 0.00001.
        let isSame =
            abs(item.box.minX - origin.x) < 1e-3 && abs(item.box.minY - origin.y) < 1e-3
            && abs(item.box.width - size.width) < 1e-3 && abs(item.box.height - size.height) < 1e-3
        #expect(isSame, "drawn at \(item.box), SwiftUI at \(CGRect(origin: origin, size: size))")
        expect(item.alpha, near: alpha, within: 1e-3, "drawn with alpha \(item.alpha), SwiftUI \(alpha)")
    }
}
