import Foundation

/// Samples of one channel, or of several that alternate.
///
/// Source: Apple, Core Audio Types `AudioBuffer`.
public struct AudioBuffer {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}

/// A count of buffers and the first of them; the others lie behind it in memory.
///
/// Source: Apple, Core Audio Types `AudioBufferList`.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }

    /// Returns the number of bytes of a list with room for a number of buffers, at least one.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        precondition(maximumBuffers > 0, "A list of audio buffers has at least one.")
        return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }

    /// Returns memory for a list of a number of buffers, filled with zeros. The caller frees it with `free`.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let size = sizeInBytes(maximumBuffers: maximumBuffers)
        guard let memory = calloc(1, size) else { preconditionFailure("There is no memory for \(size) bytes.") }
        let list = UnsafeMutableAudioBufferListPointer(memory.assumingMemoryBound(to: AudioBufferList.self))
        list.unsafeMutablePointer.pointee.mNumberBuffers = UInt32(maximumBuffers)
        return list
    }
}

/// The buffers of a list as a collection.
///
/// Source: Apple, Core Audio `UnsafeMutableAudioBufferListPointer`.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        unsafeMutablePointer = p
    }

    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> AudioBuffer {
        get { buffer(index).pointee }
        nonmutating set { buffer(index).pointee = newValue }
    }

    private func buffer(_ index: Int) -> UnsafeMutablePointer<AudioBuffer> {
        precondition(index >= 0 && index < count, "The list has \(count) buffers, and none at \(index).")
        let first = UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!
        return first.assumingMemoryBound(to: AudioBuffer.self) + index
    }
}
