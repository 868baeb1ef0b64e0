import Foundation
import Observation

/// The data of tips: parameters, donations, invalidations. They are preferences of their own, as the data of the system's tips outlast a
/// run of the app, and a preview begins without those of the one before.
final class TipStore: Sendable {
    static let shared = TipStore()

    private let registrar = ObservationRegistrar()
    private let listeners = Listeners()

    private var defaults: UserDefaults? { UserDefaults(suiteName: "com.apple.TipKit") }

    /// The place at which views that read anything hear of a change.
    private var revision: Int { 0 }

    private func access() { registrar.access(self, keyPath: \.revision) }

    private func change(_ change: (UserDefaults) -> Void) {
        registrar.withMutation(of: self, keyPath: \.revision) { if let defaults { change(defaults) } }
        listeners.call()
    }
}

extension TipStore: Observable {}

extension TipStore {
    func value<Value: Codable>(_ key: String) -> Value? {
        access()
        return defaults?.data(forKey: key).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    }

    /// Sets a value. One that is there already changes nothing, so that code may set it each time that a view is made.
    func set(_ value: some Codable, for key: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try? encoder.encode([value])
        if data != defaults?.data(forKey: key) { change { $0.set(data, forKey: key) } }
    }

    func remove(_ key: String) { change { $0.removeObject(forKey: key) } }

    func reset() {
        change { defaults in defaults.dictionaryRepresentation().keys.filter(Self.isOwn).forEach(defaults.removeObject) }
    }

    private static let (parameter, donations, ended, shown) = ("parameter.", "donations.", "ended.", "shown.")
    private static let configured = "configured"
    static func parameterKey(_ name: String) -> String { parameter + name }
    static func donationsKey(_ name: String) -> String { donations + name }

    /// Settings of the process are kept in the same place, but a reset is of data.
    private static func isOwn(_ key: String) -> Bool { [parameter, donations, ended].contains { key.hasPrefix($0) } }

    /// True once the app has asked for tips.
    var isConfigured: Bool {
        get { value(Self.configured) ?? false }
        set { set(newValue, for: Self.configured) }
    }

    /// Shows or hides the tips of a type, or all of them, whatever their rules say.
    func override(_ type: (any Tip.Type)?, isShown: Bool) { set(isShown, for: Self.shown + (type.map { "\($0)" } ?? "")) }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { set(reason, for: Self.ended + id) }
    func forgetInvalidation(of id: String) { remove(Self.ended + id) }

    func status(of tip: some Tip) -> Tips.Status {
        if let any = tip as? AnyTip { return any.tip.status }
        access()
        if let isShown: Bool = value(Self.shown + "\(type(of: tip))") ?? value(Self.shown) { return isShown ? .available : .pending }
        if let reason: Tips.InvalidationReason = value(Self.ended + tip.id) { return .invalidated(reason) }
        return tip.rules.allSatisfy(\.isFulfilled) ? .available : .pending
    }

    /// A value now, and each time that it has changed.
    func updates<Value: Equatable & Sendable>(_ read: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let last = Last(read())
            continuation.yield(last.value)
            let number = listeners.add { if let value = last.replace(with: read()) { continuation.yield(value) } }
            continuation.onTermination = { [listeners] _ in listeners.remove(number) }
        }
    }
}

/// The functions that follow the data.
private final class Listeners: @unchecked Sendable {
    private let lock = NSLock()
    private var functions: [Int: @Sendable () -> Void] = [:]
    private var count = 0

    func add(_ function: @escaping @Sendable () -> Void) -> Int {
        lock.withLock {
            count += 1
            functions[count] = function
            return count
        }
    }

    func remove(_ number: Int) { lock.withLock { functions[number] = nil } }

    /// Calls them in the order in which they came.
    func call() {
        let present = lock.withLock { functions.sorted { $0.key < $1.key }.map(\.value) }
        for function in present { function() }
    }
}

/// The last value of a stream.
private final class Last<Value: Equatable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value: Value

    init(_ value: Value) { self.value = value }

    /// Returns a value that differs from the one before.
    func replace(with new: Value) -> Value? {
        lock.withLock {
            guard new != value else { return nil }
            value = new
            return new
        }
    }
}
