@_exported import Foundation

/// A button of a shield.
///
/// Source: Apple, ManagedSettings `ShieldAction`.
public enum ShieldAction: Int, Codable, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }

/// The way on from a shield.
///
/// Source: Apple, ManagedSettings `ShieldActionResponse`.
public enum ShieldActionResponse: Int, Codable, Hashable, Sendable { case none, close, `defer` }

/// The extension that answers the buttons of shields. Nothing presses one here.
///
/// Source: Apple, ManagedSettings `ShieldActionDelegate`.
open class ShieldActionDelegate: NSObject {
    public override init() {}
    open func handle(
        action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
