import TestSupport
import Testing

@testable import HostProtocol

@Suite("Runs that nobody looks at") struct AutomaticRunTests {
    @Test(arguments: [
        (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false), ("true", true), ("1", true), ("gitlab", true),
    ])
    func isOne(_ value: String?, _ expected: Bool) {
        expect(AutomaticRun.isOne(in: value.map { ["CI": $0] } ?? [:]), equals: expected)
    }
}
