import SwiftUI

/// The error of a preview that lacks the target of the first touch in a run's steps. No step has done anything yet.
struct StepLack: Error {
    /// The error that says so, with all that is there.
    let fault: any Error
    /// The same without what is there.
    let words: String
    /// The names of the targets in the preview.
    let known: [String]

    /// Nil of an error that says something else: that what is named is there and disabled, for one.
    init?(_ fault: any Error) {
        self.fault = fault
        switch fault {
        case ViewTreeError.noSuchLabel(let label, let names):
            (words, known) = (ViewTreeError.lack(of: label), names)
        case StepError.notASwitch(let step, let names): (words, known) = ("Cannot \(step): that is not a switch.", names)
        case StepError.nothingThere(let step, let names): (words, known) = ("Cannot \(step): no view there can be touched.", names)
        case StepError.noField(let step, let names): (words, known) = ("Cannot \(step): there is no such field.", names)
        case StepError.noGesture, StepError.noState, StepError.nothingScrolls: (words, known) = ("\(fault)", [])
        default: return nil
        }
    }
}
