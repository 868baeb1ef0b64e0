/// How far a watch's crown is turned for a change.
///
/// Source: Apple, SwiftUI `DigitalCrownRotationalSensitivity`.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// A turn of a watch's crown.
///
/// Source: Apple, SwiftUI `DigitalCrownEvent`.
public struct DigitalCrownEvent: Sendable {
    public var offset: Double
    /// Points per second.
    public var velocity: Double
}

/// What a watch's crown does. Nobody turns one where pictures are made: values stay as they are.
extension View {
    /// Source: Apple, SwiftUI `digitalCrownRotation(_:)`.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
    ) -> some View { self }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { self }

    /// Source: Apple, SwiftUI `digitalCrownAccessory(_:)`.
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}
