@_exported import Foundation

/// A name of an application, a category or a website that does not say which one it is.
///
/// Source: Apple, ManagedSettings `Token`.
public struct Token<T>: Hashable, Codable, Sendable {
    private let data: Data
}

/// Source: Apple, ManagedSettings `ApplicationToken`.
public typealias ApplicationToken = Token<Application>
/// Source: Apple, ManagedSettings `ActivityCategoryToken`.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Source: Apple, ManagedSettings `WebDomainToken`.
public typealias WebDomainToken = Token<WebDomain>

/// An application on the device.
///
/// Source: Apple, ManagedSettings `Application`.
public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

/// A kind of applications and websites.
///
/// Source: Apple, ManagedSettings `ActivityCategory`.
public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A website.
///
/// Source: Apple, ManagedSettings `WebDomain`.
public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}
