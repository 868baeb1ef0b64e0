import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Words about hands, keyboards and devices: what of them shows, and what is told.
@Suite("Words of interaction") @MainActor struct InteractionWordTests {
    private struct Field: View {
        enum Place: Hashable { case name }
        @FocusState private var place: Place?
        @FocusState private var isOn: Bool

        var body: some View {
            Color(red: place == .name ? 1 : 0, green: isOn ? 1 : 0, blue: 0)
                .focused($place, equals: .name).focused($isOn)
                .onAppear {
                    place = .name
                    isOn = true
                }
        }
    }

    @Test("A view is drawn by the focus that its code has set")
    func focus() throws {
        let stage = try Stage(width: 10, height: 10)
        try stage.show(Field())
        try stage.tree.advance(to: 1)
        #expect(stage.drawn(Color(red: 1, green: 1, blue: 0), at: 1) != nil)
    }

    @Test("A shader is told by its name, once, and what it would change is drawn")
    func shader() throws {
        let stage = try Stage(width: 10, height: 10)
        let color = Color(red: 1, green: 0, blue: 0)
        try stage.show(
            VStack {
                color.layerEffect(ShaderLibrary.ripple(.float(1), .float2(1, 2)), maxSampleOffset: .zero)
                color.colorEffect(ShaderLibrary.ripple(.boundingRect)).distortionEffect(
                    ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)
            })
        expect(
            stage.tree.diagnostics.entries.map(\.description),
            equals: [
                "The shader ripple is not shown: Metal code cannot run here, and the view is drawn without it."
            ])
        #expect(stage.drawn(color, at: 0) != nil)
    }

    @Test("A canvas draws what its shaders would change, and nothing by them")
    func shadersOfCanvases() throws {
        let stage = try Stage(width: 10, height: 10)
        let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        try stage.show(
            ZStack {
                Canvas { context, size in
                    context.addFilter(.distortionShader(ShaderLibrary.wave(.float(1)), maxSampleOffset: CGSize(width: 2, height: 0)))
                    context.addFilter(.colorShader(ShaderLibrary.wave()))
                    context.addFilter(.layerShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.noise()))
                }
                Rectangle().fill(ShaderLibrary.noise())
                green.frame(width: 2, height: 2)
            })
        #expect(stage.drawn(red, at: 0) != nil && stage.drawn(green, at: 0) != nil)
    }

    @Test("A search field stands below the large title")
    func searchable() throws {
        let stage = try Stage(width: 400, height: 600, system: .iOS18)
        try stage.show(
            NavigationStack {
                Color(red: 1, green: 0, blue: 0).navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
            })
        let top = try #require(stage.drawn(Color(red: 1, green: 0, blue: 0), at: 0)).box.minY
        let plain = try Stage(width: 400, height: 600, system: .iOS18)
        try plain.show(NavigationStack { Color(red: 1, green: 0, blue: 0).navigationTitle("Title") })
        let without = try #require(plain.drawn(Color(red: 1, green: 0, blue: 0), at: 0)).box.minY
        expect(top - without, equals: 52)
    }

    @Test("Words that only other devices answer to change nothing: keys, columns and sizings")
    func elsewhere() throws {
        let color = Color(red: 1, green: 0, blue: 0)
        func drawn(_ view: some View) throws -> CGRect? {
            let stage = try Stage(width: 300, height: 300)
            try stage.show(view)
            return stage.drawn(color, at: 0)?.box
        }
        let plain = try drawn(color.frame(width: 40, height: 30))
        #expect(plain != nil)
        let words = color.frame(width: 40, height: 30)
            .onKeyPress(.leftArrow) { .handled }
            .onKeyPress(keys: [.rightArrow, .space]) { $0.modifiers.contains(.shift) ? .handled : .ignored }
            .onKeyPress(characters: .alphanumerics) { $0.characters == "r" ? .handled : .ignored }
            .onKeyPress(phases: .down) { _ in .ignored }
            .inspectorColumnWidth(200)
            .inspectorColumnWidth(min: 100, ideal: 200)
            .presentationSizing(.form.fitted(horizontal: true, vertical: false))
        try expect(drawn(words), equals: plain)
    }
}
