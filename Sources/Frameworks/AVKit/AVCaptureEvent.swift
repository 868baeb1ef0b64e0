import Foundation
import SwiftUI

/// The state of a button for taking pictures.
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// A press of a button for taking pictures. Nobody presses one in a render.
///
/// Source: Apple, AVKit `AVCaptureEvent`.
public final class AVCaptureEvent: NSObject, @unchecked Sendable {
    public let phase: AVCaptureEventPhase

    init(phase: AVCaptureEventPhase) { self.phase = phase }
}

extension View {
    /// Sets the action for the buttons that take pictures, which nobody presses in a render.
    ///
    /// Source: Apple, AVKit `View.onCameraCaptureEvent(isEnabled:action:)`.
    public nonisolated func onCameraCaptureEvent(
        isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }

    /// Sets the actions for the button that takes pictures and for the other one.
    public nonisolated func onCameraCaptureEvent(
        isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void, secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
}
