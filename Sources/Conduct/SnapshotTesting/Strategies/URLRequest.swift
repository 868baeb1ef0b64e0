import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it is sent: method and address, headers in alphabetical order, body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// - Parameter pretty: indents a body of JSON and sorts its keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method = "\(request.httpMethod ?? "GET") \(request.url?.withSortedQuery.absoluteString ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
            let body = request.httpBody.map { ["\n" + String(decoding: pretty ? indented($0) : $0, as: UTF8.self)] } ?? []
            return ([method] + headers + body).joined(separator: "\n")
        }
    }

    /// The command of curl that sends the request.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var parts = ["curl"]
            let method = request.httpMethod ?? "GET"
            if method == "HEAD" { parts.append("--head") } else if method != "GET" { parts.append("--request \(method)") }
            let headers = request.allHTTPHeaderFields ?? [:]
            for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
                parts.append("--header \"\(field): \(quoted(value))\"")
            }
            if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
                parts.append("--data \"\(quoted(body.replacing(#"\""#, with: #"\\""#)))\"")
            }
            if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
            parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "(null)")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}

private func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

/// Returns JSON with indentation and sorted keys; bytes of another kind as they are.
private func indented(_ body: Data) -> Data {
    guard let value = try? JSONSerialization.jsonObject(with: body) else { return body }
    return (try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])) ?? body
}

extension URL {
    /// The address with the items of its query in alphabetical order.
    fileprivate var withSortedQuery: URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
        let items = components?.queryItems?.sorted { $0.name < $1.name }
        components?.queryItems = items
        return components?.url ?? self
    }
}
