import Drawing
import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore
@testable import WidgetKit

@Suite("Groups of accessories") @MainActor struct AccessoryGroupTests {
    /// How many views of a group are on show, each clipped to its place.
    private func shown(_ view: some View) throws -> Int {
        let tree = ViewTree(size: CGSize(width: 176, height: 76), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree.displayList(at: 0).dump().components(separatedBy: "clip ").count - 1
    }

    @Test("At most three views stand in a row below the label") func atMostThree() throws {
        let colors = [Color.red, .green, .blue, .yellow]
        for count in 1...4 {
            let group = AccessoryWidgetGroup("Colours", systemImage: "circle") {
                ForEach(0..<count, id: \.self) { colors[$0] }
            }
            try expect(shown(group), equals: min(count, 3))
            try expect(shown(group.accessoryWidgetGroupStyle(.roundedSquare)), equals: min(count, 3))
        }
        try expect(
            shown(
                AccessoryWidgetGroup(label: { Text("Two") }) {
                    Color.red; Color.blue
                }), equals: 2)
    }
}
