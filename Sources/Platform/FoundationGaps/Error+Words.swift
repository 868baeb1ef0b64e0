import Foundation
import FoundationNetworking

extension Error {
    /// The text of an error for people: its own sentence if it has one, else its value as Swift writes it.
    ///
    /// Source: Apple, Foundation `LocalizedError.errorDescription`; the sentences of `URLError` are those that iOS has in English.
    package var wordsForPeople: String {
        if let error = self as? any LocalizedError, let words = error.errorDescription { return words }
        if let error = self as? URLError { return error.sentence }
        if type(of: self) is NSError.Type { return (self as NSError).localizedDescription }
        return "\(self)"
    }
}

extension URLError {
    /// Code that makes an error from a code alone gives it no description, and Foundation on Linux has none.
    fileprivate var sentence: String {
        if let words = userInfo[NSLocalizedDescriptionKey] as? String { return words }
        return "\(Self.sentences[code] ?? "A request failed.") (NSURLErrorDomain \(code.rawValue))"
    }

    private static var sentences: [Code: String] {
        [
            .notConnectedToInternet: "The Internet connection appears to be offline.", .timedOut: "The request timed out.",
            .cannotFindHost: "A server with the specified hostname could not be found.",
            .cannotConnectToHost: "Could not connect to the server.",
            .networkConnectionLost: "The network connection was lost.", .badURL: "bad URL", .unsupportedURL: "unsupported URL",
            .badServerResponse: "There was a bad response from the server.", .cancelled: "cancelled",
            .resourceUnavailable: "The requested resource is unavailable.", .userAuthenticationRequired: "Authentication is required.",
            .cannotDecodeContentData: "cannot decode content data", .cannotParseResponse: "cannot parse response",
            .dataNotAllowed: "The Internet connection appears to be offline.",
            .secureConnectionFailed: "A TLS error caused the secure connection to fail.",
        ]
    }
}
