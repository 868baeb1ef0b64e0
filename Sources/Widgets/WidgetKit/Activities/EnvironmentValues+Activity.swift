extension EnvironmentValues {
    private struct ActivityFamilyKey: EnvironmentKey {
        static var defaultValue: ActivityFamily { .medium }
    }

    private struct ActivityFullscreenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private struct ActivityUpdateReducedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The size of the Live Activity's presentation that a view is part of.
    public package(set) var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the Live Activity fills the screen, as in StandBy.
    public package(set) var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] }
        set { self[ActivityFullscreenKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the system shows fewer updates of the Live Activity.
    public package(set) var isActivityUpdateReduced: Bool {
        get { self[ActivityUpdateReducedKey.self] }
        set { self[ActivityUpdateReducedKey.self] = newValue }
    }
}
