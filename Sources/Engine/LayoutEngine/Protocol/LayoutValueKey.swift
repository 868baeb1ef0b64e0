/// A key for a value that a view hands to the layout that holds it.
///
/// Source: Apple, SwiftUI `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
