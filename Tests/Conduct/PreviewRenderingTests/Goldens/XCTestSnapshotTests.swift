import Snapshots
import SwiftUI
import UIKit
import XCTest

/// The same assertion in XCTest.
final class XCTestSnapshotTests: XCTestCase {
    // XCTest on Linux takes no synchronous test of the main actor's.
    @MainActor func testSwatch() async {
        let swatch = HStack(spacing: 0) {
            Color.red
            Color.green
        }
        assertSnapshot(of: swatch, as: .image(layout: .fixed(width: 8, height: 4), scale: 1))
        assertSnapshot(of: swatch.rotationEffect(.degrees(180)), as: .image(layout: .fixed(width: 8, height: 4), scale: 1))
    }
}
