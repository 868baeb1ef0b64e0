import Foundation
import ImageCodecs

/// The way in which snapshots of a format are kept in files and compared.
///
/// Source: swift-snapshot-testing, `Diffing`.
public struct Diffing<Value> {
    /// Returns the bytes of a snapshot's file.
    public var toData: (Value) -> Data
    /// Returns the snapshot of a file's bytes.
    public var fromData: (Data) -> Value
    /// Returns a description of the difference between two snapshots, and what shows it; nil if they are alike.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// The comparison of pictures frame by frame, with a page of what differs; nil for other formats.
    package var frames: FrameDiffing<Value>?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// The frames of pictures and films, which are compared by pixels and times.
package struct FrameDiffing<Value> {
    /// Returns the frames of a snapshot; none for a picture without pixels.
    let frames: (Value) -> [AnimationFrame]
    /// Returns the pixels per point of a snapshot.
    let scale: (Value) -> Double
    /// Returns what a snapshot lacks of what its code asks for.
    let diagnostics: (Value) -> [String]
    /// The permitted difference from the accepted picture.
    let tolerance: SnapshotTolerance

    package init(
        tolerance: SnapshotTolerance = SnapshotTolerance(), frames: @escaping (Value) -> [AnimationFrame],
        scale: @escaping (Value) -> Double, diagnostics: @escaping (Value) -> [String] = { _ in [] }
    ) {
        (self.frames, self.scale, self.diagnostics, self.tolerance) = (frames, scale, diagnostics, tolerance)
    }
}

extension Diffing where Value == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            let difference = TextDifference.lines(from: old, to: new)
            if difference.isEmpty { return nil }
            let text = difference.joined(separator: "\n")
            return (text, [XCTAttachment(string: text)])
        }
    }
}

extension Diffing where Value == Data {
    /// Bytes, compared as a whole.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            if old == new { return nil }
            let message =
                old.count == new.count
                ? "Expected data to match" : "Expected data to match: there are \(new.count) bytes instead of \(old.count)"
            return (message, [])
        }
    }
}

/// Something that shows a difference: bytes with a name, which Swift Testing attaches to the failure.
///
/// Source: Apple, XCTest `XCTAttachment`, which XCTest on Linux does not have.
public final class XCTAttachment: NSObject {
    /// The time for which an attachment is kept.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    public let data: Data
    public let uniformTypeIdentifier: String
    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess

    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
        (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
    }

    public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }
}
