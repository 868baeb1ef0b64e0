import RunContext

/// The manager of an app's alarms for a run. No alarm rings, which is reported.
///
/// A countdown has its Live Activity in the store of the run, as the system gives it one.
///
/// Source: Apple, AlarmKit `AlarmManager`.
public final class AlarmManager: @unchecked Sendable {
    public static let shared = AlarmManager()

    /// The reason why an alarm could not be scheduled.
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

    /// The permission of the app to set alarms.
    public enum AuthorizationState: Hashable, Codable, Sendable { case notDetermined, denied, authorized }

    /// The record of an alarm: the alarm itself and its Live Activity.
    private struct Kept {
        var alarm: Alarm
        var mode: AlarmPresentationState.Mode?
        /// Shows a mode; nil ends the activity.
        var show: (AlarmPresentationState.Mode?) -> Void
    }

    /// Everything below is read and changed under the lock only.
    private let lock = NSLock()
    private var kept: [Kept] = []
    private var listeners: [AsyncStream<[Alarm]>.Continuation] = []

    init() {}

    // MARK: Authorization

    /// Always authorized: in a run the app may set alarms.
    public var authorizationState: AuthorizationState { .authorized }

    public func requestAuthorization() async throws -> AuthorizationState { .authorized }

    /// A sequence that ends at once: the value never changes.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> { AsyncStream { $0.finish() } }

    // MARK: Alarms

    /// The alarms, in the order in which they were scheduled.
    public var alarms: [Alarm] {
        get throws { lock.withLock { kept.map(\.alarm) } }
    }

    /// The alarms after each change of them.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
        let (stream, continuation) = AsyncStream<[Alarm]>.makeStream()
        lock.withLock { listeners.append(continuation) }
        return stream
    }

    /// Schedules an alarm; one without a schedule begins to count down.
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        RunReports.note("AlarmManager stores alarms for this run only: they never ring here.")
        let countdown = configuration.schedule == nil ? configuration.countdownDuration?.preAlert : nil
        var alarm = Alarm(
            id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration, state: .scheduled)
        var activity: Activity<AlarmAttributes<Metadata>>?
        var mode: AlarmPresentationState.Mode?
        if let countdown {
            alarm.state = .countdown
            let running = Self.running(total: countdown, elapsed: 0)
            mode = running
            activity = try Activity.request(
                attributes: configuration.attributes,
                content: ActivityContent(state: AlarmPresentationState(alarmID: id, mode: running), staleDate: nil))
        }
        let shown = activity
        change { kept in
            kept.removeAll { $0.alarm.id == id }
            kept.append(
                Kept(alarm: alarm, mode: mode) { mode in
                    guard let shown else { return }
                    if let mode {
                        shown.change(
                            to: ActivityContent(state: AlarmPresentationState(alarmID: id, mode: mode), staleDate: nil), alert: nil)
                    } else {
                        shown.finish(nil, .immediate)
                    }
                })
        }
        return alarm
    }

    /// Removes an alarm, whether it waits, counts down or rings.
    public func cancel(id: Alarm.ID) throws { remove(id) }

    /// Ends an alarm that rings or counts down; a repeating alarm waits for its next time.
    public func stop(id: Alarm.ID) throws {
        let repeats = lock.withLock { kept.first { $0.alarm.id == id }?.alarm.repeats ?? false }
        guard repeats else { return remove(id) }
        turn(id, to: .scheduled, mode: nil)
    }

    /// Starts an alarm's countdown, as its second button does.
    public func countdown(id: Alarm.ID) throws {
        let length = lock.withLock { kept.first { $0.alarm.id == id }?.alarm.countdownDuration?.postAlert ?? 0 }
        turn(id, to: .countdown, mode: Self.running(total: length, elapsed: 0))
    }

    /// Stops the countdown of an alarm.
    public func pause(id: Alarm.ID) throws {
        guard case .countdown(let countdown)? = mode(of: id) else { return }
        let elapsed = countdown.previouslyElapsedDuration + Date().timeIntervalSince(countdown.startDate)
        turn(
            id, to: .paused,
            mode: .paused(.init(totalCountdownDuration: countdown.totalCountdownDuration, previouslyElapsedDuration: elapsed)))
    }

    /// Resumes a paused countdown.
    public func resume(id: Alarm.ID) throws {
        guard case .paused(let paused)? = mode(of: id) else { return }
        turn(
            id, to: .countdown,
            mode: Self.running(total: paused.totalCountdownDuration, elapsed: paused.previouslyElapsedDuration))
    }

    // MARK: Changes

    private static func running(total: TimeInterval, elapsed: TimeInterval) -> AlarmPresentationState.Mode {
        let now = Date()
        return .countdown(
            .init(
                totalCountdownDuration: total, previouslyElapsedDuration: elapsed, startDate: now,
                fireDate: now.addingTimeInterval(max(total - elapsed, 0))))
    }

    private func mode(of id: Alarm.ID) -> AlarmPresentationState.Mode? {
        lock.withLock { kept.first { $0.alarm.id == id }?.mode }
    }

    private func turn(_ id: Alarm.ID, to state: Alarm.State, mode: AlarmPresentationState.Mode?) {
        var show: ((AlarmPresentationState.Mode?) -> Void)?
        change { kept in
            guard let index = kept.firstIndex(where: { $0.alarm.id == id }) else { return }
            (kept[index].alarm.state, kept[index].mode) = (state, mode)
            show = kept[index].show
        }
        show?(mode)
    }

    private func remove(_ id: Alarm.ID) {
        let show = lock.withLock { kept.first { $0.alarm.id == id }?.show }
        change { $0.removeAll { $0.alarm.id == id } }
        show?(nil)
    }

    /// Changes the alarms and notifies all listeners.
    private func change(_ body: (inout [Kept]) -> Void) {
        let (alarms, listening) = lock.withLock {
            body(&kept)
            return (kept.map(\.alarm), listeners)
        }
        for listener in listening { listener.yield(alarms) }
    }
}

extension Alarm {
    /// True if the alarm repeats.
    fileprivate var repeats: Bool {
        if case .relative(let time)? = schedule, case .weekly(let days) = time.repeats { !days.isEmpty } else { false }
    }
}
