import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import TipKit

private struct FavoriteTip: Tip {
    var title: Text { Text("Save as a favourite") }
    var message: Text? { Text("Favourites come first.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn more") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Tips follow their rules, their parameters and events, and what has ended them.
@Suite("Tips", .serialized) @MainActor struct TipTests {
    private func picture(_ view: some View) -> UIImage? { ImageRenderer(content: view.frame(width: 300)).uiImage }

    private struct Headline: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.image?.resizable().frame(width: 200, height: 200)
                Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
            }
        }
    }

    @Test("A style of the code's own lays a tip out") func tipStyle() throws {
        let own = try #require(picture(TipView(FavoriteTip()).tipViewStyle(Headline())))
        let small = try #require(picture(TipView(FavoriteTip()).tipViewStyle(.miniTip)))
        #expect(own.size.height > 220 && small.size.height > 40 && small.size.height < 110)
    }

    @Test("A tip is a card with its words, its picture and its actions") func tip() throws {
        #expect(FavoriteTip().id == "FavoriteTip" && FavoriteTip().actions.map(\.id) == ["more"])
        let plain = try #require(picture(TipView(FavoriteTip())))
        let pointing = try #require(picture(TipView(FavoriteTip(), arrowEdge: .bottom)))
        #expect(plain.size.height > 80 && pointing.size.height == plain.size.height + 10)
        #expect(picture(TipView<FavoriteTip>(nil)) == nil)
    }

    @Test("A popover waits until the app asks for tips, and says so") func popover() throws {
        TipStore.shared.isConfigured = false
        let shown = { RunReports.noted { _ = picture(Text("a").frame(width: 100, height: 100).popoverTip(FavoriteTip())) } }
        #expect(shown().contains { $0.contains("popoverTip") })
        try Tips.configure()
        #expect(!shown().contains { $0.contains("popoverTip") })
    }

    @Test("All tips are hidden or shown for a test, whatever has become of them") func overrides() {
        defer { TipStore.shared.remove("shown.") }
        Tips.hideAllTipsForTesting()
        #expect(!FavoriteTip().shouldDisplay)
        Tips.showTipsForTesting([LoggedInTip.self])
        #expect(LoggedInTip().shouldDisplay && !FavoriteTip().shouldDisplay)
        TipStore.shared.remove("shown.LoggedInTip")
    }

    private struct Visit: Codable, Sendable { let page: String }

    private struct LoggedInTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        static let opened = Event(id: "opened")
        static let visited = Tips.Event<Visit>(id: "visited")

        var title: Text { Text("Save") }
        var rules: [Rule] {
            #Rule(Self.$isLoggedIn) { $0 == true }
            #Rule(Self.opened) { $0.donations.donatedWithin(.day).count >= 2 }
        }
    }

    private struct PlainTip: Tip {
        var title: Text { Text("Plain") }
    }

    init() throws { try Tips.resetDatastore() }

    @Test("A tip is available once all of its rules hold, and until it is invalidated") func rules() async throws {
        let tip = LoggedInTip()
        #expect(tip.status == .pending)
        LoggedInTip.isLoggedIn = true
        #expect(!tip.shouldDisplay)
        await LoggedInTip.opened.donate()
        LoggedInTip.opened.sendDonation()
        #expect(tip.shouldDisplay)
        tip.invalidate(reason: .actionPerformed)
        #expect(tip.status == .invalidated(.actionPerformed))
        await tip.resetEligibility()
        #expect(tip.shouldDisplay)
        try Tips.resetDatastore()
        #expect(!LoggedInTip.isLoggedIn && LoggedInTip.opened.donations.isEmpty)
    }

    @Test("Donations carry values, and an event keeps as many as its limit says") func donations() async {
        let event = Tips.Event<Visit>(id: "limited", donationLimit: .init(maximumCount: 2))
        for page in ["a", "b", "c"] { await event.donate(Visit(page: page)) }
        #expect(event.donations.map(\.page) == ["b", "c"])
        event.deleteDonations()
        #expect(event.donations.isEmpty)
    }

    @Test("A group shows its tips in order, or the first that is available") func groups() {
        let (ordered, first) = (
            TipGroup(.ordered) {
                LoggedInTip(); PlainTip()
            },
            TipGroup {
                LoggedInTip(); PlainTip()
            }
        )
        #expect(ordered.currentTip == nil)
        #expect(first.currentTip is PlainTip)
        LoggedInTip().invalidate(reason: .tipClosed)
        #expect(ordered.currentTip is PlainTip)
    }

    @Test("The status is told again when it changes") func updates() async {
        var updates = LoggedInTip().shouldDisplayUpdates.makeAsyncIterator()
        #expect(await updates.next() == false)
        LoggedInTip.isLoggedIn = true
        for _ in 0..<2 { await LoggedInTip.opened.donate() }
        #expect(await updates.next() == true)
    }

    @Test("A value that is there already is no change") func equalValues() {
        LoggedInTip.isLoggedIn = true
        nonisolated(unsafe) var changes = 0
        withObservationTracking {
            _ = LoggedInTip().status
        } onChange: {
            changes += 1
        }
        LoggedInTip.isLoggedIn = true
        #expect(changes == 0)
        LoggedInTip.isLoggedIn = false
        #expect(changes == 1)
    }

    @Test("A view shows a tip while it is available") func view() throws {
        let shown = { ImageRenderer(content: TipView(PlainTip()).frame(width: 300)).uiImage }
        #expect(try #require(shown()).size.height > 40)
        PlainTip().invalidate(reason: .tipClosed)
        #expect(shown()?.size.height ?? 0 == 0)
    }
}
