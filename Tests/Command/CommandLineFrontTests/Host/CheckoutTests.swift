import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The folder of this package")
struct CheckoutTests {
    @Test("A program that was built again while it runs is at its old path")
    func replaced() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("zoetrope").path
        expect(Checkout.withoutMark("\(path) (deleted)"), equals: path)
        expect(Checkout.withoutMark(path), equals: path)
        try Data().write(to: URL(fileURLWithPath: "\(path) (deleted)"))
        expect(Checkout.withoutMark("\(path) (deleted)"), equals: "\(path) (deleted)")
    }
}
