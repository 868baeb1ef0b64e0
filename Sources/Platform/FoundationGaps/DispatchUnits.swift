/// Nanoseconds in a second.
///
/// Source: Apple, Dispatch `NSEC_PER_SEC`; on Linux Dispatch's header has it as a macro that Swift does not see.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
///
/// Source: Apple, Dispatch `NSEC_PER_MSEC`.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
///
/// Source: Apple, Dispatch `NSEC_PER_USEC`.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Microseconds in a second.
///
/// Source: Apple, Dispatch `USEC_PER_SEC`.
public let USEC_PER_SEC: UInt64 = 1_000_000
