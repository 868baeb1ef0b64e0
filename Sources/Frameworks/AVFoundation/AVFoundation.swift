// Apple's AVFoundation as far as widgets and views name it: sounds, speech and players, which say at run time what they were
// asked for, since pictures have no sound.
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import Foundation
import RunScope

/// Notes a call that would have been heard.
func reportSound(_ call: String) { RunReports.note("\(call) was called: sound is not rendered.") }
