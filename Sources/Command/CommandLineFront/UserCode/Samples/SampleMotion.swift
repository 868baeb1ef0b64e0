/// The moving arguments of a sample, and the value at which they begin.
struct SampleMotion {
    /// True if arguments that go from 0 to 1 move.
    var hasFractions = false
    /// True if every flag moves, and not only those that set something in motion.
    var hasFlags = false
    /// The names of the properties in the type's `animatableData`; nil where it has none.
    var animatable: Set<String>?
    /// The value of moving arguments at first, and in stills: 0 or 1.
    var start = 1
    var isStill = false

    static let none = SampleMotion(isStill: true)

    /// Returns whether a parameter goes back and forth between 0 and 1.
    func movesFraction(_ name: String) -> Bool {
        guard !isStill, hasFractions else { return false }
        if let animatable { return animatable.contains(name) && (SampleWords.isFraction(name) || animatable.count == 1 && isPlain(name)) }
        return SampleWords.isFraction(name)
    }

    /// Returns true if a name gives no hint of how large a value is.
    private func isPlain(_ name: String) -> Bool { SampleWords.number(named: name, besides: []) == 0.6 }

    /// Returns whether the type animates a parameter.
    func isAnimatable(_ name: String) -> Bool { !isStill && animatable?.contains(name) == true }

    func isTrigger(_ name: String) -> Bool { !isStill && SampleWords.isTrigger(name) }

    /// Returns whether a flag or a count is changed again and again.
    func moves(_ name: String, isFlag: Bool) -> Bool { !isStill && (isFlag && hasFlags || SampleWords.isTrigger(name)) }
}
