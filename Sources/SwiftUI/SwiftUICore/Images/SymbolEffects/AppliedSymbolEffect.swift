/// A symbol effect around a view, for the symbols in it.
struct AppliedSymbolEffect {
    /// The trigger of the effect.
    enum Trigger {
        /// The effect lasts while this is true.
        case active(Bool)
        /// The effect plays when this changes.
        case value(any Equatable)
    }

    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let trigger: Trigger
}

extension AppliedSymbolEffect.Trigger {
    /// Returns true if the value differs from another. A value of another type differs.
    func differs(from other: Self) -> Bool {
        switch (self, other) {
        case (.active(let now), .active(let before)): return now != before
        case (.value(let now), .value(let before)):
            func isEqual<Value: Equatable>(_ value: Value) -> Bool { before as? Value == value }
            return !isEqual(now)
        case (.active, .value), (.value, .active): return true
        }
    }
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [AppliedSymbolEffect] { [] }
}

extension EnvironmentValues {
    /// The effects on symbols here, outermost first.
    var symbolEffects: [AppliedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Applies an effect to the symbols in this view for as long as it is active.
    ///
    /// A repeating effect moves with the frames of an animation and never makes the animation endless: the animation ends where a
    /// repetition ends. A still shows the symbol between two repetitions.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        adding(effect, options: options, .active(isActive))
    }

    /// Applies an effect to the symbols in this view when a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        adding(effect, options: options, .value(value))
    }

    /// Removes the effects around this view from the symbols in it.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }

    private func adding(
        _ effect: some SymbolEffect, options: SymbolEffectOptions, _ trigger: AppliedSymbolEffect.Trigger
    ) -> some View {
        // Only the effects defined here have a known motion; an effect of user code gives nothing to draw.
        let motion = (effect as? any MovingSymbolEffect)?.motion
        return transformEnvironment(\.symbolEffects) { effects in
            if let motion { effects.append(AppliedSymbolEffect(motion: motion, options: options, trigger: trigger)) }
        }
    }
}
