/// The date of a schedule that is shown, and the time at which the next one comes.
@MainActor
final class TimelineTicker: TimedPart, ContentFollower {
    private unowned let tree: ViewTree
    /// The date from which an animation schedule counts: that of the first evaluation, or of the end of a pause.
    private var start: Date
    /// The date shown since the last tick.
    private var ticked: Date
    /// The dates after it; nil for the animation schedule.
    private var upcoming: AnyIterator<Date>?
    private var following: Date?
    private var interval: Double?
    private var isAnimation = false
    private var isPaused = false
    /// The pace at which the content may be rebuilt, as of the last evaluation.
    private(set) var pace = TimelinePace.live
    private var isAlive = false
    /// True if the content was built since the last tick. Content that is no longer built has gone.
    private var wasBuilt = false
    let presence = ContentPresence()
    private var event: EventQueue.Event?
    private var schedule: String?
    /// The type of the schedule.
    private var kind: String?

    /// True if a schedule has been taken that has not been explained yet. `note` is the index of the note on the last explained one.
    private var isNew = false
    private var note: Int?

    /// True if something in the content reacts to the date, so that every frame is an event.
    var contentReacts = false

    init(tree: ViewTree) {
        self.tree = tree
        start = tree.clock.date(at: tree.now)
        ticked = start
    }

    /// The shortest time between two ticks, in seconds. Dates of a denser schedule are dropped.
    private static let shortestInterval = 1.0 / 120

    /// Takes the schedule of an evaluation. A different schedule, or the same one in a different mode, starts at the present.
    func take<Schedule: TimelineSchedule>(_ schedule: Schedule, isDimmed: Bool) {
        guard !tree.isSampling else { return }
        if let animation = schedule as? AnimationTimelineSchedule, !isDimmed { return take(animation) }
        let name = "\(schedule)"
        guard name != self.schedule || isDimmed != (pace != .live) else { return }
        self.schedule = name
        isAnimation = false
        isNew = true
        kind = "\(Schedule.self)"
        if let periodic = schedule as? PeriodicTimelineSchedule, !periodic.moves {
            tree.diagnostics.note(.standingSchedule(periodic.sourceText))
        }
        event?.cancel()
        event = nil
        let now = tree.clock.date(at: tree.now)
        var dates = schedule.entries(from: now, mode: isDimmed ? .lowFrequency : .normal).makeIterator()
        var first: [Date] = []
        pace = isDimmed ? .minutes : .live
        if isDimmed, !schedule.isOfTheSystem {
            while first.count < 2, let date = dates.next() { first.append(date) }
            if first.count == 2, first[1].timeIntervalSince(first[0]) < 60 - 1e-6 { pace = .seconds }
        }
        upcoming = AnyIterator { first.isEmpty ? dates.next() : first.removeFirst() }
        following = upcoming?.next()
        ticked = following.map { min($0, now) } ?? now
        skip(to: now)
        if following != nil { noteStillness(of: schedule) }
        if isAlive { scheduleTick() }
    }

    private func take(_ animation: AnimationTimelineSchedule) {
        if animation.isPaused != isPaused || !isAnimation {
            ticked = tree.clock.date(at: tree.now)
            start = ticked
            // A date that was due before the pause is dropped.
            event?.cancel()
            event = nil
            isNew = true
        }
        isAnimation = true
        isPaused = animation.isPaused
        (schedule, pace) = (nil, .live)
        if !isPaused { noteStillness(of: animation) }
        interval = animation.minimumInterval.flatMap { $0 > AnimationTimelineSchedule.frame ? $0 : nil }
    }

    /// Notes that a schedule with dates to come does not run, which is the case in a widget.
    private func noteStillness(of schedule: some TimelineSchedule) {
        guard tree.environment.isInWidget else { return }
        let word = sourceText(of: schedule).prefix { $0 != "(" }
        tree.diagnostics.note(.standsStillInWidget("TimelineView(\(word))", shows: "the date of the entry"))
    }

