import OpenCombine

// OpenCombine has the same methods with defaults, and they return its own types. An overload with fewer parameters is preferred over one
// with defaults, and a value over an optional; each form that code writes is one of these.

extension Publisher {
    /// Specifies the scheduler on which to receive elements from the publisher.
    ///
    /// Source: Apple, Combine `Publisher.receive(on:options:)`.
    public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: nil)
    }

    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
    ///
    /// Source: Apple, Combine `Publisher.subscribe(on:options:)`.
    public func subscribe<S: Scheduler>(on scheduler: S) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: nil)
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delays delivery of all output to the downstream receiver by a specified amount of time on a particular scheduler.
    ///
    /// Source: Apple, Combine `Publisher.delay(for:tolerance:scheduler:options:)`.
    public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, tolerance: scheduler.minimumTolerance, scheduler: scheduler, options: nil)
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride, scheduler: S
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance, scheduler: scheduler, options: nil)
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, tolerance: scheduler.minimumTolerance, scheduler: scheduler, options: options)
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance, scheduler: scheduler, options: options)
    }

    /// Publishes elements only after a specified time interval elapses between events.
    ///
    /// Source: Apple, Combine `Publisher.debounce(for:scheduler:options:)`.
    public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: nil)
    }

    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Publishes either the most-recent or first element published by the upstream publisher in the specified time interval.
    ///
    /// OpenCombine's has no defaults: of a queue or a run loop this one is preferred.
    ///
    /// Source: Apple, Combine `Publisher.throttle(for:scheduler:latest:)`.
    public func throttle<S: _MachineScheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Terminates publishing if the upstream publisher exceeds the specified time interval without producing an element.
    ///
    /// Source: Apple, Combine `Publisher.timeout(_:scheduler:options:customError:)`.
    public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: nil, customError: nil)
    }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, customError: @escaping () -> Failure
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: nil, customError: customError)
    }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions, customError: @escaping () -> Failure
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
