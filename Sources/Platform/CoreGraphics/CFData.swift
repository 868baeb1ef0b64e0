import Foundation

/// Returns the bytes of data, which are valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.length > 0 ? theData.bytes.assumingMemoryBound(to: UInt8.self) : nil
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
