import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Places in the user's code") struct SourcePlaceTests {
    @Test("A line belongs to the innermost declaration around it") func declaration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            import SwiftUI
            struct Card: View {
                let names = ["Ada"]
                var body: some View {
                    VStack {
                        Text(names[3])
                    }
                }
            }
            // The end.
            """
        try text.write(toFile: "\(folder)/Card.swift", atomically: true, encoding: .utf8)
        func declaration(at line: Int) -> String? { SourcePlace("\(folder)/Card.swift:\(line)")?.declaration }
        expect(declaration(at: 6), equals: "Card.body")
        expect(declaration(at: 3), equals: "Card.names")
        expect(declaration(at: 10), equals: nil)
        expect(SourcePlace("\(folder)/Missing.swift:1")?.declaration, equals: nil)
        expect(SourcePlace("Card.swift"), equals: nil)
        let part = LeftOutFile.Part(name: "Card.body", line: 4, standIn: .card)
        let lines = LeftOutReport(
            files: [LeftOutFile(path: "\(folder)/Card.swift", part: part, reason: .needs(["Cup"]))], workingFolder: "/"
        ).jsonLines
        #expect(
            lines[0].contains(#""line":4,"column":5,"code":"compile""#), "code that is left out for other code has its column: \(lines)")
    }

    @Test("A refused request names the line with its address") func address() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            enum API {
                static let other = URL(string: "https://api.example.com/v1/other")!
                static let users = "https://api.example.com/v1/users"
                static let elsewhere = "https://example.org"
            }
            """
        try text.write(toFile: "\(folder)/API.swift", atomically: true, encoding: .utf8)
        let code = UserCode.packages([folder])
        func line(of address: String) -> Int? { AddressPlace.place(of: address, in: code)?.line }
        expect(line(of: "https://api.example.com/v1/users?page=2"), equals: 3)
        expect(line(of: "https://api.example.com/v1/o"), equals: 2)
        expect(line(of: "https://example.net/"), equals: nil)
        expect(
            AddressPlace.words(about: "The request for https://example.org/a was refused: previews have no network", in: code),
            equals: "API.swift:4 has the address.")
        expect(AddressPlace.words(about: "No colour named \"a\"", in: code), equals: nil)
    }
}
