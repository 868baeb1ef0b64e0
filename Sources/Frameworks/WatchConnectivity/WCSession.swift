import Foundation
import RunContext

/// The state of the session between phone and watch.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The reason why the session failed.
public struct WCError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let notReachable = Code.notReachable
    public static let sessionNotActivated = Code.sessionNotActivated
}

/// A delegate that receives the messages of the other device.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// A transfer to the other device.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    public var isTransferring: Bool { false }
    init(userInfo: [String: Any]) { self.userInfo = userInfo }
    public func cancel() {}
}

/// A session with the other device. A render has none: messages are reported and dropped.
///
/// Source: Apple, Watch Connectivity `WCSession`.
public final class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()

    private override init() {}

    public class func isSupported() -> Bool { false }

    public weak var delegate: (any WCSessionDelegate)?
    public var activationState: WCSessionActivationState { .notActivated }
    public var isPaired: Bool { false }
    public var isWatchAppInstalled: Bool { false }
    public var isCompanionAppInstalled: Bool { false }
    public var isComplicationEnabled: Bool { false }
    public var isReachable: Bool { false }
    public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    public var remainingComplicationUserInfoTransfers: Int { 0 }
    public private(set) var applicationContext: [String: Any] = [:]
    public var receivedApplicationContext: [String: Any] { [:] }

    public func activate() {
        report("activate()")
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.deviceNotPaired))
    }

    public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
    ) {
        report("sendMessage")
        errorHandler?(WCError(.notReachable))
    }

    public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        report("updateApplicationContext")
        self.applicationContext = applicationContext
    }

    @discardableResult
    public func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
        report("transferUserInfo")
        return WCSessionUserInfoTransfer(userInfo: userInfo)
    }

    @discardableResult
    public func transferCurrentComplicationUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
    }

    private func report(_ call: String) {
        RunReports.note("WCSession.\(call) was called: there is no paired device.")
    }
}

extension WCError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? WCError)?.code == code }
}
