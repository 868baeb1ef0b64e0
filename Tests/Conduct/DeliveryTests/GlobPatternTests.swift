import TestSupport
import Testing

@testable import HostProtocol

@Suite("Patterns of names") struct GlobPatternTests {
    @Test(arguments: [
        ("*", "", true), ("*", "anything", true), ("", "", true), ("", "a", false), ("a", "a", true), ("a", "A", false),
        ("a*", "abc", true), ("*c", "abc", true), ("*b*", "abc", true), ("a?c", "abc", true), ("a?c", "ac", false),
        ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false), ("**", "abc", true), ("?", "", false), ("?", "é", true),
        ("[a]", "a", false), ("[a]", "[a]", true), ("Caffeine*", "CaffeineTrackerWidget", true), ("*.png", "a.png.apng", false),
        ("*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
    ])
    func matching(_ pattern: String, _ name: String, _ expected: Bool) {
        expect(GlobPattern(pattern).matches(name), equals: expected)
    }
}
