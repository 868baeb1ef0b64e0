import RunContext

private enum ReducesMotionKey: RunKey {
    static var defaultValue: Bool { false }
}

extension RunContext {
    /// A Boolean value that indicates whether the views whose code runs are shown with less motion.
    package var reducesMotion: Bool {
        get { self[ReducesMotionKey.self] }
        set { self[ReducesMotionKey.self] = newValue }
    }
}
