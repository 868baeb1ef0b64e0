import AVKit
import SwiftUI
import TestSupport
import Testing

/// The buttons and sessions of sound, without any device to play to.
@Suite("Routes of sound") @MainActor struct RoutePickerTests {
    @Test("A picker of routes keeps its symbol in the middle") func symbols() throws {
        let picker = AVRoutePickerView(frame: .zero)
        let symbol = try #require(picker.subviews.first as? UIImageView)
        picker.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
        picker.layoutIfNeeded()
        #expect(symbol.frame == picker.bounds && symbol.contentMode == .center)
    }

    @Test("A session keeps the route that it is given") func policy() throws {
        let session = AVAudioSession()
        try session.setCategory(.playback, mode: .default, policy: .longFormAudio)
        expect(session.routeSharingPolicy, equals: .longFormAudio)
        expect(session.category, equals: .playback)
    }
}
