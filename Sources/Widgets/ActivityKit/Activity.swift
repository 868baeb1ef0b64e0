/// A Live Activity that the app started.
///
/// A render has no system that shows it: the store of the run keeps it, and previews show its states.
///
/// `@unchecked Sendable`: mutable state is read and changed only under the lock.
///
/// Source: Apple, ActivityKit `Activity`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, ActivityStore.AnyActivity, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let activityStyle: ActivityStyle

    let stateBroadcast = UpdateBroadcast<ActivityState>()
    let contentBroadcast = UpdateBroadcast<ActivityContent<ContentState>>()

    /// The state that changes while the activity lasts.
    private struct Life {
        var content: ActivityContent<ContentState>
        /// The time from which it is shown; `nil` for its start.
        var start: Date?
        var hasEnded = false
        /// The time at which it is dismissed; `nil` while it has not ended.
        var dismissal: Date?
    }

    private let lock = NSLock()
    private var life: Life

    private init(
        id: String, attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle, start: Date?
    ) {
        self.id = id
        self.attributes = attributes
        activityStyle = style
        life = Life(content: content, start: start)
    }

    /// The content that is shown now.
    public var content: ActivityContent<ContentState> { lock.withLock { life.content } }

    @available(*, deprecated, message: "Use content instead.")
    public var contentState: ContentState { content.state }

    /// The state of the activity at this moment.
    public var activityState: ActivityState {
        let now = Date()
        let life = lock.withLock { self.life }
        if let dismissal = life.dismissal { return dismissal <= now ? .dismissed : .ended }
        if let start = life.start, start > now { return .pending }
        if let stale = life.content.staleDate, stale <= now { return .stale }
        return .active
    }

    /// The token by which a server reaches the activity; a render has none.
    public var pushToken: Data? { nil }

    /// The token by which a server starts activities; a render has none.
    public static var pushToStartToken: Data? { nil }

    /// The app's activities of these attributes that are still shown, oldest first.
    public static var activities: [Activity<Attributes>] {
        ActivityStore.shared.activities.compactMap { $0 as? Activity<Attributes> }
    }

    // MARK: Starting

    /// Starts an activity.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` if attributes and content take more than 4 KB as JSON.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType, style: .standard, at: nil)
    }

    /// Starts an activity of a style; see `request(attributes:content:pushType:)`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType, style: style, at: nil)
    }

    /// Plans an activity that begins at a date; see `request(attributes:content:pushType:)`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start date: Date
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType, style: style, at: date)
    }

    @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead.")
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType, style: .standard, at: nil)
    }

    /// The most that attributes and content may take. Source: Apple, "Displaying live data with Live Activities".
    private static var mostBytes: Int { 4096 }

    private static func start(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?, style: ActivityStyle,
        at date: Date?
    ) throws -> Activity<Attributes> {
        guard let bytes = try? JSONEncoder().encode(attributes).count + JSONEncoder().encode(content.state).count else {
            throw ActivityAuthorizationError.persistenceFailure
        }
        guard bytes <= mostBytes else { throw ActivityAuthorizationError.attributesTooLarge }
        let store = ActivityStore.shared
        let activity = Activity(
            id: store.nextIdentifier(), attributes: attributes, content: content, style: style, start: date)
        store.note(.start(id: activity.id, attributes: String(describing: Attributes.self), pushType: pushType))
        store.add(activity)
        return activity
    }

    // MARK: Updating

    /// Shows other content; an activity that has ended keeps its content.
    public func update(_ content: ActivityContent<ContentState>) async { change(to: content, alert: nil) }

    /// Shows other content and alerts people to it.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        change(to: content, alert: alertConfiguration)
    }

    /// Shows other content unless it is older than the current content.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        guard isNews(timestamp) else { return }
        change(to: content, alert: alertConfiguration)
    }

    @available(*, deprecated, message: "Use update(_:) instead.")
    public func update(using contentState: ContentState) async {
        change(to: ActivityContent(state: contentState, staleDate: nil), alert: nil)
    }

    @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead.")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {
        change(to: ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
    }

    /// The timestamp of the newest content that came with one.
    private var newest: Date?

    private func isNews(_ timestamp: Date) -> Bool {
        lock.withLock {
            if let newest, timestamp < newest { return false }
            newest = timestamp
            return true
        }
    }

    package func change(to content: ActivityContent<ContentState>, alert: AlertConfiguration?) {
        let isOpen = lock.withLock {
            guard !life.hasEnded else { return false }
            life.content = content
            return true
        }
        guard isOpen else { return }
        ActivityStore.shared.note(.update(id: id, alert: alert.map { String(localized: $0.title) }))
        contentBroadcast.send(content)
    }

    // MARK: Ending

    /// Ends the activity, perhaps with a last content.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(content, dismissalPolicy)
    }

    /// Ends the activity unless newer content has come.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {
        guard isNews(timestamp) else { return }
        finish(content, dismissalPolicy)
    }

    @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead.")
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
    }

    package func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
        if let content { change(to: content, alert: nil) }
        let now = Date()
        let isOpen = lock.withLock {
            guard !life.hasEnded else { return false }
            life.hasEnded = true
            life.dismissal = policy.dismissal(endedAt: now)
            return true
        }
        guard isOpen else { return }
        ActivityStore.shared.note(.end(id: id))
        stateBroadcast.send(.ended)
        if policy == .immediate { stateBroadcast.send(.dismissed) }
        stateBroadcast.finish()
        contentBroadcast.finish()
    }
}
