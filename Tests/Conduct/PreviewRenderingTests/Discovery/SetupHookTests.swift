import PreviewSteps
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

// Generic types are not found, so these stand around no other preview of the tests.
private struct Theme<Value>: PreviewSetup {
    static func setUp() async throws { setUps += 1 }
    static func wrap(_ preview: AnyView) -> some View { preview.environment(\.locale, Locale(identifier: "de")) }
}

private struct Broken<Value>: PreviewSetup {
    struct NoServer: Error {}
    static func setUp() async throws { throw NoServer() }
}

@MainActor private var setUps = 0

@Suite("A set-up of previews", .serialized) @MainActor struct SetupHookTests {
    @Test("Without a type views stay as they are") func none() async throws {
        let hook = SetupHook(types: [])
        try await hook.setUp()
        #expect(hook.wrapped(Color.red) is Color)
    }

    @Test("It runs once, and stands around each view") func once() async throws {
        setUps = 0
        let hook = SetupHook(types: [Theme<Int>.self])
        try await hook.setUp()
        try await hook.setUp()
        expect(setUps, equals: 1)
        #expect("\(type(of: hook.wrapped(Color.red)))".hasPrefix("ModifiedContent<AnyView"))
    }

    @Test("Its error ends each run with the type's name") func error() async {
        let hook = SetupHook(types: [Broken<Int>.self])
        for _ in 0..<2 {
            let fault = await #expect(throws: SetupHook.Fault.self) { try await hook.setUp() }
            expect(
                fault?.description, equals: "Broken<Int>.setUp() failed, and no preview is drawn without it: NoServer()")
        }
    }

    @Test("Two types are one too many") func several() async {
        let fault = await #expect(throws: SetupHook.Fault.self) {
            try await SetupHook(types: [Theme<Int>.self, Theme<Bool>.self]).setUp()
        }
        expect(fault, equals: .several(["Theme<Int>", "Theme<Bool>"]))
    }
}
