import Foundation
import Glibc

// Functions of Apple's C library that `import Foundation` brings there.

/// Reads a value of the system by its name. The values are fixed, so that pictures do not depend on the machine: those of a simulator of an
/// iPhone.
///
/// Source: Apple, Darwin `sysctlbyname(3)`.
///
/// - Returns: 0; -1 with `errno` for an unknown name, for too little room, and for an attempt to set a value.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    func fails(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    if newp != nil { return fails(EPERM) }
    guard let name, let value = systemValues[String(cString: name)] else { return fails(ENOENT) }
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = value.count }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= value.count else { return fails(ENOMEM) }
    value.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return 0
}

/// The bytes of the values, by their names.
private let systemValues: [String: [UInt8]] = {
    func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
    return [
        // A simulator answers with its machine's processor; UIDevice has the rest.
        "hw.machine": text("arm64"), "hw.model": text("iPhone"), "kern.ostype": text("Darwin"), "kern.osrelease": text("25.1.0"),
        "kern.osversion": text("23B80"), "kern.hostname": text("iPhone"), "hw.ncpu": number(Int32(6)), "hw.physicalcpu": number(Int32(6)),
        "hw.logicalcpu": number(Int32(6)), "hw.activecpu": number(Int32(6)), "hw.memsize": number(Int64(8) << 30),
        "hw.pagesize": number(Int64(16_384)),
    ]
}()

/// Closes a handle of a library; a missing one is an error, as on Apple's systems, whose pointer may be nil.
///
/// Source: Apple, Darwin `dlclose(3)`.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { handle.map { Glibc.dlclose($0) } ?? -1 }

/// Nanoseconds of the run's clock, which counts ticks of one nanosecond.
///
/// Source: Apple, Darwin `mach_absolute_time`.
public func mach_absolute_time() -> UInt64 { UInt64(max(ProcessInfo.processInfo.systemUptime, 0) * 1e9) }

/// The nanoseconds of a tick, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
    info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
