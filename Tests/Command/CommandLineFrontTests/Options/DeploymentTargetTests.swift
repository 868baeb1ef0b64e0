import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Deployment targets") struct DeploymentTargetTests {
    @Test(arguments: [("17", 17), ("16.4", 16.4), ("17.0.1", 17), ("26.2", 26.2)] as [(String, Double)])
    func versions(_ text: String, _ number: Double) throws {
        let target = try #require(DeploymentTarget(argument: text))
        #expect(target.number == number && target.description == text)
    }

    @Test(arguments: ["", "0", "iOS 17", "17.", "17.a", "1.2.3.4", "-17", "$(TARGET)"])
    func others(_ text: String) { #expect(DeploymentTarget(argument: text) == nil) }

    @Test("It is typed again to accept pictures") func argument() throws {
        let options = try CodeOptions.parse(["--sources", "Widget", "--deployment-target", "17.2"])
        expect(options.arguments, equals: ["--sources", "Widget", "--deployment-target", "17.2"])
    }
}
