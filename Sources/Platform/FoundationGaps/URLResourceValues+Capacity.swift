import Foundation

/// How much room a volume has, which a picture must not depend on: that of a phone of 128 GB of which half is free.
///
/// Source: Apple, Foundation `URLResourceValues`.
extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// In bytes.
    public var volumeAvailableCapacityForImportantUsage: Int64? { 64_000_000_000 }
    /// In bytes.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { 64_000_000_000 }
}
