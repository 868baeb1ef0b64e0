import RunContext

/// An action that opens URLs.
///
/// Source: Apple, SwiftUI `OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of opening a URL.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    nonisolated init() { handler = nil }

    @preconcurrency public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Passes the URL to the handler in the environment. No system is there to open URLs, so a URL left to it is reported instead.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL as above, and reports whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled:
            completion(true)
        case .discarded:
            completion(false)
        case .system(let other):
            RunReports.note("openURL: \((other ?? url).absoluteString) is for the system to open: nothing is opened here.")
            completion(false)
        }
    }

    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// The action that opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
