import Foundation

/// A moment of a sound.
public final class AVAudioTime: NSObject, Sendable {
    public let hostTime: UInt64
    public init(hostTime: UInt64) { self.hostTime = hostTime }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A step of a sound's way through an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open internal(set) weak var engine: AVAudioEngine?

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .device }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .device }
    /// Listens to the node. No sound comes: the call is reported.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) { reportSound("AVAudioNode.installTap(onBus:)") }
    /// Does nothing: no tap gets anything.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}

/// The microphone.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// The speaker.
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// A node that mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    public override init() {}
}

/// A node that plays files and buffers, in silence, which is reported.
///
/// Source: Apple, AVFAudio `AVAudioPlayerNode`.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// The way in which a buffer is played beside others.
    public struct BufferOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let loops = BufferOptions(rawValue: 1)
        public static let interrupts = BufferOptions(rawValue: 2)
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }

    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0
    public override init() {}

    open func play() {
        reportSound("AVAudioPlayerNode.play()")
        isPlaying = true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }

    /// Plays a buffer, which ends at once unless it is repeated.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        if !options.contains(.loops) { completionHandler?() }
    }

    /// Plays a file, which ends at once.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {
        completionHandler?()
    }
}

/// The ways of sounds from nodes to the speaker. It is silent, and hears nothing, which is reported.
///
/// Source: Apple, AVFAudio `AVAudioEngine`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false
    open private(set) var attachedNodes: Set<AVAudioNode> = []

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
    }

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    // Connections are not kept: nothing flows through them.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws {
        reportSound("AVAudioEngine.start()")
        isRunning = true
    }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}

/// The permissions of an app about sound.
///
/// Source: Apple, AVFAudio `AVAudioApplication`.
public final class AVAudioApplication: NSObject, Sendable {
    /// The permission to record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()
    private override init() {}
    public var recordPermission: recordPermission { .denied }

    /// Denies the permission: a render has nobody to grant it.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        reportSound("AVAudioApplication.requestRecordPermission")
        response(false)
    }
    public class func requestRecordPermission() async -> Bool {
        reportSound("AVAudioApplication.requestRecordPermission")
        return false
    }
}
