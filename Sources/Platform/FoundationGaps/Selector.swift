import Foundation
import RunContext
import VirtualTime

/// The name of a method together with the method, so that a `#selector` can be performed. A method with more than two arguments cannot be
/// performed, nor can one that throws or suspends; the attempt is reported.
///
/// Linux has no Objective-C runtime that would find a method by its name. The command puts the method itself beside the name in
/// `#selector`; a selector made of a name alone performs nothing.
///
/// Source: Apple, Objective-C runtime `Selector`.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    /// Calls the method of a target, with as many arguments as it takes; nil where it is not the target's, or takes others.
    private let method: (@MainActor (_ target: Any, _ arguments: [Any?]) -> Performed?)?

    /// The result of a call of a method.
    private struct Performed {
        let answer: Any
    }

    public init(_ string: String) { self.init(string, method: nil) }
    public init(stringLiteral value: String) { self.init(value) }

    private init(_ name: String, method: (@MainActor (Any, [Any?]) -> Performed?)?) {
        (description, self.method) = (name, method)
    }

    /// The selector of a method without arguments.
    ///
    /// - Parameter method: the method of an object. A method of the main actor has another type, and so another initialiser.
    public init<Target, Answer>(_ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> () -> Answer) {
        self.init(name) { target, _ in (target as? Target).map { Performed(answer: method($0)()) } }
    }

    public init<Target, Answer>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer, isolated: Void = ()
    ) {
        self.init(name) { target, _ in (target as? Target).map { Performed(answer: method($0)()) } }
    }

    /// Creates the selector of a method that takes its sender: a timer, a notification, a control.
    public init<Target, Argument, Answer>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> (Argument) -> Answer
    ) {
        self.init(name, type, calls: { target, arguments in Self.argument(0, of: arguments).map { method(target)($0) } })
    }

    public init<Target, Argument, Answer>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Answer,
        isolated: Void = ()
    ) {
        self.init(name, type, calls: { target, arguments in Self.argument(0, of: arguments).map { method(target)($0) } })
    }

    /// The selector of a method of two arguments.
    public init<Target, First, Second, Answer>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> (First, Second) -> Answer
    ) {
        self.init(name, type, calls: { target, arguments in Self.arguments(of: arguments).map { method(target)($0, $1) } })
    }

    public init<Target, First, Second, Answer>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Answer,
        isolated: Void = ()
    ) {
        self.init(name, type, calls: { target, arguments in Self.arguments(of: arguments).map { method(target)($0, $1) } })
    }

    private init<Target, Answer>(
        _ name: String, _ type: Target.Type, calls method: @escaping @MainActor (Target, [Any?]) -> Answer?
    ) {
        self.init(name) { target, arguments in
            (target as? Target).flatMap { method($0, arguments) }.map { Performed(answer: $0) }
        }
    }

    /// Creates the selector of anything else with a name, which performs nothing.
    @_disfavoredOverload
    public init<Target>(_ name: String, _ type: Target.Type, _ other: @escaping @MainActor (Target) -> Any) {
        self.init(name, method: nil)
    }

    private static func argument<Argument>(_ index: Int, of arguments: [Any?]) -> Argument? {
        let value = index < arguments.count ? arguments[index] : nil
        if let fitting = value as? Argument { return fitting }
        // A notification has two forms, and a method may take either.
        return (value as? Notification).flatMap { $0 as NSNotification as? Argument }
    }

    private static func arguments<First, Second>(of arguments: [Any?]) -> (First, Second)? {
        guard let first: First = argument(0, of: arguments), let second: Second = argument(1, of: arguments) else { return nil }
        return (first, second)
    }

    /// Calls the method of a target.
    ///
    /// - Returns: the method's result; nil if there is nothing to call, which is reported.
    @MainActor @discardableResult
    package func perform(on target: Any, _ arguments: [Any?]) -> Any? {
        guard let performed = method?(target, arguments) else {
            RunReports.note(
                "The selector \(description) performs nothing. Name a method with #selector; it may take at most two arguments.")
            return nil
        }
        return performed.answer
    }

    /// Performs the method from any thread: methods with a selector belong to views, and run on the views' thread.
    ///
    /// - Returns: the method's result; nil if there is nothing to call.
    package func performOnMain(_ target: Any, _ arguments: [Any?]) -> Any? {
        nonisolated(unsafe) let (target, arguments) = (target, arguments)
        nonisolated(unsafe) var answer: Any?
        let call: @MainActor () -> Void = { answer = perform(on: target, arguments) }
        if MainActor.isCurrent { MainActor.assumeIsolated(call) } else { DispatchQueue.main.sync(execute: call) }
        return answer
    }

    /// Performs the method from any thread, and keeps its result for the caller.
    fileprivate func result(on target: Any, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let answer = performOnMain(target, arguments), !(answer is Void) else { return nil }
        return Unmanaged.passRetained(answer as AnyObject)
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The name of a method as a string.
///
/// Source: Apple, Foundation `NSStringFromSelector(_:)`.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector of a name, which performs nothing, since a name alone finds no method on Linux.
///
/// Source: Apple, Foundation `NSSelectorFromString(_:)`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
    /// Calls a method of the object.
    ///
    /// Source: Apple, ObjectiveC `NSObjectProtocol.perform(_:)`.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { performed(selector, []) }

    /// Calls a method of the object with an argument.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { performed(selector, [object]) }

    /// Calls a method of the object with two arguments.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
        performed(selector, [first, second])
    }

    private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? { selector.result(on: self, arguments) }

    /// Calls a method of the class.
    @discardableResult
    public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { selector.result(on: self, []) }

    /// Calls a method of the class with an argument.
    @discardableResult
    public static func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { selector.result(on: self, [object]) }
}
