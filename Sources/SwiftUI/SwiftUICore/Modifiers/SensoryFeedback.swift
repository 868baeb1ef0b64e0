/// Represents a type of haptic and/or audio feedback that can be played. Pictures do not show it.
///
/// Source: Apple, SwiftUI `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight to be represented by a type of feedback.
    public struct Weight: Equatable, Sendable {
        private let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility to be represented by a type of feedback.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var weight: Weight?
    private var flexibility: Flexibility?
    private var intensity = 1.0

    private init(_ name: String) { self.name = name }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let selection = SensoryFeedback("selection")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
    public static let impact = SensoryFeedback("impact")
    public static let pathComplete = SensoryFeedback("pathComplete")

    /// A feedback that provides a physical metaphor, of a weight and an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        var feedback = SensoryFeedback("impact")
        (feedback.weight, feedback.intensity) = (weight, intensity)
        return feedback
    }

    /// A feedback that provides a physical metaphor, of a flexibility and an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        var feedback = SensoryFeedback("impact")
        (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
        return feedback
    }
}

/// Haptic and audio feedback, which pictures do not show. The closures are called as on a device, since they may have side effects.
nonisolated extension View {
    /// Plays the specified feedback when the provided trigger value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays the specified feedback when the provided trigger value changes and the condition closure returns true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Plays feedback when returned from the feedback closure after the provided trigger value changes.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }

    /// Plays feedback when returned from the feedback closure after the provided trigger value changes.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
