import AccessibilitySnapshot
import HostProtocol
import PreviewRendering
import PreviewSteps
import SnapshotPreferences
import Snapshots
import SwiftUI
import TestSupport
import Testing
import UIKit

private struct Badge: View {
    var body: some View {
        HStack(spacing: 4) {
            Circle().fill(.red).frame(width: 8, height: 8)
            Text("Badge").foregroundStyle(.secondary)
        }
        .padding(4)
        .background(Color(uiColor: .secondarySystemBackground))
    }
}

private struct Row: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Settings").font(.headline).accessibilityAddTraits(.isHeader)
            Button("Delete") {}.accessibilityHint("Removes the photo.")
            Text("40 %").accessibilityLabel("Volume").accessibilityValue("40 percent")
        }
        .padding(12)
    }
}

@Suite("Variants and elements in snapshots") @MainActor struct VariantSnapshotTests {
    @Test("A view is compared in every combination of two lists") func product() {
        assertSnapshots(of: Badge(), variants: .colorScheme(.light, .dark) * .contrast(.standard, .increased), scale: 1)
    }

    @Test("Bold text, a size of text and a direction are looks of their own") func list() {
        assertSnapshots(of: Badge(), variants: .boldText(true) + .dynamicType(.accessibility1) + .direction(.rightToLeft), scale: 1)
    }

    @Test("The elements for assistive technologies stand under the picture with their words") func accessibility() {
        withSnapshotTesting(record: nil) {
            assertSnapshot(of: Row(), as: .accessibilityImage(showActivationPoints: .always))
        }
    }

    @Test("The wishes of a view reach its film, those of the outer view last") func wishes() async throws {
        let view = Text("A").emergeSnapshotPrecision(0.5).diffThreshold(0.25).emergeAccessibility(true)
        var plan = try ViewStudio(options: RenderOptions()).plan(of: view, size: nil)
        plan.size = CGSize(width: 10, height: 10)
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        expect(film.wishes, equals: SnapshotWishes(precision: 0.5, showsAccessibility: true))
    }

    @Test("The points that assistive technologies touch are marked where the code has set them") func activationPoints() {
        let view = VStack {
            Text("Plain")
            Text("Corner").accessibilityActivationPoint(.bottomTrailing)
            Text("Near").accessibilityActivationPoint(CGPoint(x: 4, y: 6))
        }
        .padding(12)
        assertSnapshot(of: view, as: .accessibilityImage)
    }

    @Test("A scroll view whose content is out of sight is drawn as high as its content, if the preview wishes it") func expansion()
        async throws
    {
        func height(_ view: some View) async throws -> CGFloat {
            var plan = try ViewStudio(options: RenderOptions()).plan(of: view, size: CGSize(width: 100, height: 200))
            plan.canGrow = true
            return try await PreviewRenderer(plan: plan, options: RenderOptions()).film().hiddenHeight
        }
        let content = ScrollView { Color.red.frame(height: 500) }
        expect(try await height(content), equals: 300)
        expect(try await height(VStack { content.frame(height: 80) }), equals: 420)
        expect(try await height(Text("A")), equals: 0)
        let wish = try ViewStudio(options: RenderOptions()).plan(of: content.emergeExpansion(false), size: CGSize(width: 100, height: 200))
        expect(try await PreviewRenderer(plan: wish, options: RenderOptions()).film().wishes.expandsScrollView, equals: false)
    }

    @Test("A view that is measured for its snapshot appears once") func appearances() throws {
        var events: [String] = []
        let view = Text("A").onAppear { events.append("appears") }.onDisappear { events.append("disappears") }
        let studio = try ViewStudio(options: RenderOptions())
        _ = try studio.still(of: studio.plan(of: view, size: nil))
        expect(events.filter { $0 == "appears" }, equals: ["appears"])
        #expect(events.count { $0 == "disappears" } <= 1)
    }

    @Test("Lists of looks are combined and joined") func names() {
        expect((Variants.colorScheme(.dark) * .locale("ar", "de")).looks.map(\.name), equals: ["dark-ar", "dark-de"])
        expect((Variants.colorScheme() + .colorScheme(.dark)).looks.map(\.name), equals: ["light", "dark"])
        expect((Variants.colorScheme(.dark) * .colorScheme(.light)).looks.map(\.name), equals: ["light"])
    }
}
