@_exported import CoreGraphics
@_exported import Foundation
import FoundationGaps
import RunContext

/// The reachability of a host.
///
/// Source: Apple, SystemConfiguration `SCNetworkReachability`.
public final class SCNetworkReachability: NSObject, @unchecked Sendable {
    let name: String
    var callout: SCNetworkReachabilityCallBack?
    var context: UnsafeMutableRawPointer?
    init(_ name: String) { self.name = name }
}

/// The way to a host.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The flags as numbers, by their names in C.
///
/// Source: Apple, System Configuration `SCNetworkReachabilityFlags`.
public let kSCNetworkFlagsTransientConnection = Int(SCNetworkReachabilityFlags.transientConnection.rawValue)
public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)
public let kSCNetworkFlagsConnectionRequired = Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)
public let kSCNetworkFlagsConnectionAutomatic = Int(SCNetworkReachabilityFlags.connectionOnTraffic.rawValue)
public let kSCNetworkFlagsInterventionRequired = Int(SCNetworkReachabilityFlags.interventionRequired.rawValue)
public let kSCNetworkFlagsIsLocalAddress = Int(SCNetworkReachabilityFlags.isLocalAddress.rawValue)
public let kSCNetworkFlagsIsDirect = Int(SCNetworkReachabilityFlags.isDirect.rawValue)

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The values that a callback receives.
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) { (self.version, self.info) = (version, info) }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    SCNetworkReachability(String(cString: nodename))
}

public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    SCNetworkReachability("an address")
}

/// Answers the same in every run, whatever the machine has: reachable, or not if requests fail (`--offline`).
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = OfflineProtocol.isUnreachable ? [] : .reachable
    RunReports.note(
        "SCNetworkReachability reports \(OfflineProtocol.isUnreachable ? "no way to a host: --offline" : "every host as reachable without looking at the network")."
    )
    return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    (target.callout, target.context) = (callout, context?.pointee.info)
    return true
}

/// Calls the callback once, with the flags, as nothing changes here.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    guard let callout = target.callout, let queue else { return true }
    var flags: SCNetworkReachabilityFlags = []
    SCNetworkReachabilityGetFlags(target, &flags)
    nonisolated(unsafe) let (call, context) = (callout, target.context)
    let found = flags
    queue.async { call(target, found, context) }
    return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ mode: CFString) -> Bool {
    SCNetworkReachabilitySetDispatchQueue(target, .main)
}
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ mode: CFString) -> Bool {
    target.callout = nil
    return true
}
