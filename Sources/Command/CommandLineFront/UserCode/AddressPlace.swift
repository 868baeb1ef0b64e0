import Foundation

/// The line of the user's code that has the address of a request which was refused.
enum AddressPlace {
    /// Returns an addition to the message about a refused request; nil for other messages, and where no line has the address.
    static func words(about message: String, in code: UserCode) -> String? {
        let start = "The request for "
        guard message.hasPrefix(start), let end = message.range(of: " was refused"),
            let place = place(of: String(message[message.index(message.startIndex, offsetBy: start.count)..<end.lowerBound]), in: code)
        else { return nil }
        return "\(code.shortened(place.text)) has the address."
    }

    /// Returns the line that shares the longest beginning with an address, from the name of its server on.
    static func place(of address: String, in code: UserCode) -> SourcePlace? {
        guard let host = URL(string: address)?.host, let start = address.range(of: host) else { return nil }
        let wanted = Array(address[start.lowerBound...].utf8)
        var best: (length: Int, place: SourcePlace)?
        for (folder, paths) in code.symbolFiles {
            for path in paths {
                let file = "\(folder)/\(path)"
                guard let text = SourcePlace(file: file).fileText, text.contains(host) else { continue }
                for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    guard let found = line.range(of: host) else { continue }
                    let length = zip(line[found.lowerBound...].utf8, wanted).prefix { $0 == $1 }.count
                    if length > best?.length ?? 0 { best = (length, SourcePlace(file: file, line: index + 1)) }
                }
            }
        }
        return best?.place
    }
}
