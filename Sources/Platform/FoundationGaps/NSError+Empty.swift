import Foundation

extension NSError {
    /// An error without a domain, of the code 0, as `NSObject`'s initialiser makes one on Apple's systems.
    ///
    /// An extension cannot override an initialiser; one whose only argument has a default is called alike.
    public convenience init(_empty: Void = ()) { self.init(domain: "", code: 0) }
}

/// The key for the description of what failed, which precedes the reason.
///
/// Source: Apple, Foundation `NSLocalizedFailureErrorKey`.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
