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
    /// Nothing there waits for what the step does.
    case noGesture(step: String, TouchDemand, known: [String])
    case noState(step: String, name: String, known: [String])
    case notAValue(step: String, name: String, type: String)
    case stateOfWidget(step: String)
    case nothingScrolls(step: String)
    case onlyViews(kind: String)
    case onlyWidgets(step: String)
    case noProvider(step: String)
    case past(step: String, now: String)
    /// What a step needs is not there, and what may bring it sleeps for longer than a step waits.
    case asleep(fault: String, sleepers: [String], patience: Double, wait: String)

    package var description: String {
        switch self {
        case .outside(let step, let point, let width, let height):
            "Cannot \(step): \(point) lies outside of the view, which is \(width) by \(height) points."
        case .beside(let step, let point, let frame):
            "Cannot \(step): \(point) lies in the place around what can be touched, which reaches from "
                + "\(StepTarget.point(frame.origin)) to \(StepTarget.point(CGPoint(x: frame.maxX, y: frame.maxY))) in the picture."
        case .nothingThere(let step, let known):
            "Cannot \(step): nothing there can be touched. \(Self.list(known))"
        case .nothingScrolls(let step):
            "Cannot \(step): no scroll view there has content that is larger than it in that direction."
        case .notASwitch(let step, let known):
            "Cannot \(step): that is no switch. \(known.isEmpty ? "There is none here." : Self.list(known))"
        case .noGesture(let step, let demand, let known):
            "Cannot \(step): nothing there \(demand.words). "
                + (known.isEmpty ? "Nothing here does." : "What does: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .noState(let step, let name, let known):
            "Cannot \(step): no view here has a state called \"\(name)\". "
                + (known.isEmpty ? "None has any: a @State property can be set." : "There are: \(known.joined(separator: ", ")).")
        case .notAValue(let step, let name, let type):
            "Cannot \(step): that is no \(type), which \(name) is. Written can be true and false, numbers, text, the names of cases "
                + "without values, nil, and JSON of what is Decodable."
        case .stateOfWidget(let step):
            "Cannot \(step): a widget's views keep no state, the system shows an archive of them. Change what its provider gives."
        case .noField(let step, let known):
            "Cannot \(step): \(known.isEmpty ? "there is no field here." : "name the field. \(Self.list(known))")"
        case .onlyWidgets(let step):
            "Cannot \(step): only widgets have a timeline, and this is a view of an app."
        case .noProvider(let step):
            "Cannot \(step): no provider stands behind this preview. Preview the widget itself: #Preview(as:) { } timelineProvider: { }."
        case .past(let step, let now):
            "Cannot \(step): the widget's time is \(now) already, and it only goes on."
        case .asleep(let fault, let sleepers, let patience, let wait):
            "\(fault) Still asleep after the step before it: \(sleepers.joined(separator: ", ")). A step waits \(Int(patience)) s for what "
                + "sleeps: --wait \(wait) before it waits as long."
        case .onlyViews(let kind):
            "Steps are for views of an app, widgets, controls and Live Activities; this is \(kind), which is only drawn here."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "Nothing here can be touched." : "There are: \(names.map { "\"\($0)\"" }.joined(separator: ", "))."
    }
}

extension TouchDemand {
    /// What is wanted, after a subject.
    fileprivate var words: String {
        switch self {
        case .longPress: "waits for a long press"
        case .magnification: "follows two fingers that move apart"
        case .rotation: "follows two fingers that turn"
        }
    }
}
