import Foundation
import RunContext
import SwiftUI
import TestSupport
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
        func isReported(_ action: OpenURLAction, isAccepted expected: Bool = false) -> Bool {
            let noted = RunReports.noted { expect(isAccepted(by: action), equals: expected) }
            return noted.contains { $0.contains(address.absoluteString) }
        }

        #expect(!isReported(OpenURLAction { _ in .handled }, isAccepted: true))
        #expect(!isReported(OpenURLAction { _ in .discarded }))
        #expect(isReported(OpenURLAction { _ in .systemAction }))
        #expect(isReported(EnvironmentValues().openURL))
    }
}
