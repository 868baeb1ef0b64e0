import Foundation

/// A node that changes sounds, or makes them.
///
/// Source: Apple, AVFAudio `AVAudioUnit`. A render has no sound: units keep their settings.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

/// A unit that changes sounds as they pass.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// A Boolean value that indicates whether sounds pass unchanged.
    open var bypass = false
}

/// The kind of a band's filter.
///
/// Source: Apple, AVFAudio `AVAudioUnitEQFilterType`.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// One band of an equalizer, with the defaults of Apple's.
public final class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    public var filterType = AVAudioUnitEQFilterType.parametric
    /// In hertz, from 20 up to half the rate of the samples.
    public var frequency: Float = 0
    /// In octaves, 0.05 to 5.
    public var bandwidth: Float = 0
    /// In decibels, -96 to 24.
    public var gain: Float = 0
    public var bypass = true
}

/// An equalizer of several bands.
///
/// Source: Apple, AVFAudio `AVAudioUnitEQ`.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    /// In decibels, -96 to 24.
    open var globalGain: Float = 0

    public init(numberOfBands: Int) { bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() } }
    public convenience override init() { self.init(numberOfBands: 1) }
}

/// The room that a reverberation sounds like.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}

/// A reverberation.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// The part of the reverberation, 0 to 100.
    open var wetDryMix: Float = 0
    public private(set) var preset = AVAudioUnitReverbPreset.mediumHall
    public override init() {}
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// An echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// In seconds, 0 to 2.
    open var delayTime: TimeInterval = 1
    /// The part of the sound that echoes again, -100 to 100.
    open var feedback: Float = 50
    /// In hertz.
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
    public override init() {}
}

/// A unit that changes the time of sounds.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

/// A unit that changes the rate and the pitch of sounds, each by itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// 1/32 to 32.
    open var rate: Float = 1
    /// In cents, -2400 to 2400.
    open var pitch: Float = 0
    open var overlap: Float = 8
    public override init() {}
}

/// A unit that changes the rate of sounds, and their pitch with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// 0.25 to 4.
    open var rate: Float = 1
    public override init() {}
}

/// The moment and form of samples for code that makes them.
///
/// Source: Apple, Core Audio Types `AudioTimeStamp`.
public struct AudioTimeStamp {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public init() {}
}

/// Code that fills buffers with samples; it returns a status, and sets the flag if they are silent.
public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// A node whose sound code makes. It is never asked for samples: the engine is silent, which is reported when it starts.
///
/// Source: Apple, AVFAudio `AVAudioSourceNode`.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    private let format: AVAudioFormat
    open var volume: Float = 1
    open var pan: Float = 0

    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { format = .device }
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { self.format = format }

    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
}
