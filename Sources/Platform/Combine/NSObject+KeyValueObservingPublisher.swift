import Foundation
import FoundationGaps
import OpenCombine

extension NSObject {
    /// A publisher of the values of an object's property: of the first one if the options ask for it, and of those after each change.
    ///
    /// Without Objective-C a change is heard where code announces it with `didChangeValue(for:)`; see `observe(_:options:changeHandler:)`.
    ///
    /// Source: Apple, Foundation `NSObject.KeyValueObservingPublisher`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let (object, keyPath) = (object, keyPath)
            let changes = PassthroughSubject<Value, Never>()
            let observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
                changes.send(object[keyPath: keyPath])
            }
            let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
            changes.prepend(first).handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
        }

        public static func == (first: Self, second: Self) -> Bool {
            first.object === second.object && first.keyPath == second.keyPath && first.options == second.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the values of a property, with the present one first.
    ///
    /// Source: Apple, Foundation `_KeyValueCodingAndObserving.publisher(for:options:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
