import AuthenticationServices
import PhotosUI
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Views of the system's other frameworks: what is drawn of them, and what is told of what they cannot do here.
@Suite("Views of other frameworks", .serialized) @MainActor struct SystemViewTests {
    private func picture(_ view: some View) -> UIImage? {
        let renderer = ImageRenderer(content: view.frame(width: 300))
        return renderer.uiImage
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
