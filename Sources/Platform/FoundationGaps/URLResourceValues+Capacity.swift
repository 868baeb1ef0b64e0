import Foundation

/// The capacity of a volume. A picture must not depend on the machine's, so it is that of a phone of 128 GB of which half is free.
///
/// Source: Apple, Foundation `URLResourceValues`.
extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// The capacity in bytes.
    public var volumeAvailableCapacityForImportantUsage: Int64? { 64_000_000_000 }
    /// The capacity in bytes.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { 64_000_000_000 }
}
