/// A closure that a control performs.
///
/// Source: Apple, UIKit `UIAction`.
@MainActor @preconcurrency
public final class UIAction {
    /// What tells actions of one control apart.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let title: String
    public let image: UIImage?
    public let identifier: Identifier
    private let handler: UIActionHandler

    /// - Parameter identifier: nil: one that no other action has.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
    }

    private static var count = 0

    func perform() { handler(self) }
}

/// What an action does; it is told which action it was.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
