import SwiftUI
import Testing

@Suite struct AnyViewTests {
    @Test("A value of any type becomes a view if it is one") @MainActor func values() {
        #expect(AnyView(_fromValue: Text(verbatim: "a")) != nil && AnyView(_fromValue: 3) == nil)
    }
}
