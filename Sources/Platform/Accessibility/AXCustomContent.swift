import Foundation

/// Additional information about an element. Nobody hears it where pictures are made.
///
/// Source: Apple, Accessibility `AXCustomContent`.
public final class AXCustomContent: NSObject {
    /// How soon the information is read.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
