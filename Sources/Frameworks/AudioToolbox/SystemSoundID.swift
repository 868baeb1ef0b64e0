@_exported import CoreGraphics
@_exported import Foundation
import RunContext

/// The number of a sound that belongs to the system or that a program has loaded.
///
/// Source: Apple, Audio Toolbox `SystemSoundID`.
public typealias SystemSoundID = UInt32

/// All went well.
public let kAudioServicesNoError: OSStatus = 0
/// Shakes the phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound, which a picture does not have: it is reported.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    report("AudioServicesPlaySystemSound(\(inSystemSoundID))")
}

/// Plays a sound that warns, which is reported.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    report("AudioServicesPlayAlertSound(\(inSystemSoundID))")
}

/// Plays a sound, which is reported, and calls the completion.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    report("AudioServicesPlaySystemSound(\(inSystemSoundID))")
    inCompletionBlock?()
}

/// Loads a sound: it gets a number that no sound of the system has.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 4096
    return kAudioServicesNoError
}

/// Releases a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

/// A property of a sound.
public typealias AudioServicesPropertyID = UInt32

/// True for a sound that the setting for sounds of the interface silences.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// True for a sound that is played to its end though the program ends.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// Sets how a sound is played, which is reported.
@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    report("AudioServicesSetProperty")
    return kAudioServicesNoError
}

private func report(_ call: String) {
    RunReports.note("\(call) was called: sound is not rendered.")
}
