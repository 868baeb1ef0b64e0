import SwiftUI

/// A provider whose previews are in a playbook and in tests that Prefire writes.
///
/// Source: Prefire.
public protocol PrefireProvider: PreviewProvider {}

extension View {
    /// Takes a `#Preview` into a playbook and into tests that Prefire writes, which reads this word in the source.
    ///
    /// Source: Prefire.
    public func prefireEnabled() -> some View { self }

    /// Leaves a `#Preview` out of a playbook and of tests that Prefire writes, which reads this word in the source.
    ///
    /// Source: Prefire.
    public func prefireIgnored() -> some View { self }

    /// Names the story that a preview belongs to.
    ///
    /// Source: Prefire.
    public func previewUserStory(_ userStory: PreviewModel.UserStory) -> some View {
        preference(key: UserStoryPreferenceKey.self, value: userStory)
    }

    /// Names the state that a preview shows.
    ///
    /// Source: Prefire.
    public func previewState(_ state: PreviewModel.State) -> some View { preference(key: StatePreferenceKey.self, value: state) }

    /// Sets when the snapshot of a preview is taken, and how far it may differ from the accepted one.
    ///
    /// Source: Prefire.
    ///
    /// - Parameters:
    ///   - delay: seconds of virtual time.
    ///   - precision: the part of the pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: how much a pixel has to resemble the accepted one, from 0 to 1.
    ///   - record: whether the snapshot is recorded in place of the accepted one.
    public func snapshot(
        delay: TimeInterval = .zero, precision: Float = 1, perceptualPrecision: Float = 1, record: Bool = false
    ) -> some View {
        preference(key: DelayPreferenceKey.self, value: delay)
            .preference(key: PrecisionPreferenceKey.self, value: precision)
            .preference(key: PerceptualPrecisionPreferenceKey.self, value: perceptualPrecision)
            .preference(key: RecordPreferenceKey.self, value: record)
    }
}
