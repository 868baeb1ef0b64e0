import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Effects as display items (effects.json; values that OpenSwiftUI's tests hold equal to Apple's, and macOS 27 probes).
@Suite("Effects") @MainActor struct EffectTests {
    private func items(_ view: some View) throws -> [DisplayItem] {
        let stage = try Stage()
        try stage.show(view)
        return stage.tree.displayList(at: 0).items
    }

    private var box: some View { Color.red.frame(width: 40, height: 20) }

    nonisolated static let matrices = TruthTable.effects.filter {
        $0.id.hasPrefix("colormatrix.") && matrix(of: $0.id) != nil
    }

    nonisolated static func matrix(of id: String) -> [Double]? {
        switch id {
        case "colormatrix.brightness(0.25)": ColorMatrix.rows(.brightness, 0.25)
        case "colormatrix.contrast(1.5)": ColorMatrix.rows(.contrast, 1.5)
        case "colormatrix.contrast(0.5)": ColorMatrix.rows(.contrast, 0.5)
        case "colormatrix.saturation(1.25)": ColorMatrix.rows(.saturation, 1.25)
        case "colormatrix.saturation(0.5)": ColorMatrix.rows(.saturation, 0.5)
        case "colormatrix.saturation(-0.5) = 0": ColorMatrix.rows(.saturation, -0.5)
        case "colormatrix.hueRotation(37deg)": ColorMatrix.rows(.hueRotation, 37 * Double.pi / 180)
        case "colormatrix.hueRotation(90deg)": ColorMatrix.rows(.hueRotation, Double.pi / 2)
        case "colormatrix.hueRotation(180deg)": ColorMatrix.rows(.hueRotation, Double.pi)
        case "colormatrix.invert(0)": ColorMatrix.rows(.invert, 0)
        case "colormatrix.invert(0.25)": ColorMatrix.rows(.invert, 0.25)
        case "colormatrix.invert(1)": ColorMatrix.rows(.invert, 1)
        case "colormatrix.monochrome(white, amount 0.5) = grayscale(0.5)": ColorMatrix.rows(.grayscale, 0.5)
        case "colormatrix.monochrome(white, amount 1) = grayscale(1)": ColorMatrix.rows(.grayscale, 1)
        default: nil
        }
    }

    @Test("A clip has the edges it is asked for; soft ones unless it is clipped() itself")
    func clipEdges() throws {
        func isSoft(_ view: some View) throws -> Bool? {
            guard case .clip(_, let style, _) = try #require(items(view).first) else { return nil }
            return style.isAntialiased
        }
        try expect(isSoft(box.clipped()), equals: false)
        try expect(isSoft(box.clipped(antialiased: true)), equals: true)
        try expect(isSoft(box.cornerRadius(4)), equals: true)
        try expect(isSoft(box.cornerRadius(4, antialiased: false)), equals: false)
        try expect(isSoft(box.clipShape(Circle())), equals: true)
    }

    @Test func tableIsThere() { expect(Self.matrices.count, equals: 14) }

    @Test(arguments: matrices) func colorMatrix(_ record: TruthRecord) throws {
        let rows = try #require(Self.matrix(of: record.id))
        let truth = record.value.array.flatMap(\.numbers)
        #expect(rows.count == 20 && truth.count == 20)
        for (own, expected) in zip(rows, truth) { expect(own, near: Double(expected), within: 1e-6) }
    }

    /// Record `shadow.semantics`: every leaf casts its own, a composited group casts one.
    @Test func shadowsAreThoseOfLeaves() throws {
        func shadows(_ items: [DisplayItem]) -> Int {
            items.filter { if case .filter(.shadow, _) = $0 { true } else { false } }.count
        }
        let pair = ZStack {
            box
            box.padding(5)
        }
        expect(shadows(try items(pair.shadow(radius: 4))), equals: 2)
        expect(shadows(try items(pair.compositingGroup().shadow(radius: 4))), equals: 1)
    }

    /// Record `opacity.group`: each leaf is translucent, or the group as one.
    @Test func opacityIsThatOfLeaves() throws {
        let pair = ZStack {
            box
            box
        }
        let leaves = DrawnItem.all(in: DisplayList(size: .zero, items: try items(pair.opacity(0.5))))
        expect(leaves.map(\.alpha), equals: [0.5, 0.5])
        guard case .group(let opacity, _, let inner)? = try items(pair.compositingGroup().opacity(0.5)).first else {
            Issue.record("a group")
            return
        }
        #expect(opacity == 0.5 && inner.count == 2)
    }

    /// Record `opacity.multiply`: it reaches a background written before it, not one written after.
    @Test func opacityAndBackgrounds() throws {
        let stage = try Stage()
        try stage.show(box.background(Color.blue).opacity(0.5).opacity(0.5).background(Color.green))
        #expect(stage.drawn(.red, at: 0)?.alpha == 0.25 && stage.drawn(.blue, at: 0)?.alpha == 0.25)
        expect(stage.drawn(.green, at: 0)?.alpha, equals: 1)
    }

    /// Record `transform`: a shadow written before a rotation turns with it, one written after does not.
    @Test func shadowsAndRotations() throws {
        let turned = try items(box.shadow(radius: 0, x: 10).rotationEffect(.degrees(90)))
        guard case .transform(_, let inside)? = turned.first, case .filter(.shadow, _)? = inside.first else {
            Issue.record("the shadow inside the rotation")
            return
        }
        let upright = try items(box.rotationEffect(.degrees(90)).shadow(radius: 0, x: 10))
        guard case .filter(.shadow, let content)? = upright.first, case .transform? = content.first else {
            Issue.record("the rotation inside the shadow")
            return
        }
    }

    @Test("A scale of nothing draws nothing") func scaleOfZero() throws {
        #expect(try items(box.scaleEffect(0)).isEmpty)
        #expect(try items(box.hidden()).isEmpty)
    }

    @Test(
        "Bad numbers draw nothing or something, and never trap",
        arguments: [
            CGFloat.nan, .infinity, -.infinity, 1e300, -1, 0,
        ])
    func badNumbers(_ number: CGFloat) throws {
        _ = try items(box.offset(x: number).scaleEffect(number).rotationEffect(.degrees(Double(number))))
        _ = try items(box.blur(radius: number).shadow(radius: number, x: number).opacity(Double(number)))
        _ = try items(box.frame(width: number).padding(number).position(x: number, y: number))
        _ = try items(Text("A").font(.system(size: number)).lineSpacing(number).tracking(number))
        _ = try items(box.clipShape(RoundedRectangle(cornerRadius: number)).aspectRatio(number, contentMode: .fit))
        _ = try items(box.brightness(Double(number)).hueRotation(.degrees(Double(number))).zIndex(Double(number)))
        _ = try items(
            HStack(spacing: number) {
                box; Spacer(minLength: number); box
            }.minimumScaleFactor(number))
    }
}
