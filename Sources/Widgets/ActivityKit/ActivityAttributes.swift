@_exported import Foundation

/// What a Live Activity shows: the attributes, which never change, and a content state, which does.
///
/// Source: Apple, ActivityKit `ActivityAttributes`.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
