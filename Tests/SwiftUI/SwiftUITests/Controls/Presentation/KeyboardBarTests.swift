import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What toolbars put over the keyboard.
@Suite("Bars over the keyboard") @MainActor struct KeyboardBarTests {
    private struct Amount: View {
        @State private var amount = ""
        @State private var note = ""
        @FocusState private var isFocused: Bool
        var focusesAtOnce = false

        var body: some View {
            VStack {
                TextField("Amount", text: $amount).focused($isFocused)
                TextField("Note", text: $note)
                Text(isFocused ? "focused" : "idle")
                Button("Sharpen") { isFocused = true }
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Finish") { isFocused = false }
                }
            }
            .onAppear { if focusesAtOnce { isFocused = true } }
        }
    }

    private func bar(_ stage: Stage, _ time: Double) throws -> CGRect? { try? stage.tree.target(named: "Finish", at: time).frame }

    @Test("The bar comes with the focus from below, stands at the bottom, and goes with it") func comesAndGoes() throws {
        let stage = try Stage(width: 200, height: 300, system: .iOS18)
        try stage.show(Amount())
        #expect(try bar(stage, 0) == nil)
        let still = stage.tree.displayList(at: 0.5).dump()
        try stage.tree.tap("Amount", at: 1)
        let way = try #require(try bar(stage, 1.2))
        let rest = try #require(try bar(stage, 2))
        #expect(way.minY > rest.minY)
        #expect(abs(rest.midY - 278) < 0.5 && abs(rest.maxX - 184) < 0.5)
        try stage.tree.tap("Finish", at: 3)
        #expect(try bar(stage, 4) == nil)
        expect(stage.tree.displayList(at: 5).dump(), equals: still)
    }

    @Test("Code that moves the focus brings the bar, and takes it away") func code() throws {
        let stage = try Stage(width: 200, height: 300, system: .iOS18)
        try stage.show(Amount(focusesAtOnce: true))
        let first = try bar(stage, 1)
        expect(Double(first?.midY ?? 0), near: 278, within: 0.5, "\(first.debugDescription) \(stage.tree.hitTargets.map(\.label))")
        try stage.tree.tap("Finish", at: 2)
        #expect(try bar(stage, 3) == nil)
        try stage.tree.tap("Sharpen", at: 4)
        #expect(try bar(stage, 5) != nil)
        // Another field of the same page.
        try stage.tree.tap("Note", at: 6)
        #expect(try bar(stage, 7) != nil)
        #expect((try? stage.tree.target(named: "idle", at: 7)) == nil)
    }

    @Test("The return key takes the bar away") func submit() throws {
        let stage = try Stage(width: 200, height: 300, system: .iOS18)
        try stage.show(Amount())
        try stage.tree.tap("Note", at: 1)
        #expect(try bar(stage, 2) != nil)
        let point = try #require(try stage.tree.target(named: "Note", at: 2).point)
        #expect(try stage.tree.enter("a\n", at: point, time: 3))
        #expect(try bar(stage, 4) == nil)
    }

    private struct Pages: View {
        @State private var isShown = false
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Outer", text: $name)
                Button("Open") { isShown = true }
            }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Outside") {} } }
            .sheet(isPresented: $isShown) {
                VStack {
                    TextField("Inner", text: $name)
                    Button("Close") { isShown = false }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Inside") {} } }
            }
        }
    }

    @Test("A sheet has bars of its own") func sheets() throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(Pages())
        func names(_ time: Double) throws -> [String] {
            try stage.tree.advance(to: time)
            return stage.tree.hitTargets.map(\.label).filter { $0.hasSuffix("side") }
        }
        try stage.tree.tap("Outer", at: 1)
        try expect(names(2), equals: ["Outside"])
        try stage.tree.tap("Open", at: 3)
        #expect(try names(5).isEmpty)
        try stage.tree.tap("Inner", at: 6)
        try expect(names(7), equals: ["Inside"])
        try stage.tree.tap("Close", at: 8)
        #expect(try names(10).isEmpty)
    }

    private struct Leaving: View {
        @State private var isThere = true
        @State private var name = ""

        var body: some View {
            VStack {
                if isThere { TextField("Name", text: $name) }
                Button("Remove") { isThere = false }
            }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Finish") {} } }
        }
    }

    @Test("A field that goes takes the bar along") func gone() throws {
        let stage = try Stage(width: 200, height: 300, system: .iOS18)
        try stage.show(Leaving())
        try stage.tree.tap("Name", at: 1)
        #expect(try bar(stage, 2) != nil)
        try stage.tree.tap("Remove", at: 3)
        #expect(try bar(stage, 5) == nil)
    }
}
