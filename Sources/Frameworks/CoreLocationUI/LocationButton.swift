@_exported import CoreLocation
@_exported import SwiftUI

/// A button that lets an app read the location once. Its action runs when it is tapped; where the location is, the app asks as ever.
///
/// Source: Apple, CoreLocationUI `LocationButton`; the margins and the corners are read off Apple's documentation.
public struct LocationButton: View {
    /// The words of the button.
    public struct Title: Sendable, Hashable {
        let words: String
        public static let currentLocation = Title(words: "Current Location")
        public static let sendCurrentLocation = Title(words: "Send Current Location")
        public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
        public static let shareCurrentLocation = Title(words: "Share Current Location")
        public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
    }

    private let title: Title?
    private let action: () -> Void

    /// - Parameter title: nil for the symbol alone.
    public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }

    public var body: some View {
        Button(action: action) {
            Group {
                if let title { Label(title.words, systemImage: "location") } else { Image(systemName: "location") }
            }
            .fontWeight(.medium)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(.tint, in: .rect(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .foregroundStyle(.white)
    }
}
