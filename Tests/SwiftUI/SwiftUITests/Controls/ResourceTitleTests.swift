import Foundation
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
        #expect(try drawn(TextField(title, text: .constant(""))) == drawn(TextField("Title", text: .constant(""))))
        #expect(try drawn(TextField(title, text: text, axis: .vertical)) == drawn(TextField("Title", text: text, axis: .vertical)))
        #expect(try drawn(TextField(title, value: number, format: .number)) == drawn(TextField("Title", value: number, format: .number)))
        #expect(try drawn(SecureField(title, text: text)) == drawn(SecureField("Title", text: text)))
        #expect(try drawn(Stepper(title, value: number)) == drawn(Stepper("Title", value: number)))
        #expect(try drawn(Stepper(title, value: number, in: 0...5)) == drawn(Stepper("Title", value: number, in: 0...5)))
        #expect(try drawn(DatePicker(title, selection: date)) == drawn(DatePicker("Title", selection: date)))
        #expect(try drawn(Toggle(title, isOn: isOn)) == drawn(Toggle("Title", isOn: isOn)))
        #expect(
            try drawn(Picker(title, selection: number) { Text("Three").tag(3) })
                == drawn(Picker("Title", selection: number) { Text("Three").tag(3) }))
        #expect(try drawn(ColorPicker(title, selection: .constant(.red))) == drawn(ColorPicker("Title", selection: .constant(.red))))
        #expect(try drawn(Menu(title) { Text("Inside") }) == drawn(Menu("Title") { Text("Inside") }))
        #expect(
            try drawn(Menu(title, systemImage: "plus") { Text("Inside") }) == drawn(Menu("Title", systemImage: "plus") { Text("Inside") }))
    }

    @Test("Groups and pages") func groups() throws {
        let isOpen = Binding.constant(true)
        #expect(try drawn(LabeledContent(title, value: "Value")) == drawn(LabeledContent("Title", value: "Value")))
        #expect(
            try drawn(LabeledContent(title, value: 0.5, format: .percent)) == drawn(LabeledContent("Title", value: 0.5, format: .percent)))
        #expect(try drawn(LabeledContent(title) { Color.red }) == drawn(LabeledContent("Title") { Color.red }))
        #expect(try drawn(GroupBox(title) { Text("In") }) == drawn(GroupBox("Title") { Text("In") }))
        #expect(
            try drawn(DisclosureGroup(title, isExpanded: isOpen) { Text("In") })
                == drawn(DisclosureGroup("Title", isExpanded: isOpen) { Text("In") }))
        #expect(
            try drawn(ContentUnavailableView(title, systemImage: "star")) == drawn(ContentUnavailableView("Title", systemImage: "star")))
        #expect(
            try drawn(List { Section(title, isExpanded: isOpen) { Text("In") } })
                == drawn(List { Section("Title", isExpanded: isOpen) { Text("In") } }))
        let links = { (link: any View) in AnyView(NavigationStack { List { AnyView(link) } }) }
        #expect(
            try drawn(links(NavigationLink(title) { Text("Page") })) == drawn(links(NavigationLink("Title") { Text("Page") })))
        #expect(try drawn(links(NavigationLink(title, value: 3))) == drawn(links(NavigationLink("Title", value: 3))))
        #expect(try drawn(links(Text("Row").badge(title))) == drawn(links(Text("Row").badge("Title"))))
    }

    @Test("Alerts and dialogs") func presentations() throws {
        let isShown = Binding.constant(true)
        let alert = try drawn(
            Color.red.alert(title, isPresented: isShown) {
                Button("Yes") {}
            } message: {
                Text("Words")
            })
        #expect(
            try alert
                == drawn(
                    Color.red.alert("Title", isPresented: isShown) {
                        Button("Yes") {}
                    } message: {
                        Text("Words")
                    }))
        #expect(alert.count > 3)
        let dialog = try drawn(
            Color.red.confirmationDialog(title, isPresented: isShown, titleVisibility: .visible) { Button("Yes") {} })
        #expect(
            try dialog
                == drawn(Color.red.confirmationDialog("Title", isPresented: isShown, titleVisibility: .visible) { Button("Yes") {} }))
    }

    @Test("What is said where a condition holds is said there alone", arguments: [true, false]) func conditions(isEnabled: Bool) throws {
        let stage = try Stage()
        try stage.show(
            VStack {
                Button("Plus") {}.accessibilityLabel("Add", isEnabled: isEnabled)
                Button("Minus") {}.accessibilityIdentifier("less", isEnabled: isEnabled)
            })
        #expect(stage.tree.hitTargets.map(\.label) == [isEnabled ? "Add" : "Plus", "Minus"])
        #expect(((try? stage.tree.target(named: "less", at: 0)) != nil) == isEnabled)
    }

    private struct Shade: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? Color.green : Color.blue).resolve(in: environment)
        }
    }

    @Test("A colour of a style of one's own follows the environment") func customColor() throws {
        #expect(try drawn(Color(Shade())) == drawn(Color.blue))
        #expect(try drawn(Color(Shade()).environment(\.colorScheme, .dark)) == drawn(Color.green.environment(\.colorScheme, .dark)))
        #expect(Color(Shade()) == Color(Shade()))
    }
}
