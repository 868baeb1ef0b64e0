@_exported import Foundation

/// The data of a Live Activity: the attributes, which never change, and a content state, which does.
///
/// Source: Apple, ActivityKit `ActivityAttributes`.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The state that changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
