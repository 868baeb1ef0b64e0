import Foundation

/// The name of a service or characteristic: two, four or sixteen bytes.
///
/// Source: Apple, Core Bluetooth `CBUUID`.
public final class CBUUID: NSObject, @unchecked Sendable {
    /// The bytes, the first one first.
    public let data: Data

    public init(data: Data) { self.data = data }

    public convenience init(nsuuid: UUID) {
        self.init(data: withUnsafeBytes(of: nsuuid.uuid) { Data($0) })
    }

    /// - Parameter string: hexadecimal digits, four or eight of them, or a UUID as it is usually written.
    public convenience init(string: String) {
        let digits = Array(string.filter { $0 != "-" })
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
        precondition(
            [2, 4, 16].contains(bytes.count) && digits.count == bytes.count * 2, "\"\(string)\" is not a UUID of 16, 32 or 128 bits.")
        self.init(data: Data(bytes))
    }

    public var uuidString: String {
        let digits = data.map { byte in String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true) }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    public override var hash: Int { data.hashValue }
    public override var description: String { uuidString }
}
