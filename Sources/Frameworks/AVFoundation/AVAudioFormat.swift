import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

/// The form of the samples of a sound.
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// The rate, the channels and the form of a sound's samples.
///
/// Source: Apple, AVFAudio `AVAudioFormat`.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let commonFormat: AVAudioCommonFormat
    public let isInterleaved: Bool
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// The format of a device's microphone and speaker: 48 kHz, with two channels.
    static let device = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount && commonFormat == other.commonFormat
            && isInterleaved == other.isInterleaved
    }
    public override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Samples of a sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

/// Samples of a sound that is not compressed, which code reads and writes.
///
/// Source: Apple, AVFAudio `AVAudioPCMBuffer`.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples of each channel that are valid, at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    public let stride: Int
    private let memory: UnsafeMutableRawBufferPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Creates a silent buffer.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size: Int
        switch format.commonFormat {
        case .pcmFormatInt16: size = 2
        case .pcmFormatFloat32, .pcmFormatInt32: size = 4
        case .pcmFormatFloat64: size = 8
        case .otherFormat: return nil
        }
        let count = Int(format.channelCount)
        self.frameCapacity = frameCapacity
        stride = format.isInterleaved ? count : 1
        memory = .allocate(byteCount: max(size * Int(frameCapacity) * count, 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        channels = .allocate(capacity: count)
        let distance = format.isInterleaved ? size : size * Int(frameCapacity)
        for channel in 0..<count { (channels + channel).initialize(to: memory.baseAddress! + channel * distance) }
        super.init(format: format)
    }

    deinit {
        channels.deallocate()
        memory.deallocate()
    }

    private func pointers<Sample>(
        to type: Sample.Type, if form: AVAudioCommonFormat
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == form else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// The samples of each channel; nil for another form.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { pointers(to: Float.self, if: .pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { pointers(to: Int16.self, if: .pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { pointers(to: Int32.self, if: .pcmFormatInt32) }
}

/// A file of sound. A render decodes none, so that each fails to open.
///
/// Source: Apple, AVFAudio `AVAudioFile`.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let processingFormat: AVAudioFormat
    public let length: AVAudioFramePosition = 0
    open var fileFormat: AVAudioFormat { processingFormat }

    /// - Throws: Foundation's error if there is no such file, and otherwise that it is damaged, as no sound is decoded.
    public init(forReading fileURL: URL) throws {
        _ = try fileURL.checkResourceIsReachable()
        reportSound("AVAudioFile(forReading: \(fileURL.lastPathComponent))")
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: fileURL])
    }

    /// Fills a buffer.
    open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { buffer.frameLength = 0 }
}
