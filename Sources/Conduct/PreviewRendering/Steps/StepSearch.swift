import SwiftUI

/// The search of a step for what it touches, in virtual time: as long as something is still asleep, that may bring it.
///
/// XCUITest's `waitForExistence(timeout:)` waits in the same way, for as long as a test specifies, mostly ten seconds.
struct StepSearch {
    /// When the step was first due, and when the one before it was over, in seconds of the tree.
    let start: Double
    let lastEnd: Double

    /// Seconds for which a step searches.
    private static let longest = 10.0
    /// Seconds after which what has come is touched at the earliest; a choice, about what a person needs.
    static let pause = 0.25

    /// When it is worth while to look again.
    ///
    /// - Throws: the fault that it was given, with what sleeps too long, where waiting is in vain.
    @MainActor
    func nextTime(after fault: any Error, in tree: ViewTree, at moment: Double) throws -> Double {
        guard Self.mayPass(fault) else { throw fault }
        let awaited = tree.awaitedEvents(after: moment)
        if let next = awaited.first, next.time <= start + Self.longest { return next.time }
        let sleepers = awaited.compactMap { event in event.sleeper.map { (name: $0, wakes: event.time - lastEnd) } }
        guard let first = sleepers.first else { throw fault }
        // A tenth more, so that the step comes after what wakes.
        let wait = (first.wakes * 10).rounded(.down) / 10 + 0.1
        throw StepError.asleep(
            fault: "\(fault)", sleepers: sleepers.map { "\($0.name) for \(Self.seconds($0.wakes)) s" }, patience: Self.longest,
            wait: Self.seconds(wait))
    }

    private static func seconds(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Returns true if a fault may pass, because its target is missing or not ready yet.
    private static func mayPass(_ fault: any Error) -> Bool {
        switch fault {
        case let fault as ViewTreeError:
            switch fault {
            case .noSuchLabel, .covered, .disabled: true
            case .timeStandsStill, .taskNeverWaits, .mainQueueNeverRests: false
            }
        case let fault as StepError:
            switch fault {
            case .nothingThere, .notASwitch, .noField, .noGesture, .noState, .nothingScrolls: true
            case .outside, .beside, .notAValue, .stateOfWidget, .onlyViews, .onlyWidgets, .noProvider, .past, .asleep: false
            }
        default: false
        }
    }
}
