import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// The random numbers of user code.
@Suite @MainActor struct VirtualRandomTests {
    private struct Confetti: View {
        @State private var places = (0..<20).map { _ in CGPoint(x: Double.random(in: 0...100), y: Double.random(in: 0...100)) }
        @State private var hue = 0.0

        var body: some View {
            ZStack {
                ForEach(places.indices, id: \.self) { index in
                    Circle().fill(Color(hue: hue, saturation: 1, brightness: 1)).frame(width: 8).position(places[index])
                }
            }
            .task { hue = [0.1, 0.3, 0.5, 0.7, 0.9].randomElement() ?? 0 }
            .onAppear { places.shuffle() }
        }
    }

    private func plan() throws -> PreviewPlan {
        let studio = try ViewStudio(options: RenderOptions())
        var plan = try studio.plan(of: EmptyView(), size: CGSize(width: 100, height: 100))
        // As previews do, the film makes the view.
        plan.entries = [PreviewPlan.Entry(name: "entry1") { Confetti() }]
        return plan
    }

    @Test("What user code draws at random is the same in every run, also of films in turns") func sameInEveryRun() async throws {
        let options = RenderOptions()
        async let first = PreviewRenderer(plan: plan(), options: options).film()
        async let second = PreviewRenderer(plan: plan(), options: options).film()
        let (one, other) = try await (first, second)
        expect(one.stills[0].list, equals: other.stills[0].list)
        #expect(one.stills[0].list.dump().contains("fill"))
        let still = try PreviewRenderer(plan: plan(), options: options).still()
        try expect(still.stills[0].list, equals: PreviewRenderer(plan: plan(), options: options).still().stills[0].list)
    }
}
