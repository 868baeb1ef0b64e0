// Source: Apple, Combine `Publishers.CombineLatest`; one type for each number of publishers, as Apple has them.

/// Returns the value at an index, which a subscription with this many values is known to hold.
private func value<Value>(_ values: [Any], _ index: Int, as type: Value.Type) -> Value {
    guard let value = values[index] as? Value else {
        preconditionFailure("CombineLatest holds a \(Swift.type(of: values[index])) where it was given a \(type).")
    }
    return value
}

extension Publishers {
    /// A publisher of the latest values of two publishers, sent whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = LatestValues(count: 2, downstream: subscriber) {
                (value($0, 0, as: A.Output.self), value($0, 1, as: B.Output.self))
            }
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, of: A.Output.self))
            b.subscribe(inner.side(1, of: B.Output.self))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// A publisher of the latest values of three publishers, sent whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = LatestValues(count: 3, downstream: subscriber) {
                (value($0, 0, as: A.Output.self), value($0, 1, as: B.Output.self), value($0, 2, as: C.Output.self))
            }
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, of: A.Output.self))
            b.subscribe(inner.side(1, of: B.Output.self))
            c.subscribe(inner.side(2, of: C.Output.self))
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// A publisher of the latest values of four publishers, sent whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = LatestValues(count: 4, downstream: subscriber) {
                (
                    value($0, 0, as: A.Output.self), value($0, 1, as: B.Output.self), value($0, 2, as: C.Output.self),
                    value($0, 3, as: D.Output.self)
                )
            }
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, of: A.Output.self))
            b.subscribe(inner.side(1, of: B.Output.self))
            c.subscribe(inner.side(2, of: C.Output.self))
            d.subscribe(inner.side(3, of: D.Output.self))
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// The latest values of this publisher and another.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher that transforms the latest values of this publisher and another with a closure.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The latest values of this publisher and two more.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher that transforms the latest values of this publisher and two more with a closure.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The latest values of this publisher and three more.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher that transforms the latest values of this publisher and three more with a closure.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
