import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What styles show of a label, and what a style made of labels shows.
@Suite("Labels") @MainActor struct LabelTests {
    private func drawn(_ view: some View) throws -> [DrawnItem] {
        let stage = try Stage()
        try stage.show(view)
        return stage.drawn(at: 0)
    }

    private let label = Label("Heart", systemImage: "heart.fill")

    @Test("Title and icon, one of them alone")
    func styles() throws {
        let both = try drawn(label)
        let title = try drawn(label.labelStyle(.titleOnly))
        let icon = try drawn(label.labelStyle(.iconOnly))
        try expect(title, equals: drawn(Text("Heart")))
        try expect(icon, equals: drawn(Image(systemName: "heart.fill")))
        expect(both.count, equals: title.count + icon.count)
        try expect(both, equals: drawn(label.labelStyle(.titleAndIcon)))
        try expect(both, equals: drawn(label.labelStyle(.automatic)))
    }

    @Test("What is said of the space before the title, and of the icon's column")
    func spacing() throws {
        let plain = try drawn(label)
        let wide = try drawn(label.labelIconToTitleSpacing(30))
        let gap = { (items: [DrawnItem]) in items[1].box.minX - items[0].box.maxX }
        #expect(gap(wide) - gap(plain) > 15)
        let reserved = try drawn(label.labelIconToTitleSpacing(0).labelReservedIconWidth(60))
        #expect(gap(reserved) > 15)
    }

    @Test("The icon stands before the title, on one baseline with it")
    func arrangement() throws {
        let both = try drawn(label.font(.body))
        let row = try drawn(
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "heart.fill")
                Text("Heart")
            }
            .font(.body))
        #expect(both == row && both[0].box.maxX < both[1].box.minX)
    }

    @Test("A small icon stands before the middle of the first line")
    func smallIcon() throws {
        let items = try drawn(
            Label {
                Text("T\nT")
            } icon: {
                Image(systemName: "circle.fill").font(.system(size: 5)).frame(minWidth: 20)
            }
            .font(.system(size: 16)))
        // A capital reaches from the baseline to 0.7 of the size above it.
        expect(items[0].box.midY, near: items[1].box.midY, within: 0.6)
        #expect(items[2].box.minY > items[1].box.maxY)
    }

    @Test("A label that shows its icon alone is called by its title, in a toolbar as well")
    func iconName() throws {
        let stage = try Stage(width: 320, height: 400)
        try stage.show(
            NavigationStack {
                VStack {
                    Button {
                    } label: {
                        Label("Add", systemImage: "plus")
                    }.labelStyle(.iconOnly)
                    Button("Remove", systemImage: "minus") {}.labelStyle(.iconOnly)
                    Button {
                    } label: {
                        Label {
                            Text("Own").bold()
                        } icon: {
                            Image(systemName: "star").accessibilityLabel("Favourite")
                        }
                    }
                    .labelStyle(.iconOnly)
                    Button {
                    } label: {
                        Label("Old", systemImage: "clock")
                    }.labelStyle(.iconOnly).accessibilityLabel("New")
                }
                .toolbar {
                    Button {
                    } label: {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                }
            })
        let names = stage.tree.hitTargets.map(\.label)
        expect(
            names.filter { ["Add", "Remove", "Favourite", "New", "Share"].contains($0) }.sorted(),
            equals: [
                "Add", "Favourite", "New", "Remove", "Share",
            ])
        #expect(!names.contains { ["plus", "minus", "star", "clock", "square.and.arrow.up", "Old"].contains($0) })
    }

    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(4) }
    }

    @Test("A style made of the label it was given draws it in the style around it")
    func nestedStyles() throws {
        try expect(drawn(label.labelStyle(Framed())), equals: drawn(label))
        try expect(drawn(label.labelStyle(Framed()).labelStyle(.iconOnly)), equals: drawn(label.labelStyle(.iconOnly)))
        try expect(drawn(label.labelStyle(Framed()).labelStyle(Framed()).labelStyle(.titleOnly)), equals: drawn(Text("Heart")))
    }

    @Test("A picture's generated name stands for the picture in labels and in the controls that have one")
    func generatedNames() throws {
        let resource = ImageResource(name: "Generated names", bundle: .main)
        let icon = Label("Heart", image: resource)
        let stage = try Stage()
        try stage.show(icon)
        _ = stage.drawn(at: 0)
        #expect(stage.tree.diagnostics.entries.map(\.description).contains { $0.contains("\"Generated names\"") })
        let expected = try drawn(Label(title: { Text("Heart") }, icon: { Image(resource) }))
        #expect(try drawn(icon) == expected && expected.count > (try drawn(Text("Heart")).count))
        try expect(drawn(Button("Heart", image: resource) {}), equals: drawn(Button(action: {}, label: { icon })))
        try expect(
            drawn(Button("Heart", image: resource, role: .destructive) {}),
            equals: drawn(Button(role: .destructive, action: {}, label: { icon })))
        try expect(drawn(Menu("Heart", image: resource) { Text("A") }), equals: drawn(Menu(content: { Text("A") }, label: { icon })))
        try expect(
            drawn(Toggle("Heart", image: resource, isOn: .constant(true))), equals: drawn(Toggle(isOn: .constant(true), label: { icon })))
    }
}
