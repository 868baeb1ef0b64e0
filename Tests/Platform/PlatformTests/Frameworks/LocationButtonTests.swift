import CoreLocationUI
import StoreKit
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("A button of the location, and a card of the store") @MainActor struct LocationButtonTests {
    private func dump(_ view: some View) throws -> String {
        let tree = ViewTree(size: CGSize(width: 300, height: 100), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree.layoutDump()
    }

    @Test(
        "The button has the words of its title, or its symbol alone",
        arguments: [
            (LocationButton.Title?.none, nil), (.currentLocation, "Current Location"),
            (.shareMyCurrentLocation, "Share My Current Location"),
        ])
    func words(title: LocationButton.Title?, words: String?) throws {
        let text = try dump(LocationButton(title) {})
        expect(text.contains("Text \""), equals: words != nil)
        if let words { #expect(text.contains("\"\(words)\"")) }
    }

    @Test("A card that is to be shown is reported") func overlay() throws {
        let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        #expect(configuration.userDismissible && configuration.position == .bottom)
        let tree = ViewTree(size: CGSize(width: 300, height: 100), environment: EnvironmentValues())
        let view = Text("shop").appStoreOverlay(isPresented: .constant(true)) { configuration }
        try tree.update(view, transaction: Transaction(), at: 0)
        #expect(tree.diagnostics.entries.contains { $0.description.contains("appStoreOverlay") })
    }
}
