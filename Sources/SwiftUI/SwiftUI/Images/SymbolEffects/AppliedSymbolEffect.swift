/// A symbol effect around a view, for the symbols in it.
struct AppliedSymbolEffect {
    /// What makes it play.
    enum Trigger {
        /// It lasts while this is true.
        case active(Bool)
        /// It plays when this changes.
        case value(any Equatable)
    }

    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let trigger: Trigger
}

extension AppliedSymbolEffect.Trigger {
    /// Whether a value is another one than before; one of another type is.
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
    /// The effects for symbols here, outermost first.
    var symbolEffects: [AppliedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Lets the symbols in this view move for as long as the effect is active.
    ///
    /// An effect that plays again and again moves with the frames of an animation and never makes one endless: an animation
    /// ends where a time of it ends. A still shows the symbol as it is between two times.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        adding(effect, options: options, .active(isActive))
    }

    /// Lets the symbols in this view move when a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        adding(effect, options: options, .value(value))
    }

    /// Keeps the effects around this view from the symbols in it.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }

    private func adding(
        _ effect: some SymbolEffect, options: SymbolEffectOptions, _ trigger: AppliedSymbolEffect.Trigger
    ) -> some View {
        // Only the effects here are known to move; one of user code says nothing that could be drawn.
        let motion = (effect as? any MovingSymbolEffect)?.motion
        return transformEnvironment(\.symbolEffects) { effects in
            if let motion { effects.append(AppliedSymbolEffect(motion: motion, options: options, trigger: trigger)) }
        }
    }
}
