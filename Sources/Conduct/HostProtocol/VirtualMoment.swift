import Foundation

/// A moment in virtual time.
package enum VirtualMoment: Sendable, Equatable, Codable {
    /// So many seconds after the one that it is counted from.
    case later(seconds: Double)
    case date(Date)

    package func date(from start: Date) -> Date {
        switch self {
        case .later(let seconds): start.addingTimeInterval(seconds)
        case .date(let date): date
        }
    }

    package var description: String {
        switch self {
        case .later(let seconds): "\(seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)") s later"
        case .date(let date): date.formatted(.iso8601)
        }
    }
}
