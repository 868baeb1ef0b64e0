import Foundation

/// The bytes of data, which are there as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.length > 0 ? theData.bytes.assumingMemoryBound(to: UInt8.self) : nil
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