    /// Advances to the last date not after the given one.
    private func skip(to date: Date) {
        // A schedule may contain a million dates a second, so the search stops after as many dates as a day has at 120 a second.
        var standing = 0
        for _ in 0..<10_368_000 {
            guard let next = following, next.timeIntervalSince(date) <= 1e-6 else { return }
            standing = next > ticked ? 0 : standing + 1
            guard standing <= Self.mostStandingDates else { return giveUp() }
            ticked = next
            following = upcoming?.next()
        }
    }

    /// The number of consecutive dates without progress after which a schedule counts as endless.
    private static let mostStandingDates = 1000

    /// Stops reading a schedule that repeats the same date.
    private func giveUp() {
        (upcoming, following) = (nil, nil)
        if let kind { tree.diagnostics.note(.standingSchedule(kind)) }
    }

    /// The date at the moment being evaluated.
    var date: Date {
        if tree.environment.isInWidget { return tree.clock.date(at: tree.now) }
        guard isAnimation, !isPaused, !contentReacts else { return ticked }
        let elapsed = tree.clock.date(at: tree.moment).timeIntervalSince(start)
        guard let interval else { return start.addingTimeInterval(elapsed) }
        return start.addingTimeInterval(((elapsed + 1e-6) / interval).rounded(.down) * interval)
    }

    var timeDependence: TimeDependence {
        isAnimation && !isPaused && !contentReacts && !tree.environment.isInWidget ? .always : .never
    }

    /// Notes that the content was built, and whether it has no view at all. In that case no content would report that it has appeared.
    func noteContent(isEmpty: Bool) {
        wasBuilt = true
        presence.isContentEmpty = isEmpty
        if isEmpty, !isAlive { tree.afterUpdate { [self] in appear() } }
    }

    func appear() {
        isAlive = true
        scheduleTick()
    }

    func disappear() {
        isAlive = false
        if let note { tree.explanation.timelines[note].end = tree.now }
        note = nil
        event?.cancel()
        event = nil
    }

    private func scheduleTick() {
        guard isAlive, event == nil, !tree.environment.isInWidget else { return }
        if isAnimation {
            guard contentReacts, !isPaused else { return }
            let step = max(interval ?? AnimationTimelineSchedule.frame, Self.shortestInterval)
            tick(after: step)
        } else if let following {
            let interval = following.timeIntervalSince(ticked)
            if pace == .live, interval > 0, interval < Self.shortestInterval - 1e-6, let kind {
                tree.diagnostics.note(.denseSchedule(kind))
            }
            let now = tree.clock.date(at: tree.now)
            var due = following
            if let unit = pace.unit {
                // A minute still counts as beginning a millionth of a second after its start.
                let whole = ((now.timeIntervalSinceReferenceDate + 1e-6) / unit).rounded(.down) + 1
                due = max(due, Date(timeIntervalSinceReferenceDate: whole * unit))
            }
            tick(after: max(due.timeIntervalSince(now), Self.shortestInterval))
        }
    }

    private func tick(after seconds: Double) {
        event = tree.tasks.schedule(after: seconds, recurs: true) { [weak self] in
            guard let self, isAlive else { return }
            event = nil
            guard wasBuilt || !presence.isContentEmpty else { return disappear() }
            wasBuilt = false
            let now = tree.clock.date(at: tree.now)
            if isAnimation { ticked = now } else { skip(to: now) }
            if let note, case .at(let ticks) = tree.explanation.timelines[note].ticks {
                tree.explanation.timelines[note].ticks = .at(ticks + [tree.now])
            }
            tree.stateDidChange(Transaction())
            scheduleTick()
        }
    }
}

extension TimelineTicker {
    /// Notes a newly taken schedule, and that the one before it has ended.
    ///
    /// - Parameter view: the name of the content, which is known once the content is built.
    func explain<Schedule: TimelineSchedule>(_ schedule: Schedule, as view: @autoclosure () -> String) {
        guard isNew, tree.explanation.isOn else { return }
        isNew = false
        if let note { tree.explanation.timelines[note].end = tree.now }
        note = tree.explanation.timelines.count
        let runs = isAnimation && !isPaused && !tree.environment.isInWidget
        tree.explanation.timelines.append(
            TimelineNote(
                view: view(), schedule: sourceText(of: schedule), start: tree.now,
                ticks: runs ? interval.map { .every($0) } ?? .everyFrame : .at([])))
    }
}
