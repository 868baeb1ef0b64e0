import Foundation
import FoundationNetworking
import SwiftUI
import UIKit

/// A web page among SwiftUI's views: a card, as for `WKWebView`.
///
/// Source: Apple, WebKit `WebView`.
public struct WebView: View {
    private let url: URL?

    public init(url: URL?) { self.url = url }

    public var body: some View { PageView(url: url) }
}

private struct PageView: UIViewRepresentable {
    let url: URL?

    func makeUIView(context: Context) -> WKWebView { WKWebView(frame: .zero) }
    func updateUIView(_ view: WKWebView, context: Context) {
        if let url, view.url != url { view.load(URLRequest(url: url)) }
    }
}
