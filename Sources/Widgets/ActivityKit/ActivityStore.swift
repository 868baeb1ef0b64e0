import RunContext

/// The Live Activities of this run, in the place of the system.
///
/// `@unchecked Sendable`: everything is read and changed under the lock only.
package final class ActivityStore: @unchecked Sendable {
    /// The store of the run that the code belongs to.
    package static var shared: ActivityStore { RunContext.current.activityStore }

    /// An activity with any type of attributes.
    package protocol AnyActivity: AnyObject {
        var id: String { get }
        var activityState: ActivityState { get }
    }

    /// A request of an app.
    package enum Request: Equatable, Sendable {
        case start(id: String, attributes: String, pushType: PushType?)
        case update(id: String, alert: String?)
        case end(id: String)
    }

    private let lock = NSLock()
    private var stored: [any AnyActivity] = []
    private var log: [Request] = []
    private var started = 0
    private var broadcasts: [ObjectIdentifier: AnyObject] = [:]

    package init() {}

    /// Every activity that is not dismissed, oldest first.
    package var activities: [any AnyActivity] {
        lock.withLock { stored }.filter { $0.activityState != .dismissed }
    }

    /// The requests since the last call, oldest first.
    package func takeRequests() -> [Request] {
        lock.withLock {
            defer { log = [] }
            return log
        }
    }

    func note(_ request: Request) { lock.withLock { log.append(request) } }

    /// An identifier that looks like the system's and is the same in every run.
    func nextIdentifier() -> String {
        let number = lock.withLock {
            started += 1
            return started
        }
        let digits = String(number, radix: 16, uppercase: true)
        return "00000000-0000-0000-0000-" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    }

    func add<Attributes>(_ activity: Activity<Attributes>) {
        lock.withLock { stored.append(activity) }
        broadcast(of: Activity<Attributes>.self).send(activity)
    }

    func broadcast<Attributes>(of type: Activity<Attributes>.Type) -> UpdateBroadcast<Activity<Attributes>> {
        lock.withLock {
            let key = ObjectIdentifier(type)
            if let known = broadcasts[key] as? UpdateBroadcast<Activity<Attributes>> { return known }
            let made = UpdateBroadcast<Activity<Attributes>>()
            broadcasts[key] = made
            return made
        }
    }
}

private enum ActivityStoreKey: RunKey {
    static let defaultValue = ActivityStore()
}

extension RunContext {
    /// The Live Activities of the run: those of the process, or of the film of an activity that is touched.
    package var activityStore: ActivityStore {
        get { self[ActivityStoreKey.self] }
        set { self[ActivityStoreKey.self] = newValue }
    }
}
