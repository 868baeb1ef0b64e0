// Apple's AVFoundation to the extent that widgets and views use it: sounds, speech and players, which report requests at run time, since
// pictures have no sound.
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
import RunContext

/// Notes a call that would have been heard.
func reportSound(_ call: String) { RunReports.note("\(call) was called: sound is not rendered.") }
