import Foundation
import HostProtocol
import SwiftUI
import WidgetKit

/// A step that stands among the entries of a preview's timeline, or among its content states.
package struct TimelineStep: TimelineEntry {
    /// No moment of the timeline: an entry alone has a date.
    package var date: Date { .distantPast }
    package let step: PreviewStep

    package init(_ step: PreviewStep) { self.step = step }
}

extension PreviewTimelineBuilder {
    /// Carries out a step after the entry in front of it. The preview's film shows the entry, the hand's action, the widget's response,
    /// and then the next entry.
    ///
    /// Steps are there where `PreviewSteps` is imported; in Xcode, which has no such module, they and the import stand between
    /// `#if canImport(PreviewSteps)` and `#endif`.
    public static func buildExpression(_ step: some RecordingStep) -> [any TimelineEntry] {
        [TimelineStep(step.step.step)]
    }
}

extension PreviewActivityBuilder {
    /// Carries out a step after the content state that stands in front of it: what an intent makes of the Live Activity is shown
    /// until the next state comes up.
    public static func buildExpression(_ step: some RecordingStep) -> [Component] {
        [Component(PreviewInterlude.Line(TimelineStep(step.step.step)))]
    }
}
