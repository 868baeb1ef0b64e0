import RunContext

private enum SystemReleaseKey: RunKey {
    static var defaultValue: SystemRelease { .usual }
}

extension RunContext {
    /// The system that the views whose code runs are drawn for.
    package var systemRelease: SystemRelease {
        get { self[SystemReleaseKey.self] }
        set { self[SystemReleaseKey.self] = newValue }
    }
}
