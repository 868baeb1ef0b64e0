import Foundation
import RunScope
import SwiftUI
import Testing

@Suite("Addresses to open") @MainActor struct OpenURLTests {
    @Test("What is left to the system is not accepted, and reported; what a handler takes or discards is not")
    func reports() throws {
        let address = try #require(URL(string: "https://example.com/left-to-the-system"))
        func isAccepted(by action: OpenURLAction) -> Bool {
            var answer = false
            action(address) { answer = $0 }
            return answer
        }
        func isReported() -> Bool { RunReports.take().contains { $0.contains(address.absoluteString) } }

        #expect(isAccepted(by: OpenURLAction { _ in .handled }))
        #expect(!isAccepted(by: OpenURLAction { _ in .discarded }))
        #expect(!isReported())
        #expect(!isAccepted(by: OpenURLAction { _ in .systemAction }))
        #expect(isReported())
        #expect(!isAccepted(by: EnvironmentValues().openURL))
        #expect(isReported())
    }
}
