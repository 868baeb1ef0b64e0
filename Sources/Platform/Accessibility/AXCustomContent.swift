import Foundation

/// Additional information about an element. A render has no audience for it.
///
/// Source: Apple, Accessibility `AXCustomContent`.
public final class AXCustomContent: NSObject {
    /// The urgency with which the information is read.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
