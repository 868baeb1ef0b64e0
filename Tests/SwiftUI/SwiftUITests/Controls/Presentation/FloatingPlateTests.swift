import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Menus, alerts and dialogs of iOS 26, with the measures of public pictures (records `menu`, `alert` and `confirmationdialog` of a
/// survey; the pixels are named at the tests).
@Suite("Floating plates") @MainActor struct FloatingPlateTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 402, height: 874, system: .iOS26)
        try stage.show(view)
        return stage
    }

    /// The boxes of a width, without repetitions.
    private func boxes(_ stage: Stage, width: CGFloat, at time: Double) -> [CGRect] {
        var boxes: [CGRect] = []
        for item in stage.drawn(at: time) where abs(item.box.width - width) < 0.01 && item.alpha > 0 && !boxes.contains(item.box) {
            boxes.append(item.box)
        }
        return boxes
    }

    /// serverpod/cupertino_native misc/screenshots/popup-menu-button.png: panel x 428-1178, y 35-662; line x 500-1106, y 347-350.
    @Test("A menu is 250 points wide, its rows are 42 high, and 21 lie between two sections") func menu() throws {
        let menu = Menu("Open") {
            Section {
                Button("One", systemImage: "star") {}
                Button("Two", systemImage: "star") {}
            }
            Section {
                Button("Three", systemImage: "star") {}
                Button("Four", systemImage: "star") {}
            }
        }
        let stage = try stage(menu)
        try stage.tree.tap("Open", at: 1)
        let plate = try #require(boxes(stage, width: 250, at: 4).first { $0.height > 100 })
        expect(plate.height, near: 209, within: 0.5)
        let line = try #require(boxes(stage, width: 202, at: 4).first)
        expect(line.height, equals: 1)
        expect(line.minX - plate.minX, near: 24, within: 0.01)
        expect(line.minY - plate.minY, near: 104, within: 0.5)
    }

    private struct Asking: View {
        var body: some View {
            Color.clear.alert("Delete?", isPresented: .constant(true)) {
                Button("Delete") {}
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    /// inekipelov/swiftui-alert-advance Resources/alert.gif: buttons x 143-352 and 366-574 at 1.5 pixels a point.
    @Test("An alert has two capsules of 140 by 48 points side by side, 8 apart and 16 from its sides") func alert() throws {
        let stage = try stage(Asking())
        let buttons = boxes(stage, width: 140, at: 4).sorted { $0.minX < $1.minX }
        expect(buttons.map(\.height), equals: [48, 48])
        expect(buttons.map(\.minX), equals: [57, 205])
    }

    /// Record `sheet.medium`: a line of one pixel, lighter than the glass by an eighth of white.
    @Test("Plates of glass have a light line along their inside in the dark", arguments: [ColorScheme.light, .dark])
    func rim(scheme: ColorScheme) throws {
        let stage = try Stage(width: 402, height: 874, system: .iOS26)
        stage.tree.environment.colorScheme = scheme
        func hasLine(_ list: DisplayList) -> Bool {
            func holds(_ items: [DisplayItem]) -> Bool {
                items.contains { item in
                    switch item {
                    case .stroke(_, let style, .color(let color)):
                        abs(style.lineWidth - 2 * stage.tree.environment.pixelLength) < 0.01 && color.red == 1
                            && abs(color.alpha - 0.12) < 0.01
                    case .group(_, _, let items), .transform(_, let items), .clip(_, _, let items), .run(let items): holds(items)
                    default: false
                    }
                }
            }
            return holds(list.items)
        }
        try stage.show(Asking())
        expect(hasLine(stage.tree.displayList(at: 4)), equals: scheme == .dark)
        try stage.show(Color.clear.sheet(isPresented: .constant(true)) { Text("Floats").presentationDetents([.medium]) }, at: 5)
        expect(hasLine(stage.tree.displayList(at: 9)), equals: scheme == .dark)
    }

    private struct Confirming: View {
        var body: some View {
            Color.blue.frame(width: 100, height: 40)
                .confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
        }
    }

    /// inekipelov/swiftui-alert-advance Resources/confirmationDialog.gif: panel x 206-565, button y 612-682, arrow under the panel.
    @Test("A dialog is a plate of 240 points with an arrow to its source, and no button for leaving") func dialog() throws {
        let stage = try stage(Confirming())
        let plate = try #require(boxes(stage, width: 240, at: 4).first { $0.height > 80 })
        // The source stands in the middle of the screen, from 417 to 457; the arrow is 13 points high.
        expect(plate.minY, near: 457, within: 0.5)
        expect(plate.midX, near: 201, within: 0.5)
        expect(stage.tree.hitTargets.map(\.label).contains("Cancel"), equals: false)
    }
}
