import OpenCombine

// OpenCombine does the work; in place of queues and run loops, a scheduler of this module determines the time.

extension Publishers {
    /// A publisher that delivers elements to its downstream subscriber on a specific scheduler.
    ///
    /// Source: Apple, Combine `Publishers.ReceiveOn`; work of a view happens in its virtual time.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            OpenCombine.Publishers.ReceiveOn(upstream: upstream, scheduler: ViewTimeScheduler(machine: scheduler), options: options)
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher that receives elements from an upstream publisher on a specific scheduler.
    ///
    /// Source: Apple, Combine `Publishers.SubscribeOn`; work of a view happens in its virtual time.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            OpenCombine.Publishers.SubscribeOn(upstream: upstream, scheduler: ViewTimeScheduler(machine: scheduler), options: options)
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher that delays delivery of elements and completion to the downstream receiver.
    ///
    /// Source: Apple, Combine `Publishers.Delay`; the delay is one of virtual time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The amount of time to delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// The allowed tolerance in delivering delayed events.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let scheduler = ViewTimeScheduler(machine: scheduler)
            OpenCombine.Publishers.Delay(
                upstream: upstream, interval: interval, tolerance: tolerance, scheduler: scheduler, options: options
            )
            .receive(subscriber: subscriber)
        }
    }

    /// A publisher that publishes elements only after a specified time interval elapses between events.
    ///
    /// Source: Apple, Combine `Publishers.Debounce`; the interval is one of virtual time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The amount of time the publisher should wait before publishing an element.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let scheduler = ViewTimeScheduler(machine: scheduler, repeats: false)
            OpenCombine.Publishers.Debounce(upstream: upstream, dueTime: dueTime, scheduler: scheduler, options: options)
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher that publishes either the most-recent or first element published by the upstream publisher in a specified time interval.
    ///
    /// Source: Apple, Combine `Publishers.Throttle`; the interval is one of virtual time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The interval in which to find and emit the most recent element.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// A Boolean value that indicates whether the most recent element is published, and not the first.
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let scheduler = ViewTimeScheduler(machine: scheduler)
            OpenCombine.Publishers.Throttle(upstream: upstream, interval: interval, scheduler: scheduler, latest: latest)
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher that ends when its upstream publisher has published no value for a time.
    ///
    /// Source: Apple, Combine `Publishers.Timeout`; the time is virtual.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The maximum time the publisher can go without publishing an element.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that performs the work.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?
        /// Creates the error to end with; nil ends the stream normally.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
            customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let scheduler = ViewTimeScheduler(machine: scheduler, repeats: false)
            OpenCombine.Publishers.Timeout(
                upstream: upstream, interval: interval, scheduler: scheduler, options: options, customError: customError
            )
            .receive(subscriber: subscriber)
        }
    }
}
