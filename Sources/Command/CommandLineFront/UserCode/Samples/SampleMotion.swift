/// What of a sample's arguments moves, and where it begins.
struct SampleMotion {
    /// Whether arguments that go from 0 to 1 do.
    var hasFractions = false
    /// Whether every flag does, and not only those that set something in motion.
    var hasFlags = false
    /// What the type's `animatableData` is made of; nil where it has none.
    var animatable: Set<String>?
    /// Where what moves is at first, and in stills: 0 or 1.
    var start = 1
    var isStill = false

    static let none = SampleMotion(isStill: true)

    /// Whether a parameter goes back and forth between 0 and 1.
    func movesFraction(_ name: String) -> Bool {
        guard !isStill, hasFractions else { return false }
        if let animatable { return animatable.contains(name) && (SampleWords.isFraction(name) || animatable.count == 1 && isPlain(name)) }
        return SampleWords.isFraction(name)
    }

    /// Whether a name tells nothing of how large a value is.
    private func isPlain(_ name: String) -> Bool { SampleWords.number(named: name, besides: []) == 0.6 }

    /// Whether the type animates a parameter.
    func isAnimatable(_ name: String) -> Bool { !isStill && animatable?.contains(name) == true }

    func isTrigger(_ name: String) -> Bool { !isStill && SampleWords.isTrigger(name) }

    /// Whether a flag or a count is changed again and again.
    func moves(_ name: String, isFlag: Bool) -> Bool { !isStill && (isFlag && hasFlags || SampleWords.isTrigger(name)) }
}
