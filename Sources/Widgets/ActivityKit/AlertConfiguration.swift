import SwiftUI

/// The alert to an update of a Live Activity.
///
/// Source: Apple, ActivityKit `AlertConfiguration`.
public struct AlertConfiguration: Sendable {
    /// The sound of an alert.
    public struct AlertSound: Hashable, Sendable {
        package let name: String?

        /// The system's sound.
        public static let `default` = AlertSound(name: nil)

        /// A sound file of the app.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
