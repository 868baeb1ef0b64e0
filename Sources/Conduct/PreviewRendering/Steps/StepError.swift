import Foundation
import HostProtocol
import SwiftUI

/// Why a step cannot be carried out.
package enum StepError: Error, Equatable, CustomStringConvertible {
    case outside(step: String, point: String, width: Double, height: Double)
    /// A point of the picture that lies in the place around what can be touched, which takes up a part of it.
    case beside(step: String, point: String, frame: CGRect)
    case nothingThere(step: String, known: [String])
    case notASwitch(step: String, known: [String])
    case noField(step: String, known: [String])
    /// No view there waits for the gesture of the step.
    case noGesture(step: String, TouchDemand, known: [String])
    case noState(step: String, name: String, known: [String])
    case notAValue(step: String, name: String, type: String)
    case stateOfWidget(step: String)
    case nothingScrolls(step: String)
    case onlyViews(kind: String)
    case onlyWidgets(step: String)
    case noProvider(step: String)
    case past(step: String, now: String)
    /// The target of a step is missing, and the tasks that may bring it sleep for longer than a step waits.
    case asleep(fault: String, sleepers: [String], patience: Double, wait: String)

    package var description: String {
        switch self {
        case .outside(let step, let point, let width, let height):
            "Cannot \(step): \(point) lies outside the view, which is \(width) by \(height) points."
        case .beside(let step, let point, let frame):
            "Cannot \(step): \(point) lies in the place around the view. The view covers \(StepTarget.point(frame.origin)) to "
                + "\(StepTarget.point(CGPoint(x: frame.maxX, y: frame.maxY))) of the picture."
        case .nothingThere(let step, let known):
            "Cannot \(step): no view there can be touched. \(ViewTreeError.list(known))"
        case .nothingScrolls(let step):
            "Cannot \(step): no scroll view there has content that exceeds it in that direction."
        case .notASwitch(let step, let known):
            "Cannot \(step): that is not a switch. \(known.isEmpty ? "There is none here." : ViewTreeError.list(known))"
        case .noGesture(let step, let demand, let known):
            "Cannot \(step): no view there \(demand.words). "
                + (known.isEmpty ? "No view here does." : "What does: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .noState(let step, let name, let known):
            "Cannot \(step): no view here has a state called \"\(name)\". "
                + (known.isEmpty ? "No view has any: a @State property can be set." : "There are: \(known.joined(separator: ", ")).")
        case .notAValue(let step, let name, let type):
            "Cannot \(step): that is not a \(type), the type of \(name). A value is true or false, a number, text, the name of a case "
                + "without associated values, nil, or the JSON of a Decodable type."
        case .stateOfWidget(let step):
            "Cannot \(step): a widget's views keep no state, since the system shows an archive of them. Change the values that its provider "
                + "returns."
        case .noField(let step, let known):
            "Cannot \(step): \(known.isEmpty ? "there is no field here." : "name the field. \(ViewTreeError.list(known))")"
        case .onlyWidgets(let step):
            "Cannot \(step): only widgets have a timeline, and this is an app's view."
        case .noProvider(let step):
            "Cannot \(step): this preview has no provider. Preview the widget itself: #Preview(as:) { } timelineProvider: { }."
        case .past(let step, let now):
            "Cannot \(step): the widget's time is already \(now) and cannot go back."
        case .asleep(let fault, let sleepers, let patience, let wait):
            "\(fault) Still asleep after the step before it: \(sleepers.joined(separator: ", ")). A step waits at most \(Int(patience)) s "
                + "for sleeping code: --wait \(wait) before it waits as long."
        case .onlyViews(let kind):
            "Steps are for views of an app, widgets, controls and Live Activities; this is \(kind), which cannot be touched."
        }
    }
}

extension TouchDemand {
    /// A description of the demand, to follow a subject.
    fileprivate var words: String {
        switch self {
        case .longPress: "waits for a long press"
        case .magnification: "follows two fingers that move apart"
        case .rotation: "follows two fingers that turn"
        }
    }
}
