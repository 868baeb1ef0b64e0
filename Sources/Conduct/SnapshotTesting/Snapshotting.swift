import Foundation

/// A way to make a snapshot of a value and to compare it: `.image(…)` for a picture, `.lines`, `.dump`, `.json` and the like for a
/// text.
///
/// Pictures are compared without tolerance unless a precision is given: the same code gives the same pixels on every machine.
///
/// Source: swift-snapshot-testing, `Snapshotting`.
public struct Snapshotting<Value, Format> {
    /// The ending of the names of files; nil: they have none.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    /// Makes a snapshot of a value.
    public var snapshot: (_ value: Value) -> Async<Format>

    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Creates a way to make snapshots that may fail.
    package init(pathExtension: String?, diffing: Diffing<Format>, attempt: @escaping (_ value: Value) throws -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in .catching { try attempt(value) } })
    }

    /// Returns the same for another kind of value, of which one of this kind is made first.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns the same for another kind of value, of which one of this kind is there later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            transform(value).flatMap(snapshot)
        }
    }

    /// Returns the same for another kind of value, of which making one of this kind may fail.
    package func attemptPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { value in .catching { try transform(value) } }
    }
}

/// A snapshot that is the value itself, such as `SimplySnapshotting<String>.lines`.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Returns the same, made some seconds later: what runs on the main queue meanwhile has run.
    ///
    /// Source: swift-snapshot-testing, `Snapshotting.wait(for:on:)`.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            .attempting { callback in
                MainThread.wait(for: duration)
                strategy.snapshot(value).attempt(callback)
            }
        }
    }
}
