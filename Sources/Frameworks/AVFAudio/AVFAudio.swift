// Apple's AVFAudio is a part of AVFoundation that can be imported by itself. Here it is one with AVFoundation.
@_exported import AVFoundation
