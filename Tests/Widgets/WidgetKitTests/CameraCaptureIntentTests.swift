import AppIntents
import Foundation
import TestSupport
import Testing

@Suite("Camera intents") struct CameraCaptureIntentTests {
    private struct Capture: CameraCaptureIntent {
        struct AppContext: Codable, Sendable, Equatable { var filter: String }
        static let title: LocalizedStringResource = "Capture"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("What the app stores for the camera is there afterwards") func context() async throws {
        #expect(try await Capture.appContext == nil)
        try await Capture.updateAppContext(Capture.AppContext(filter: "noir"))
        try await expect(Capture.appContext, equals: Capture.AppContext(filter: "noir"))
    }
}
