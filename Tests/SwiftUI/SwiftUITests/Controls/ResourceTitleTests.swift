import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Every view that takes a title takes one as a resource, which is drawn like the same key.
@Suite("Titles as resources") @MainActor struct ResourceTitleTests {
    private func drawn(_ view: some View) throws -> [DrawnItem] {
        let stage = try Stage(width: 320, height: 400)
        try stage.show(view)
        return stage.drawn(at: 0)
    }

    private let title: LocalizedStringResource = "Title"

    @Test("Fields and controls") func controls() throws {
        let text = Binding.constant("text")
        let (number, date, isOn) = (Binding.constant(3), Binding.constant(Date(timeIntervalSince1970: 0)), Binding.constant(true))
        try expect(drawn(TextField(title, text: .constant(""))), equals: drawn(TextField("Title", text: .constant(""))))
        try expect(drawn(TextField(title, text: text, axis: .vertical)), equals: drawn(TextField("Title", text: text, axis: .vertical)))
        try expect(
            drawn(TextField(title, value: number, format: .number)), equals: drawn(TextField("Title", value: number, format: .number)))
        try expect(drawn(SecureField(title, text: text)), equals: drawn(SecureField("Title", text: text)))
        try expect(drawn(Stepper(title, value: number)), equals: drawn(Stepper("Title", value: number)))
        try expect(drawn(Stepper(title, value: number, in: 0...5)), equals: drawn(Stepper("Title", value: number, in: 0...5)))
        try expect(drawn(DatePicker(title, selection: date)), equals: drawn(DatePicker("Title", selection: date)))
        try expect(drawn(Toggle(title, isOn: isOn)), equals: drawn(Toggle("Title", isOn: isOn)))
        try expect(
            drawn(Picker(title, selection: number) { Text("Three").tag(3) }),
            equals: drawn(Picker("Title", selection: number) { Text("Three").tag(3) }))
        try expect(drawn(ColorPicker(title, selection: .constant(.red))), equals: drawn(ColorPicker("Title", selection: .constant(.red))))
        try expect(drawn(Menu(title) { Text("Inside") }), equals: drawn(Menu("Title") { Text("Inside") }))
        try expect(
            drawn(Menu(title, systemImage: "plus") { Text("Inside") }), equals: drawn(Menu("Title", systemImage: "plus") { Text("Inside") })
        )
    }

    @Test("Groups and pages") func groups() throws {
        let isOpen = Binding.constant(true)
        try expect(drawn(LabeledContent(title, value: "Value")), equals: drawn(LabeledContent("Title", value: "Value")))
        try expect(
            drawn(LabeledContent(title, value: 0.5, format: .percent)), equals: drawn(LabeledContent("Title", value: 0.5, format: .percent))
        )
        try expect(drawn(LabeledContent(title) { Color.red }), equals: drawn(LabeledContent("Title") { Color.red }))
        try expect(drawn(GroupBox(title) { Text("In") }), equals: drawn(GroupBox("Title") { Text("In") }))
        try expect(
            drawn(DisclosureGroup(title, isExpanded: isOpen) { Text("In") }),
            equals: drawn(DisclosureGroup("Title", isExpanded: isOpen) { Text("In") }))
        try expect(
            drawn(ContentUnavailableView(title, systemImage: "star")), equals: drawn(ContentUnavailableView("Title", systemImage: "star")))
        try expect(
            drawn(List { Section(title, isExpanded: isOpen) { Text("In") } }),
            equals: drawn(List { Section("Title", isExpanded: isOpen) { Text("In") } }))
        let links = { (link: any View) in AnyView(NavigationStack { List { AnyView(link) } }) }
        try expect(drawn(links(NavigationLink(title) { Text("Page") })), equals: drawn(links(NavigationLink("Title") { Text("Page") })))
        try expect(drawn(links(NavigationLink(title, value: 3))), equals: drawn(links(NavigationLink("Title", value: 3))))
        try expect(drawn(links(Text("Row").badge(title))), equals: drawn(links(Text("Row").badge("Title"))))
    }

    @Test("Alerts and dialogs") func presentations() throws {
        let isShown = Binding.constant(true)
        let alert = try drawn(
            Color.red.alert(title, isPresented: isShown) {
                Button("Yes") {}
            } message: {
                Text("Words")
            })
        try expect(
            alert,
            equals: drawn(
                Color.red.alert("Title", isPresented: isShown) {
                    Button("Yes") {}
                } message: {
                    Text("Words")
                }))
        #expect(alert.count > 3)
        let dialog = try drawn(
            Color.red.confirmationDialog(title, isPresented: isShown, titleVisibility: .visible) { Button("Yes") {} })
        try expect(
            dialog,
            equals: drawn(Color.red.confirmationDialog("Title", isPresented: isShown, titleVisibility: .visible) { Button("Yes") {} }))
    }

    @Test("What is said where a condition holds is said there alone", arguments: [true, false]) func conditions(isEnabled: Bool) throws {
        let stage = try Stage()
        try stage.show(
            VStack {
                Button("Plus") {}.accessibilityLabel("Add", isEnabled: isEnabled)
                Button("Minus") {}.accessibilityIdentifier("less", isEnabled: isEnabled)
            })
        expect(stage.tree.hitTargets.map(\.label), equals: [isEnabled ? "Add" : "Plus", "Minus"])
        expect((try? stage.tree.target(named: "less", at: 0)) != nil, equals: isEnabled)
    }

    private struct Shade: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? Color.green : Color.blue).resolve(in: environment)
        }
    }

    @Test("A colour of a style of one's own follows the environment") func customColor() throws {
        try expect(drawn(Color(Shade())), equals: drawn(Color.blue))
        try expect(drawn(Color(Shade()).environment(\.colorScheme, .dark)), equals: drawn(Color.green.environment(\.colorScheme, .dark)))
        expect(Color(Shade()), equals: Color(Shade()))
    }
}
