extension Publishers {
    /// A publisher of everything that any number of publishers of one type send.
    ///
    /// Source: Apple, Combine `Publishers.MergeMany`.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergedValues(count: publishers.count, downstream: subscriber)
            subscriber.receive(subscription: inner)
            guard !publishers.isEmpty else { return inner.end(.finished) }
            for (index, publisher) in publishers.enumerated() { publisher.subscribe(inner.side(index)) }
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
