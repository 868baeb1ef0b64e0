import RunContext
@_exported import SwiftUI
import UIKit

/// The part of a device's use that a report shows.
///
/// Source: Apple, DeviceActivity `DeviceActivityFilter`.
public struct DeviceActivityFilter: Equatable, Sendable {
    /// The spans by which the use is summed.
    public enum SegmentInterval: Hashable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }
    /// The people whose use is shown.
    public enum Users: Hashable, Sendable { case all, children }
    /// The devices whose use is shown.
    public struct Devices: Hashable, Sendable {
        /// The kind of a device.
        public enum Model: Int, Hashable, Codable, Sendable { case unknown, iPhone, iPad, iPod, mac }
        private let models: Set<Model>
        public init(_ models: Set<Model>) { self.models = models }
        public static let all = Devices([])
    }

    public var segmentInterval: SegmentInterval
    public var users: Users?
    public var devices: Devices
    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>

    public init(
        segment: SegmentInterval = .daily(during: DateInterval(start: Date(), duration: 86_400)), users: Users? = nil,
        devices: Devices = .all, applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = []
    ) {
        (segmentInterval, self.users, self.devices) = (segment, users, devices)
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    }
}

/// A report of the device's use that an extension draws: a card that names it, as the use is known to the system alone.
///
/// Source: Apple, DeviceActivity `DeviceActivityReport`.
nonisolated public struct DeviceActivityReport: View {
    /// The name of a report.
    public struct Context: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private let context: Context
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) { self.context = context }

    @MainActor @preconcurrency public var body: some View { ReportCard(name: context.rawValue) }
}

private struct ReportCard: UIViewRepresentable {
    let name: String

    func makeUIView(context: Context) -> SystemCard {
        RunReports.note("DeviceActivityReport(\(name)) is drawn as a card: the device's use is not known here.")
        return SystemCard(symbol: "hourglass", title: "Screen Time", detail: name)
    }
    func updateUIView(_ view: SystemCard, context: Context) {}
}
