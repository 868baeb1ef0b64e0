import Foundation

/// The source of a message.
///
/// Source: Apple, os `OSLog`.
public final class OSLog: NSObject, @unchecked Sendable {
    /// Parts of a program that tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(disabled: Bool) { (subsystem, category, isDisabled) = ("", "", disabled) }

    public static let `default` = OSLog(disabled: false)
    public static let disabled = OSLog(disabled: true)

    /// Returns whether messages of a type are written. Debug and info messages are not, as on a device by default.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type != .debug && type != .info }

    func write(_ message: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = (origin.isEmpty ? "" : "[\(origin)] ") + "\(type.name): \(message)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
