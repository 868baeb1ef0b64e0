import SwiftUI

/// The error of a preview that lacks the target of the first touch in a run's steps. No step has done anything yet.
struct StepLack: Error {
    /// The underlying error, which lists the existing targets.
    let fault: any Error
    /// The message of the error without that list.
    let words: String
    /// The names of the targets in the preview.
    let known: [String]

    /// Creates the lack from an error; nil for any other error, for example that of a disabled target.
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
