import Foundation

/// The copied content, for as long as the run lasts; the machine's own clipboard is left alone.
///
/// Source: Apple, UIKit `UIPasteboard`.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()

    private let lock = NSLock()
    private var items: [Any] = []

    private func first<Value>(_ type: Value.Type) -> Value? { lock.withLock { items.first as? Value } }
    private func set(_ value: Any?) { lock.withLock { items = value.map { [$0] } ?? [] } }

    public var string: String? {
        get { first(String.self) }
        set { set(newValue) }
    }

    public var url: URL? {
        get { first(URL.self) }
        set { set(newValue) }
    }

    public var image: UIImage? {
        get { first(UIImage.self) }
        set { set(newValue) }
    }

    public var color: UIColor? {
        get { first(UIColor.self) }
        set { set(newValue) }
    }

    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var hasColors: Bool { color != nil }
    public var numberOfItems: Int { lock.withLock { items.count } }
}
