// Apple's AVFoundation to the extent that widgets and views use it: sounds, speech and players, which report requests at run time, since
// pictures have no sound.
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
import RunContext

/// Notes a call that would have been heard.
func reportSound(_ call: String) { RunReports.note("\(call) was called: sound is not rendered.") }

/// Returns the largest rectangle of a ratio of width to height that fits into another, in its middle.
///
/// Source: Apple, AVFoundation `AVMakeRect(aspectRatio:insideRect:)`.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(origin: CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2), size: size)
}
