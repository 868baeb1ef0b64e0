import RunContext

/// Opens a window. A render has no windows, so the request is reported instead.
///
/// Source: Apple, SwiftUI `OpenWindowAction`.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(id: String) { Self.note("id: \"\(id)\"") }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { Self.note("id: \"\(id)\"") }
    public func callAsFunction<D: Codable & Hashable>(value: D) { Self.note("value: \(value)") }

    private static func note(_ arguments: String) {
        RunReports.note("openWindow(\(arguments)) was called: no window is opened here.")
    }
}

/// Closes a window. A render has no windows, so the request is reported instead.
///
/// Source: Apple, SwiftUI `DismissWindowAction`.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() { note("") }
    public func callAsFunction(id: String) { note("id: \"\(id)\"") }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note("id: \"\(id)\", value: \(value)") }
    public func callAsFunction<D: Codable & Hashable>(value: D) { note("value: \(value)") }

    private func note(_ arguments: String) {
        let way = Transaction.current.dismissBehavior == .destructive ? ", with unsaved changes discarded," : ""
        RunReports.note("dismissWindow(\(arguments)) was called\(way): there is no window here.")
    }
}

/// Asks the user for a review. No system is there to ask, so the request is reported instead.
///
/// Source: Apple, StoreKit `RequestReviewAction`.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() { RunReports.note("requestReview() has no effect: no review is requested here.") }
}

/// The Accessibility Bold Text user setting options.
///
/// Source: Apple, SwiftUI `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

extension EnvironmentValues {
    /// The action that opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// The action that closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// The action that asks for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
}

extension EnvironmentValues {
    /// The weight of text that people have chosen: bold makes the system's fonts heavier.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
