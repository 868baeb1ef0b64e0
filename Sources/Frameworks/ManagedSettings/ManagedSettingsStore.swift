import Combine
@_exported import Foundation
import RunContext

/// The restrictions of a device. They are kept as long as the store is, and restrict nothing, which is reported.
///
/// Source: Apple, ManagedSettings `ManagedSettingsStore`.
public final class ManagedSettingsStore: ObservableObject, @unchecked Sendable {
    /// The name of a store.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ name: String) { rawValue = name }
        public init(stringLiteral value: String) { rawValue = value }
        public static let `default` = Name("default")
    }

    public init() {}
    public init(named name: Name) {}

    public var account = AccountSettings() { didSet { changed("account") } }
    public var application = ApplicationSettings() { didSet { changed("application") } }
    public var appStore = AppStoreSettings() { didSet { changed("appStore") } }
    public var cellular = CellularSettings() { didSet { changed("cellular") } }
    public var dateAndTime = DateAndTimeSettings() { didSet { changed("dateAndTime") } }
    public var gameCenter = GameCenterSettings() { didSet { changed("gameCenter") } }
    public var media = MediaSettings() { didSet { changed("media") } }
    public var passcode = PasscodeSettings() { didSet { changed("passcode") } }
    public var safari = SafariSettings() { didSet { changed("safari") } }
    public var shield = ShieldSettings() { didSet { changed("shield") } }
    public var siri = SiriSettings() { didSet { changed("siri") } }
    public var webContent = WebContentSettings() { didSet { changed("webContent") } }

    public func clearAllSettings() {
        (account, application, appStore, cellular) = (.init(), .init(), .init(), .init())
        (dateAndTime, gameCenter, media, passcode) = (.init(), .init(), .init(), .init())
        (safari, shield, siri, webContent) = (.init(), .init(), .init(), .init())
    }

    private func changed(_ settings: String) {
        objectWillChange.send()
        RunReports.note("ManagedSettingsStore.\(settings) was set: it restricts nothing here.")
    }
}

/// Source: Apple, ManagedSettings `AccountSettings`.
public struct AccountSettings: Equatable, Sendable {
    public var lockAccounts: Bool?
}

/// Source: Apple, ManagedSettings `ApplicationSettings`.
public struct ApplicationSettings: Equatable, Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}

/// Source: Apple, ManagedSettings `AppStoreSettings`.
public struct AppStoreSettings: Equatable, Sendable {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
}

/// Source: Apple, ManagedSettings `CellularSettings`.
public struct CellularSettings: Equatable, Sendable {
    public var lockAppCellularData: Bool?
    public var lockCellularPlan: Bool?
    public var lockESIM: Bool?
}

/// Source: Apple, ManagedSettings `DateAndTimeSettings`.
public struct DateAndTimeSettings: Equatable, Sendable {
    public var requireAutomaticDateAndTime: Bool?
}

/// Source: Apple, ManagedSettings `GameCenterSettings`.
public struct GameCenterSettings: Equatable, Sendable {
    public var denyAddingFriends: Bool?
    public var denyMultiplayerGaming: Bool?
}

/// Source: Apple, ManagedSettings `MediaSettings`.
public struct MediaSettings: Equatable, Sendable {
    public var denyBookstoreErotica: Bool?
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
}

/// Source: Apple, ManagedSettings `PasscodeSettings`.
public struct PasscodeSettings: Equatable, Sendable {
    public var lockPasscode: Bool?
}

/// Source: Apple, ManagedSettings `SafariSettings`.
public struct SafariSettings: Equatable, Sendable {
    public var denyAutoFill: Bool?
}

/// Source: Apple, ManagedSettings `SiriSettings`.
public struct SiriSettings: Equatable, Sendable {
    public var denySiri: Bool?
}

/// Source: Apple, ManagedSettings `ShieldSettings`.
public struct ShieldSettings: Equatable, Sendable {
    /// The categories that are covered.
    public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Equatable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Source: Apple, ManagedSettings `WebContentSettings`.
public struct WebContentSettings: Equatable, Sendable {
    /// The websites that are refused.
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
    public var blockedByFilter: FilterPolicy?
}
