import Foundation
import Testing

@testable import SwiftUI

/// Nothing is carried from view to view here: whoever tries is told, and nobody else.
@Suite("Sources of drags") @MainActor struct DragSourceTests {
    @Test func aPickedUpViewIsTold() throws {
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        try tree.update(Color.red.draggable("red"), transaction: Transaction(), at: 0)
        try tree.tap(at: CGPoint(x: 50, y: 50), at: 0.1)
        try tree.advance(to: 1)
        #expect(tree.diagnostics.entries.isEmpty)
        let hold = [(seconds: 0.0, point: CGPoint(x: 50, y: 50)), (seconds: 0.8, point: CGPoint(x: 50, y: 50))]
        try tree.touch(along: [hold], at: 1)
        try tree.advance(to: 3)
        #expect(tree.diagnostics.entries.map(\.description).count { $0.hasPrefix("draggable(_:) is not shown") } == 1)
    }
}
