import AuthenticationServices
import PhotosUI
import RunContext
import SwiftUI
import TestSupport
import Testing
import TipKit
import UIKit

private struct FavoriteTip: Tip {
    var title: Text { Text("Save as a favourite") }
    var message: Text? { Text("Favourites come first.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn more") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Views of the system's other frameworks: what is drawn of them, and what is told of what they cannot do here.
@Suite("Views of other frameworks", .serialized) @MainActor struct SystemViewTests {
    private func picture(_ view: some View) -> UIImage? {
        let renderer = ImageRenderer(content: view.frame(width: 300))
        return renderer.uiImage
    }

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
        let noted = RunReports.noted { _ = Text("").popoverTip(FavoriteTip()) }
        #expect(noted.contains { $0.contains("popoverTip") })
        let kept = RunReports.noted {
            FavoriteTip().invalidate(reason: .actionPerformed)
            Tips.hideAllTipsForTesting()
        }
        expect(kept.count, equals: 2)
        #expect(kept.first?.hasPrefix("Tip.invalidate(reason: .actionPerformed)") == true)
    }

    @Test("A button that signs in is as large as it is asked to be") func signIn() throws {
        let button = SignInWithAppleButton(.continue) {
            $0.requestedScopes = [.email]
        } onCompletion: { _ in
        }
        expect(picture(button.frame(height: 44))?.size, equals: CGSize(width: 300, height: 44))
    }

    @Test("A photo picker is its label, and what is chosen is nothing") func photos() async throws {
        let picker = PhotosPicker(selection: .constant(nil), matching: .any(of: [.images, .not(.screenshots)])) { Text("Choose") }
        expect(picture(picker)?.size.height, equals: picture(Button("Choose") {})?.size.height)
        var data: Data?
        let noted = try await RunReports.noted { data = try await PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self) }
        #expect(data == nil && noted.contains { $0.contains("photo library") })
    }
}
