import AppKit
import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Lists of a Mac") @MainActor struct MacListTests {
    private enum Page: String, CaseIterable, Identifiable {
        case general, advanced
        var id: Self { self }
    }

    private func dump(_ view: some View) throws -> String {
        let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree.layoutDump()
    }

    @Test("A list whose selection is never empty shows its rows") func selection() throws {
        let page = Binding.constant(Page.advanced)
        let all = [
            try dump(List(selection: page) { ForEach(Page.allCases) { Text(verbatim: $0.rawValue).tag($0) } }),
            try dump(List(Page.allCases, selection: page) { Text(verbatim: $0.rawValue) }),
            try dump(List(Page.allCases, id: \.self, selection: page) { Text(verbatim: $0.rawValue) }),
        ]
        for each in all { #expect(each.contains("\"general\"") && each.contains("\"advanced\"")) }
        #expect(try dump(List(selection: Binding<Page?>.constant(nil)) { Text(verbatim: "plain") }).contains("\"plain\""))
    }
}
