extension Activity {
    /// The changes of the activity's state; the sequence ends when the activity is dismissed.
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(stream: stateBroadcast.stream()) }

    /// Changes of the content; ends when the activity is dismissed.
    public var contentUpdates: ContentUpdates { ContentUpdates(stream: contentBroadcast.stream()) }

    /// Changes of the content's state; ends when the activity is dismissed.
    @available(*, deprecated, message: "Use contentUpdates instead.")
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(contents: contentUpdates) }

    /// The changes of the push token: a render has none, so the sequence ends at once.
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

    /// Activities of these attributes that are started from now on.
    public static var activityUpdates: ActivityUpdates {
        ActivityUpdates(stream: ActivityStore.shared.broadcast(of: Activity<Attributes>.self).stream())
    }

    /// The tokens with which pushes start activities: a render has none, so the sequence ends at once.
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityState
        let stream: AsyncStream<UpdateBroadcast<ActivityState>.Parcel>

        public struct Iterator: AsyncIteratorProtocol {
            var inner: AsyncStream<UpdateBroadcast<ActivityState>.Parcel>.Iterator
            public mutating func next() async -> ActivityState? { await inner.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }
    }

    public struct ContentUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityContent<ContentState>
        let stream: AsyncStream<UpdateBroadcast<ActivityContent<ContentState>>.Parcel>

        public struct Iterator: AsyncIteratorProtocol {
            var inner: AsyncStream<UpdateBroadcast<ActivityContent<ContentState>>.Parcel>.Iterator
            public mutating func next() async -> ActivityContent<ContentState>? { await inner.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }
    }

    public struct ContentStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ContentState
        let contents: ContentUpdates

        public struct Iterator: AsyncIteratorProtocol {
            var inner: ContentUpdates.Iterator
            public mutating func next() async -> ContentState? { await inner.next()?.state }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(inner: contents.makeAsyncIterator()) }
    }

    public struct ActivityUpdates: AsyncSequence, Sendable {
        public typealias Element = Activity<Attributes>
        let stream: AsyncStream<UpdateBroadcast<Activity<Attributes>>.Parcel>

        public struct Iterator: AsyncIteratorProtocol {
            var inner: AsyncStream<UpdateBroadcast<Activity<Attributes>>.Parcel>.Iterator
            public mutating func next() async -> Activity<Attributes>? { await inner.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }
    }

    public struct PushTokenUpdates: AsyncSequence, Sendable {
        public typealias Element = Data

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Data? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
