import SwiftUI

/// A value that a preview states about itself; of several views the last one counts.
///
/// Source: Prefire.
public protocol PreviewWish: PreferenceKey {}

extension PreviewWish {
    public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

/// The story that a preview belongs to.
public enum UserStoryPreferenceKey: PreviewWish {
    public static let defaultValue: PreviewModel.UserStory? = nil
}

/// The name of the state that a preview shows.
public enum StatePreferenceKey: PreviewWish {
    public static let defaultValue: PreviewModel.State? = nil
}

/// The seconds after which a snapshot is taken.
public enum DelayPreferenceKey: PreviewWish {
    public static let defaultValue: TimeInterval = 0
}

/// The part of the pixels that have to match.
public enum PrecisionPreferenceKey: PreviewWish {
    public static let defaultValue: Float = 1
}

/// How much a pixel has to resemble the accepted one.
public enum PerceptualPrecisionPreferenceKey: PreviewWish {
    public static let defaultValue: Float = 1
}

/// True if the snapshot is recorded in place of the accepted one.
public enum RecordPreferenceKey: PreviewWish {
    public static let defaultValue = false
}

/// The wishes of a preview for its snapshot.
///
/// Source: Prefire.
public class PreferenceKeys: @unchecked Sendable {
    public var delay: TimeInterval
    public var precision: Float
    public var perceptualPrecision: Float
    public var record: Bool

    public init(delay: TimeInterval = 0, precision: Float = 1, perceptualPrecision: Float = 1, record: Bool = false) {
        (self.delay, self.precision, self.perceptualPrecision, self.record) = (delay, precision, perceptualPrecision, record)
    }
}
