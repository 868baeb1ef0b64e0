import Foundation

/// A request that was admitted.
package struct LocalRequest: Sendable {
    /// The path behind the token, without a slash in front.
    package var path: String
    /// The values of the address, the last one of each name.
    package var query: [String: String]
    package var isPost: Bool
    package var body: Data

    package init(path: String, query: [String: String] = [:], isPost: Bool = false, body: Data = Data()) {
        (self.path, self.query, self.isPost, self.body) = (path, query, isPost, body)
    }
}

/// An answer to a request.
package struct LocalAnswer: Sendable {
    package enum Body: Sendable {
        case bytes(Data)
        /// Parts that are sent as they come; the answer ends with the stream.
        case stream(AsyncStream<Data>)
    }

    package var status: Int
    /// The media type.
    package var type: String
    /// True if the answer to this address is always the same.
    package var isKept: Bool
    package var body: Body

    package init(status: Int = 200, type: String, isKept: Bool = false, body: Body) {
        (self.status, self.type, self.isKept, self.body) = (status, type, isKept, body)
    }
}
