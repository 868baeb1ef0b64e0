import VirtualTime

/// Why a tree could not be brought up to date.
package enum ViewTreeError: Error, Equatable, CustomStringConvertible {
    /// - Parameter view: the type of the view whose state was changed last; nil if it was no view's.
    case timeStandsStill(events: Int, seconds: Double, view: String?)
    /// A task sleeps again and again for no time at all.
    case taskNeverWaits(at: String, sleeps: Int, seconds: Double)
    /// Work on the main queue puts itself there again and again.
    case mainQueueNeverRests(seconds: Double, view: String?)
    case noSuchLabel(String, known: [String])
    case covered(String, frame: CGRect)
    /// The view with the label is disabled.
    case disabled(String)

    package static func lack(of label: String) -> String { "No touchable view is labelled \"\(label)\"." }

    /// The labels of all views that can be touched, as a sentence.
    package static func list(_ labels: [String]) -> String {
        labels.isEmpty ? "No view here can be touched." : "There are: \(labels.map { "\"\($0)\"" }.joined(separator: ", "))."
    }

    package var description: String {
        switch self {
        case .noSuchLabel(let label, let known):
            "\(Self.lack(of: label)) \(Self.list(known))"
        case .disabled(let label):
            "\"\(label)\" cannot be touched: it is disabled at that moment."
        case .covered(let label, let frame):
            "\"\(label)\" cannot be touched: its frame, \(Int(frame.minX)),\(Int(frame.minY)) to \(Int(frame.maxX)),\(Int(frame.maxY)), is "
                + "covered by other views or lies outside the view."
        case .taskNeverWaits(let place, let sleeps, let seconds):
            "The task at \(place) never lets time pass: it has slept \(sleeps) times, and it is still \(seconds) s after the view's start. "
                + "Let it sleep for longer, such as Task.sleep(for: .seconds(0.1))."
        case .mainQueueNeverRests(let seconds, let view):
            "Work on the main queue enqueues itself for ever, so no time passes: it has run \(MainQueueWork.mostLinks) times, and it is "
                + "still \(seconds) s after the view's start\(view.map { ", and the state of \($0) changes" } ?? ""). Delay it, for example "
                + "with DispatchQueue.main.asyncAfter(deadline: .now() + 0.1)."
        case .timeStandsStill(let events, let seconds, let view):
            "The view never lets time pass: after \(events) events it is still \(seconds) s after its "
                + "start\(view.map { ", and \($0) changes its own state" } ?? ""). Look for a completion of an animation that moves "
                + "nothing, or for a task or timer that restarts itself without waiting."
        }
    }
}
