// The limits of C's numbers that `import Foundation` brings on Apple's systems and that the importer of Linux's headers refuses.
//
// Source: Apple, Darwin `limits.h`, `stdint.h` and `math.h`.

public let SHRT_MIN = Int32(Int16.min)
public let INT_MIN = Int32.min
public let LONG_MIN = Int.min
public let LLONG_MIN = Int64.min
public let UINT_MAX = UInt32.max
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max
public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let INTMAX_MAX = Int.max
public let INTMAX_MIN = Int.min
public let UINTMAX_MAX = UInt.max
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE_VAL = Double.infinity
public let HUGE_VALF = Float.infinity
public let INFINITY = Float.infinity
public let NAN = Float.nan
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
