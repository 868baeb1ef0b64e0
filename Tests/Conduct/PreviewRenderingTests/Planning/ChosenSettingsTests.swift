import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

@Suite("Settings that people have chosen") @MainActor struct ChosenSettingsTests {
    private func environment(_ change: (inout RenderOptions) -> Void) throws -> EnvironmentValues {
        var options = RenderOptions()
        change(&options)
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).environment
    }

    @Test("Every size of text is SwiftUI's of that name") func sizes() throws {
        for name in TextSizeName.allCases {
            let size = try environment { $0.dynamicType = name }.dynamicTypeSize
            expect("\(size)", equals: name.rawValue)
        }
        try expect(environment { _ in }.dynamicTypeSize, equals: .large)
    }

    @Test("A direction goes before that of the language") func directions() throws {
        try expect(environment { $0.locale = Locale(identifier: "ar") }.layoutDirection, equals: .rightToLeft)
        try expect(environment { $0.direction = .rightToLeft }.layoutDirection, equals: .rightToLeft)
        let both = try environment { ($0.locale, $0.direction) = (Locale(identifier: "ar"), .leftToRight) }
        expect(both.layoutDirection, equals: .leftToRight)
    }
}
