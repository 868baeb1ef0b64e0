import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting
import UIKit

@testable import PreviewRendering

@Suite("Variants of a preview") @MainActor struct VariantTests {
    private func preview(_ attributes: PreviewAttributes = PreviewAttributes()) -> CatalogedPreview {
        CatalogedPreview(
            index: 2, name: "Card", title: "Card", file: "App/Card.swift", line: 1, entryNames: [], group: nil,
            subject: .view(attributes: attributes) { Color.red })
    }

    private func plan(_ values: [VariantAxis: String], _ attributes: PreviewAttributes = PreviewAttributes()) async throws -> PreviewPlan {
        let preview = preview(attributes).inVariants([RenderVariant(values)])[0]
        var options = RenderOptions()
        options.followsDevice = true
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        defer { planner.surround() }
        return try await planner.following(preview).plan(preview)
    }

    @Test("Variants have places of their own in the catalogue") func places() {
        let variants = RenderVariant.product([(.colorScheme, ["light", "dark"])])
        let previews = preview().inVariants(variants)
        expect(previews.map(\.index), equals: [4, 5])
        expect(previews.map(\.shownName), equals: ["Card (light)", "Card (dark)"])
        expect(preview().inVariants([]).map(\.index), equals: [2])
    }

    @Test("A view takes no rendering mode, and one with a size of its own no screen") func axes() {
        expect(preview().variantAxes, equals: VariantAxis.allCases.filter { $0 != .renderingMode })
        var sized = PreviewAttributes()
        sized.layout = .fixed(width: 20, height: 10)
        expect(preview(sized).variantAxes, equals: [.colorScheme, .contrast, .boldText, .dynamicType, .locale, .direction])
    }

    @Test("The picture of an only entry has the variant's name") func names() {
        let variant = RenderVariant([.colorScheme: "dark", .locale: "ar", .dynamicType: "accessibility3"])
        expect(variant.fileName("entry1.png", hasOneEntry: true), equals: "dark-accessibility3-ar.png")
        expect(variant.fileName("entry1@0.5s.png", hasOneEntry: true), equals: "dark-accessibility3-ar@0.5s.png")
        expect(variant.fileName("entry12.png", hasOneEntry: true), equals: "dark-accessibility3-ar-entry12.png")
        expect(variant.fileName("entry1.png", hasOneEntry: false), equals: "dark-accessibility3-ar-entry1.png")
        expect(RenderVariant([.device: "iPhone 15 Pro"]).name, equals: "iPhone-15-Pro")
    }

    @Test("A variant reaches views and UIKit") func values() async throws {
        let environment = try await plan([.colorScheme: "dark", .contrast: "increased", .boldText: "true", .locale: "de_DE"]).environment
        expect(environment.colorScheme, equals: .dark)
        expect(environment.colorSchemeContrast, equals: .increased)
        expect(environment.legibilityWeight, equals: .bold)
        expect(environment.locale.identifier, equals: "de_DE")
        var options = RenderOptions()
        options.contrast = .increased
        options[.boldText] = true
        expect(options.traits.accessibilityContrast, equals: .high)
        expect(options.traits.legibilityWeight, equals: .bold)
    }

    @Test("A device on its side has its safe areas and size classes") func landscape() async throws {
        let plan = try await plan([.device: "iPhone 15 Pro", .orientation: "landscape"])
        expect(plan.size, equals: CGSize(width: 852, height: 393))
        expect(plan.environment.screenInsets, equals: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        expect(plan.environment.verticalSizeClass, equals: .compact)
        expect(plan.environment.horizontalSizeClass, equals: .compact)
        let wide = try await self.plan([.device: "iPhone 15 Pro Max", .orientation: "landscape"])
        expect(wide.environment.horizontalSizeClass, equals: .regular)
        let pad = try await self.plan([.device: "iPad mini"])
        expect(pad.environment.horizontalSizeClass, equals: .regular)
        expect(pad.environment.displayScale, equals: 2)
    }

    @Test("The variant's device goes before the preview's") func device() async throws {
        var attributes = PreviewAttributes()
        attributes.device = PreviewDevice(rawValue: "iPhone SE")
        let plan = try await plan([.device: "iPhone 15 Pro"], attributes)
        expect(plan.size, equals: CGSize(width: 393, height: 852))
    }

    @Test("A variant that a view does not support is refused with the reason") func refusals() async throws {
        var fixed = PreviewAttributes()
        fixed.layout = .fixed(width: 10, height: 10)
        let error = await #expect(throws: PreviewError.self) { try await plan([.orientation: "landscape"], fixed) }
        let words = "There is no variant orientation=landscape of it: the preview has a size of its own, by its layout."
        #expect(error?.description.hasPrefix(words) == true)
        await #expect(throws: PreviewError.self) { try await plan([.renderingMode: "accented"]) }
    }

    @Test("An unknown device among the variants ends the run") func unknownDevice() {
        var options = RenderOptions()
        options.variants = [RenderVariant([.device: "iPhone 99"])]
        #expect(throws: RequestError.self) { try options.checked() }
    }
}
