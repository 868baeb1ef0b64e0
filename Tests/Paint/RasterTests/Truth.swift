import Foundation
import Testing

/// The measured values that stand beside the tests.
enum Truth {
    static func object(_ name: String) throws -> [String: Any] {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Truth"))
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    }

    /// The record of effects.json with an identifier.
    static func effect(_ id: String) throws -> [String: Any] {
        let records = try #require(try object("effects")["records"] as? [[String: Any]])
        return try #require(records.first { $0["id"] as? String == id })
    }

    /// A box written as "x20 y45 w60 h10", with anything after it.
    static func box(_ text: String) throws -> [Int] {
        let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
        return try "xywh".map { letter in
            let word = try #require(words.first { $0.first == letter && Int($0.dropFirst()) != nil })
            return try #require(Int(word.dropFirst()))
        }
    }
}
