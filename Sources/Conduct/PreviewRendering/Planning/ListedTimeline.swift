import HostProtocol
import PreviewSteps
import SwiftUI
import WidgetKit

/// The entries that a preview lists, and what a hand does after each of them, apart.
struct ListedTimeline {
    private(set) var entries: [any TimelineEntry] = []
    /// The names of the entries in the source.
    private(set) var names: [String?] = []
    /// The steps to perform after each entry and before the next one comes up.
    private(set) var steps: [[PreviewStep]] = []

    /// - Parameters:
    ///   - lines: entries, and steps between them.
    ///   - names: what the source calls each line; of another count where that is not known.
    /// - Throws: `PreviewError.stepBeforeEntries`.
    init(_ lines: [any TimelineEntry], names known: [String?]) throws(PreviewError) {
        for (index, line) in lines.enumerated() {
            guard let step = (line as? TimelineStep)?.step else {
                entries.append(line)
                steps.append([])
                if known.count == lines.count { names.append(known[index]) }
                continue
            }
            guard !entries.isEmpty else { throw .stepBeforeEntries(step: step.description) }
            steps[steps.count - 1].append(step)
        }
    }
}
