import Foundation

extension URL {
    /// Makes a file outside the app's container readable. No container limits a render, so files are readable as they are.
    ///
    /// Source: Apple, Foundation `URL.startAccessingSecurityScopedResource()`.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
