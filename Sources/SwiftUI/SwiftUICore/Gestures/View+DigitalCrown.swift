/// The rotation of a watch's crown that a change takes.
///
/// Source: Apple, SwiftUI `DigitalCrownRotationalSensitivity`.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// A rotation of a watch's crown.
///
/// Source: Apple, SwiftUI `DigitalCrownEvent`.
public struct DigitalCrownEvent: Sendable {
    public var offset: Double
    /// The velocity in points per second.
    public var velocity: Double
}

/// The effects of a watch's crown. A render has no crown, so the values never change.
nonisolated extension View {
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
