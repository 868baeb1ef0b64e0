import Foundation

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The records of `Truth/colors.json`: colours and rules measured on Apple's systems, each with its source.
enum StylesTruth {
    struct Fault: Error { let message: String }

    /// One measured colour in both appearances: red, green and blue in 0...255, alpha in 0...1.
    struct Appearances: Decodable {
        let light: [Double]
        let dark: [Double]
    }

    /// The value of a record.
    static func value<Value: Decodable>(_ id: String, as type: Value.Type = Value.self) throws -> Value {
        guard let value = try records().first(where: { $0["id"] as? String == id })?["value"] else {
            throw Fault(message: "no record \(id)")
        }
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return try JSONDecoder().decode(Value.self, from: data)
    }

    /// The records whose id starts with a prefix, in the order of the file.
    static func ids(_ prefix: String) throws -> [String] {
        try records().compactMap { $0["id"] as? String }.filter { $0.hasPrefix(prefix) }
    }

    private static func records() throws -> [[String: Any]] {
        guard let url = Bundle.module.url(forResource: "colors", withExtension: "json", subdirectory: "Truth") else {
            throw Fault(message: "Truth/colors.json is missing")
        }
        let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return file?["records"] as? [[String: Any]] ?? []
    }
}

extension EnvironmentValues {
    static func appearance(_ scheme: ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return environment
    }
}

extension Color.Resolved {
    /// Red, green and blue in 0...255, as drawn, and the alpha in 0...1.
    var bytes: [Double] { [rgba.red * 255, rgba.green * 255, rgba.blue * 255, rgba.alpha] }
}
