// Apple's Core Graphics to the extent that it makes pictures and names colours. Geometry's values have its names already; the package's
// own rasteriser draws pictures.
@_exported import Foundation
@_exported import struct Geometry.CGAffineTransform
@_exported import enum Geometry.CGLineCap
@_exported import enum Geometry.CGLineJoin
@_exported import struct Geometry.CGVector

// Core Foundation's types, as names of Foundation's classes to which they are bridged free of charge. Linux has the classes alone, so a
// coercion such as `options as CFDictionary` reaches them by these names.
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFMutableString = NSMutableString
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFOptionFlags = UInt
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false
public typealias CFTimeInterval = Double
/// The result code of a system function; 0 for success.
public typealias OSStatus = Int32
/// All went well.
public let noErr: OSStatus = 0
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public typealias CFTypeID = UInt

/// Seconds since the first instant of 1 January 2001, GMT, by the run's clock.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
